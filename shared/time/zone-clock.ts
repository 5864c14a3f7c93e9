/** One change of a zone's clocks. Instants in epoch seconds, offsets in seconds east of UTC. */
export interface ClockChange {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** A zone's clock over a stretch of time, as data: what one platform tells another of whose zone data may be old. */
export interface ClockFacts {
  readonly zone: string;
  /** Epoch seconds; outside of the stretch each platform reckons by its own data. */
  readonly from: number;
  readonly to: number;
  /** Seconds east of UTC at `from`. */
  readonly offset: number;
  readonly changes: readonly ClockChange[];
}

/** UTC never changes its clocks: a date that stands for itself is written without asking `Intl`. */
const utc: ClockFacts = { zone: 'UTC', from: -Infinity, to: Infinity, offset: 0, changes: [] };

/** What was learned of zones: it is believed before this platform's own data. */
const learned = new Map([[utc.zone, utc]]);

/** From now on the clock of that zone is reckoned by these facts, as far as they reach, in every function of `shared/time`. */
export function learnClock(facts: ClockFacts): void {
  learned.set(facts.zone, facts);
}

const clocks = new Map<string, ZoneClock>();

/** The clock of a zone by its IANA name. @throws RangeError when it is neither learned nor known to `Intl`. */
export function clockOf(zone: string): ZoneClock {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new ZoneClock(zone);
    clocks.set(zone, clock);
  }
  return clock;
}

interface Chapter {
  readonly offset: number;
  readonly changes: readonly ClockChange[];
}

/** The years in which clock changes are looked for; outside them the offset of the border holds. */
export const firstSecond = Date.UTC(1880, 0, 1) / 1000;
export const lastSecond = Date.UTC(2200, 0, 1) / 1000;
/** Changes are found once per chapter of time and then kept. */
export const chapterSeconds = 366 * 86_400;
/** A local time read as UTC is never further from its instant than this. */
const reachSeconds = 2 * 86_400;
/** No zone has changed its clocks and changed them back within fewer days than this since 1900. */
const probeSeconds = 3 * 86_400;

/**
 * The clock of one IANA zone as the running platform's `Intl` knows it: no packed data that could grow stale. Changes
 * are found by probing and bisecting once per year of interest; afterwards a look-up is a search in a short list.
 */
export class ZoneClock {
  readonly id: string;
  #format: Intl.DateTimeFormat | null = null;
  readonly #chapters = new Map<number, Chapter>();

  /** @throws RangeError when the zone is neither learned nor known to `Intl`. */
  constructor(id: string) {
    this.id = id;
    if (!learned.has(id)) this.#intl();
  }

  #intl(): Intl.DateTimeFormat {
    this.#format ??= new Intl.DateTimeFormat('en-US', {
      timeZone: this.id,
      year: '2-digit',
      timeZoneName: 'longOffset',
    });
    return this.#format;
  }

  /** The clock between two instants in epoch seconds, to be learned elsewhere. */
  facts(from: number, to: number): ClockFacts {
    return { zone: this.id, from, to, offset: this.offsetSeconds(from), changes: this.changesBetween(from, to) };
  }

  /** The offset of a local time read as UTC (epoch seconds), or the change that makes it ambiguous or skips it. */
  resolveWall(wall: number): number | ClockChange {
    let offset = this.offsetSeconds(wall - reachSeconds);
    for (const change of this.changesBetween(wall - reachSeconds, wall + reachSeconds)) {
      const low = change.at + Math.min(change.before, change.after);
      const high = change.at + Math.max(change.before, change.after);
      if (wall < low) break;
      if (wall < high) return change;
      offset = change.after;
    }
    return offset;
  }

  /**
   * The instant (epoch seconds) of a local time read as UTC: inside a spring gap it moves forward by the gap, inside an
   * autumn overlap it takes the earlier offset.
   */
  instantOfWall(wall: number): number {
    const found = this.resolveWall(wall);
    return wall - (typeof found === 'number' ? found : found.before);
  }

  /** Seconds east of UTC at an instant given in epoch seconds. */
  offsetSeconds(epochSecond: number): number {
    const facts = learned.get(this.id);
    if (facts !== undefined && epochSecond >= facts.from && epochSecond <= facts.to)
      return facts.changes.findLast(({ at }) => at <= epochSecond)?.after ?? facts.offset;
    const at = Math.min(Math.max(epochSecond, firstSecond), lastSecond);
    const chapter = this.#chapter(Math.floor(at / chapterSeconds));
    return chapter.changes.findLast((change) => change.at <= at)?.after ?? chapter.offset;
  }

  /** Changes of the clocks in (from, to], in order; epoch seconds. */
  changesBetween(from: number, to: number): readonly ClockChange[] {
    const facts = learned.get(this.id);
    if (facts === undefined || to < facts.from || from > facts.to) return this.#ownChanges(from, to);
    return [
      ...(from < facts.from ? this.#ownChanges(from, facts.from) : []),
      ...facts.changes.filter(({ at }) => at > from && at <= to),
      ...(to > facts.to ? this.#ownChanges(facts.to, to) : []),
    ];
  }

  #ownChanges(from: number, to: number): readonly ClockChange[] {
    const start = Math.max(from, firstSecond);
    const end = Math.min(to, lastSecond);
    const found: ClockChange[] = [];
    for (let number = Math.floor(start / chapterSeconds); number * chapterSeconds <= end; number += 1) {
      for (const change of this.#chapter(number).changes) if (change.at > start && change.at <= end) found.push(change);
    }
    return found;
  }

  #chapter(number: number): Chapter {
    const known = this.#chapters.get(number);
    if (known) return known;
    // The second before the chapter belongs to the one before it, so that a change on the border is found here.
    const start = number * chapterSeconds - 1;
    const end = start + chapterSeconds;
    const offset = this.#ask(start);
    const changes: ClockChange[] = [];
    let before = offset;
    for (let from = start; from < end;) {
      const to = Math.min(from + probeSeconds, end);
      const after = this.#ask(to);
      if (after !== before) changes.push({ at: this.#bisect(from, to, before), before, after });
      before = after;
      from = to;
    }
    const chapter = { offset, changes };
    this.#chapters.set(number, chapter);
    return chapter;
  }

  /** First second after `from` whose offset is no longer `before`. */
  #bisect(from: number, to: number, before: number): number {
    let low = from;
    let high = to;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#ask(middle) === before) low = middle;
      else high = middle;
    }
    return high;
  }

  #ask(epochSecond: number): number {
    const text = this.#intl().format(epochSecond * 1000);
    const [, sign, hours, minutes, seconds] = /GMT(?:([+-−])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? [];
    if (hours === undefined) return 0;
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    return sign === '+' ? size : -size;
  }
}
