import { learnClock } from '#shared/time/zone-clock.ts';
import { LAST, type ZoneSource, zoneSources } from './zone-sources.ts';

/** What the rules of zones are reckoned by. */
export interface ZoneRulesInUse {
  readonly version: string;
  readonly source: ZoneSource['name'];
}

/** Before this no booking is; `Intl` knows the years before as well as any. */
const FIRST = Date.UTC(2024, 0) / 1000;
/** After so many days without newer rules a start warns: laws are changed several times a year. */
const OLD_DAYS = 200;
const DAY_MS = 86_400_000;
/** Releases are lettered; one comes every seven weeks or so. */
const LETTER_DAYS = 50;

/** The newest of sources; of the same version the first. Versions of IANA are in the order of the alphabet. */
export const newestOf = (sources: readonly ZoneSource[]): ZoneSource | null =>
  sources.reduce<ZoneSource | null>((best, each) => (best === null || each.version > best.version ? each : best), null);

let inUse: ZoneRulesInUse | null = null;

/** From now on this process reckons by the newest rules at hand, in every function of `shared/time`. */
export function learnZoneRules(sources = zoneSources): ZoneRulesInUse {
  if (inUse !== null) return inUse;
  const newest = newestOf(sources());
  for (const facts of newest?.facts?.(FIRST, LAST) ?? []) learnClock(facts);
  inUse = { version: newest?.version ?? '', source: newest?.name ?? 'Node' };
  return inUse;
}

/** The version of the rules that this process reckons by. */
export const zoneRulesVersion = (): string => inUse?.version ?? process.versions.tz ?? '';

/** Days since a version such as `2026c` can have come out at the earliest, by its year and letter; 0 for a younger one. */
export function ageOfRules(version: string, now: Date): number {
  const [, year, letter] = /^(\d{4})([a-z])/.exec(version) ?? [];
  if (year === undefined || letter === undefined) return Infinity;
  const out = Date.UTC(Number(year), 0) + (letter.charCodeAt(0) - 97) * LETTER_DAYS * DAY_MS;
  return Math.max(0, Math.floor((now.getTime() - out) / DAY_MS));
}

/** What is said of rules that are older than a season; null of younger ones. */
export function warningOf({ version, source }: ZoneRulesInUse, now: Date): string | null {
  const days = ageOfRules(version, now);
  if (days <= OLD_DAYS) return null;
  const age = days === Infinity ? 'of no known version' : `about ${days} days old`;
  return `The rules of time zones (${version}, ${source}) are ${age}: update moment-timezone, Node or the system's tzdata`;
}
