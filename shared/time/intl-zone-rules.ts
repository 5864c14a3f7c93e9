import {
  Duration,
  Instant,
  LocalDateTime,
  ZoneOffset,
  ZoneOffsetTransition,
  type ZoneOffsetTransitionRule,
  ZoneRules,
} from '@js-joda/core';

/** One change of a zone's clocks. Instants in epoch seconds, offsets in seconds east of UTC. */
export interface ClockChange {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

interface Chapter {
  readonly offset: number;
  readonly changes: readonly ClockChange[];
}

/** The years in which clock changes are looked for; outside them the offset of the border holds. */
const firstSecond = Date.UTC(1880, 0, 1) / 1000;
const lastSecond = Date.UTC(2200, 0, 1) / 1000;
/** Changes are found once per chapter of time and then kept. */
const chapterSeconds = 366 * 86_400;
/** No zone has changed its clocks and changed them back within fewer days than this since 1900. */
const probeSeconds = 3 * 86_400;
/** A local time read as UTC is never further from its instant than this. */
const reachSeconds = 2 * 86_400;

/**
 * The rules of one IANA zone as the running platform's `Intl` knows them: no packed data that could grow stale.
 * Offsets are found by probing and bisecting once per year of interest; afterwards a look-up is a search in a short list.
 */
export class IntlZoneRules extends ZoneRules {
  readonly #id: string;
  readonly #format: Intl.DateTimeFormat;
  readonly #chapters = new Map<number, Chapter>();

  /** @throws RangeError when `Intl` does not know the zone. */
  constructor(id: string) {
    super();
    this.#id = id;
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: id, year: '2-digit', timeZoneName: 'longOffset' });
  }

  /** Seconds east of UTC at an instant given in epoch seconds. */
  offsetSeconds(epochSecond: number): number {
    const at = Math.min(Math.max(epochSecond, firstSecond), lastSecond);
    const chapter = this.#chapter(Math.floor(at / chapterSeconds));
    let offset = chapter.offset;
    for (const change of chapter.changes) {
      if (change.at > at) break;
      offset = change.after;
    }
    return offset;
  }

  /** Changes of the clocks in (from, to], in order; epoch seconds. */
  changesBetween(from: number, to: number): readonly ClockChange[] {
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
    const text = this.#format.format(epochSecond * 1000);
    const [, sign, hours, minutes, seconds] = /GMT(?:([+-−])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? [];
    if (hours === undefined) return 0;
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    return sign === '+' ? size : -size;
  }

  /** The offset of a local time, or the change that makes it ambiguous or skips it. */
  #resolve(local: LocalDateTime): number | ClockChange {
    const wall = local.toEpochSecond(ZoneOffset.UTC);
    const near = this.changesBetween(wall - reachSeconds, wall + reachSeconds);
    let offset = this.offsetSeconds(wall - reachSeconds);
    for (const change of near) {
      const low = change.at + Math.min(change.before, change.after);
      const high = change.at + Math.max(change.before, change.after);
      if (wall < low) break;
      if (wall < high) return change;
      offset = change.after;
    }
    return offset;
  }

  override isFixedOffset(): boolean {
    return this.changesBetween(firstSecond, lastSecond).length === 0;
  }

  override offsetOfInstant(instant: Instant): ZoneOffset {
    return ZoneOffset.ofTotalSeconds(this.offsetSeconds(instant.epochSecond()));
  }

  override offsetOfEpochMilli(epochMilli: number): ZoneOffset {
    return ZoneOffset.ofTotalSeconds(this.offsetSeconds(Math.floor(epochMilli / 1000)));
  }

  override offsetOfLocalDateTime(local: LocalDateTime): ZoneOffset {
    const found = this.#resolve(local);
    return ZoneOffset.ofTotalSeconds(typeof found === 'number' ? found : found.before);
  }

  override validOffsets(local: LocalDateTime): ZoneOffset[] {
    const found = this.#resolve(local);
    if (typeof found === 'number') return [ZoneOffset.ofTotalSeconds(found)];
    if (found.after > found.before) return [];
    return [ZoneOffset.ofTotalSeconds(found.before), ZoneOffset.ofTotalSeconds(found.after)];
  }

  override isValidOffset(local: LocalDateTime, offset: ZoneOffset): boolean {
    return this.validOffsets(local).some((valid) => valid.equals(offset));
  }

  // js-joda answers `null` where its typings leave it out; the three casts below say what it really expects.
  override transition(local: LocalDateTime): ZoneOffsetTransition {
    const found = this.#resolve(local);
    return (typeof found === 'number' ? null : toTransition(found)) as ZoneOffsetTransition;
  }

  override nextTransition(instant: Instant): ZoneOffsetTransition {
    const from = Math.max(instant.epochSecond(), firstSecond);
    for (let start = from; start < lastSecond; start += chapterSeconds) {
      const [change] = this.changesBetween(start, start + chapterSeconds);
      if (change) return toTransition(change);
    }
    return null as unknown as ZoneOffsetTransition;
  }

  override previousTransition(instant: Instant): ZoneOffsetTransition {
    const to = Math.min(instant.epochSecond() - (instant.nano() > 0 ? 0 : 1), lastSecond);
    for (let end = to; end > firstSecond; end -= chapterSeconds) {
      const change = this.changesBetween(end - chapterSeconds, end).at(-1);
      if (change) return toTransition(change);
    }
    return null as unknown as ZoneOffsetTransition;
  }

  override transitions(): ZoneOffsetTransition[] {
    return this.changesBetween(firstSecond, lastSecond).map(toTransition);
  }

  override transitionRules(): ZoneOffsetTransitionRule[] {
    return [];
  }

  override standardOffset(instant: Instant): ZoneOffset {
    const at = instant.epochSecond();
    const halfYear = chapterSeconds / 2;
    return ZoneOffset.ofTotalSeconds(Math.min(this.offsetSeconds(at), this.offsetSeconds(at + halfYear)));
  }

  override daylightSavings(instant: Instant): Duration {
    return Duration.ofSeconds(
      this.offsetOfInstant(instant).totalSeconds() - this.standardOffset(instant).totalSeconds(),
    );
  }

  override isDaylightSavings(instant: Instant): boolean {
    return !this.daylightSavings(instant).isZero();
  }

  equals(other: unknown): boolean {
    return other instanceof IntlZoneRules && other.#id === this.#id;
  }

  override toString(): string {
    return this.#id;
  }
}

function toTransition(change: ClockChange): ZoneOffsetTransition {
  const before = ZoneOffset.ofTotalSeconds(change.before);
  return ZoneOffsetTransition.of(
    LocalDateTime.ofEpochSecond(change.at, 0, before),
    before,
    ZoneOffset.ofTotalSeconds(change.after),
  );
}
