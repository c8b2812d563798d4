/**
 * Nothing of ours reaches PostgreSQL: a PG* variable of the operator's shell would change its settings,
 * and an unset or foreign language its encoding and the wording of its log.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: "C", TZ: "UTC", ...(process.platform === "win32" && { SystemRoot, TEMP }) };
}
