import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { errnoOf } from "./problem.ts";

export interface ProcessInfo {
  pid: number;
  parent: number;
  /** Together with the pid it names one process for ever: pids are reused, also across boots. */
  startedAt: string;
  command: string;
}

/** The living process of that id; a zombie has ended, only its parent has not looked yet. */
export function describeProcess(pid: number): ProcessInfo | undefined {
  if (pid <= 0 || !pidIsTaken(pid)) return undefined;
  if (process.platform === "linux") return describeWithProc(pid);
  if (process.platform === "win32") return describeWithPowerShell(pid);
  return describeWithPs(pid);
}

/** What PostgreSQL itself asks about the pid in a lock file; zombies and strangers count. */
export function pidIsTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errnoOf(error) === "EPERM";
  }
}

export function findProcesses(commandStart: string): number[] {
  if (process.platform === "win32") return [];
  if (process.platform !== "linux") {
    const lines = (run("ps", ["-axo", "pid=,command="]) ?? "").split("\n");
    const found = lines.map((line) => /^\s*(\d+)\s+(.*)$/.exec(line));
    return found.flatMap((match) => (match?.[2]?.startsWith(commandStart) ? [Number(match[1])] : []));
  }
  const pids = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  return pids.filter((pid) => readCommand(pid)?.startsWith(commandStart));
}

export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (describeProcess(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** A process may end between the look and the signal: that is what was wanted. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errnoOf(error) !== "ESRCH") throw error;
  }
}

function describeWithProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return undefined;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const command = readCommand(pid) ?? "";
    return { pid, parent: Number(fields[1]), startedAt: `${boot} ${fields[19]}`, command };
  } catch {
    return undefined;
  }
}

function readCommand(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return undefined;
  }
}

export function describeWithPs(pid: number): ProcessInfo | undefined {
  const line = run("ps", ["-ww", "-o", "ppid=,stat=,lstart=,command=", "-p", String(pid)]);
  const match = /^ *(\d+) +(\S+) +(\w+ +\w+ +\d+ +[\d:]+ +\d+) +(.*)$/m.exec(line ?? "");
  if (!match || match[2]?.startsWith("Z")) return undefined;
  return { pid, parent: Number(match[1]), startedAt: String(match[3]), command: String(match[4]).trim() };
}

function describeWithPowerShell(pid: number): ProcessInfo | undefined {
  const script = `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; if ($p) { '{0}|{1}|{2}' -f $p.ParentProcessId, $p.CreationDate.ToFileTimeUtc(), $p.CommandLine }`;
  const line = run("powershell", ["-NoProfile", "-NonInteractive", "-Command", script]);
  const match = /^(\d+)\|(\d+)\|(.*)$/m.exec(line ?? "");
  return match
    ? { pid, parent: Number(match[1]), startedAt: String(match[2]), command: String(match[3]) }
    : undefined;
}

function run(file: string, args: string[]): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: "C" };
    return execFileSync(file, args, { encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
