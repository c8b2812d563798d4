export { now, today } from "./clock.ts";
