/** What the capabilities above billing use, and no page does. */
export { hasPriority, opensClubTrials } from "./access/priority.ts";
