import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ClockFacts } from '#shared/time/zone-clock.ts';

/** Rules of zones from one place. */
export interface ZoneSource {
  readonly name: 'Node' | 'system' | 'package';
  /** As IANA names its releases, such as `2026f`. */
  readonly version: string;
  /** The clocks of all zones it knows from `from` to `to` (epoch seconds); null where they are those of `Intl`. */
  readonly facts: ((from: number, to: number) => readonly ClockFacts[]) | null;
}

const nodeSource = (): ZoneSource => ({ name: 'Node', version: process.versions.tz ?? '', facts: null });

interface MomentZones {
  readonly dataVersion: string;
  readonly names: () => readonly string[];
  /** Ends of stretches in epoch milliseconds, and what UTC is ahead of each, in minutes. */
  readonly zone: (name: string) => { readonly untils: readonly number[]; readonly offsets: readonly number[] } | null;
}

/** The package `moment-timezone`, for its data only. */
function packageSource(): ZoneSource {
  const { tz } = createRequire(import.meta.url)('moment-timezone') as { readonly tz: MomentZones };
  return {
    name: 'package',
    version: tz.dataVersion,
    facts: (from, to) =>
      tz.names().flatMap((name) => {
        const read = tz.zone(name);
        if (read === null) return [];
        const starts = read.offsets.map((west, i) => [(read.untils[i - 1] ?? -Infinity) / 1000, -west * 60] as const);
        return [factsOf(name, starts, from, to)];
      }),
  };
}

/** @param starts from which second on which offset holds, in order; the first from ever. */
function factsOf(zone: string, starts: readonly (readonly [number, number])[], from: number, to: number): ClockFacts {
  const offset = Math.round(starts.findLast(([at]) => at <= from)?.[1] ?? 0);
  const changes = starts.flatMap(([at, after], i) => {
    const before = starts[i - 1]?.[1] ?? after;
    return at > from && at <= to && Math.round(before) !== Math.round(after)
      ? [{ at, before: Math.round(before), after: Math.round(after) }]
      : [];
  });
  return { zone, from, to, offset, changes };
}

/** Compiled rules (RFC 9636) of one zone; null where they go on by a rule beyond what is written out before `to`. */
function readZone(bytes: Buffer, zone: string, from: number, to: number): ClockFacts | null {
  const counts = (at: number) => [20, 24, 28, 32, 36, 40].map((i) => bytes.readUInt32BE(at + i));
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, letters = 0] = counts(0);
  const second = 44 + 5 * times + 6 * types + letters + 8 * leaps + standard + utc;
  const [utc2 = 0, standard2 = 0, leaps2 = 0, times2 = 0, types2 = 0, letters2 = 0] = counts(second);
  const moments = second + 44;
  const kinds = moments + 9 * times2;
  const offset = (kind: number) => bytes.readInt32BE(kinds + 6 * kind);
  const starts = Array.from(
    { length: times2 },
    (_, i) => [Number(bytes.readBigInt64BE(moments + 8 * i)), offset(bytes[moments + 8 * times2 + i] ?? 0)] as const,
  );
  const footer = bytes.toString('latin1', kinds + 6 * types2 + letters2 + 12 * leaps2 + standard2 + utc2);
  const last = starts.at(-1)?.[0] ?? -Infinity;
  if (footer.includes(',') && last < to - 366 * 86_400) return null;
  return factsOf(zone, [[-Infinity, offset(0)], ...starts], from, to);
}

/** The system's folder of rules; null where there is none, or where it does not write its rules out. */
export function systemSource(folder: string, names: readonly string[]): ZoneSource | null {
  try {
    const version = /^# version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'latin1'))?.[1];
    if (version === undefined) return null;
    const read = (name: string, from: number, to: number) => readZone(readFileSync(join(folder, name)), name, from, to);
    if (read('America/New_York', Date.UTC(2024, 0) / 1000, LAST) === null) return null;
    return {
      name: 'system',
      version,
      facts: (from, to) =>
        names.flatMap((name) => {
          try {
            return read(name, from, to) ?? [];
          } catch {
            return [];
          }
        }),
    };
  } catch {
    return null;
  }
}

/** Sources write their rules out until here; bookings are nearer. */
export const LAST = Date.UTC(2037, 0) / 1000;

const FOLDER = '/usr/share/zoneinfo';

/** The sources at hand, those first that are taken where versions are the same. */
export function zoneSources(): readonly ZoneSource[] {
  const system = systemSource(FOLDER, Intl.supportedValuesOf('timeZone'));
  return [nodeSource(), packageSource(), ...(system === null ? [] : [system])];
}
