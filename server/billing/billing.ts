/** What the capabilities above billing use, and no page does. */
export { hasPriority } from "./access/priority.ts";
