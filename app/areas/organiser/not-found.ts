import { data } from "react-router";

/** Another organiser's event is as unknown as none. */
export const eventNotFound = () => data("Evento não encontrado", 404);
