export const ATHLETES = "/admin/atletas";

export const athletePath = (id: string, tab = ""): string => `${ATHLETES}/${id}${tab && `/${tab}`}`;
