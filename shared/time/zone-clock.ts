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
export const firstSecond = Date.UTC(1880, 0, 1) / 1000;
export const lastSecond = Date.UTC(2200, 0, 1) / 1000;
/** Changes are found once per chapter of time and then kept. */
export const chapterSeconds = 366 * 86_400;
/** No zone has changed its clocks and changed them back within fewer days than this since 1900. */
const probeSeconds = 3 * 86_400;

/**
 * The clock of one IANA zone as the running platform's `Intl` knows it: no packed data that could grow stale. Changes
 * are found by probing and bisecting once per year of interest; afterwards a look-up is a search in a short list.
 */
export class ZoneClock {
  readonly id: string;
  readonly #format: Intl.DateTimeFormat;
  readonly #chapters = new Map<number, Chapter>();

  /** @throws RangeError when `Intl` does not know the zone. */
  constructor(id: string) {
    this.id = id;
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
}
