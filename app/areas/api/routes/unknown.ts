import { problem, problemFor } from "../answer.ts";

/** Below /api/v1 even a mistake is answered in JSON. */
export const loader = () => problem(problemFor("not_found"));

export const action = loader;
