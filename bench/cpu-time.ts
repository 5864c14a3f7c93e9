import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of user and system time, own and of children that have ended, out of `/proc/<pid>/stat`. */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in brackets may hold spaces; fields are counted behind it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, own = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place],
    );
    return { parent, own: own + system, ended: ended + endedSystem };
  } catch {
    return null;
  }
}

/** The process that started another; 0 where none is known. */
export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

const TICKS_PER_SECOND = 100;

/** Milliseconds of CPU that a server process and a database server with all its backends have used so far. */
export function cpuMilliseconds(server: number, postmaster: number): number {
  const database = statOf(postmaster);
  let ticks = (statOf(server)?.own ?? 0) + (database?.own ?? 0) + (database?.ended ?? 0);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(Number(name));
    if (stat?.parent === postmaster) ticks += stat.own;
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(line?.[1] ?? 0) * 1024) / 1_000_000;
}
