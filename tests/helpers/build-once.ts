import { buildIfNeeded } from "../../cli/build.ts";

/** Before the workers start, which would each build the same. */
export default buildIfNeeded;
