import {
  Duration,
  Instant,
  LocalDateTime,
  ZoneOffset,
  ZoneOffsetTransition,
  type ZoneOffsetTransitionRule,
  ZoneRules,
} from '@js-joda/core';

import { chapterSeconds, type ClockChange, firstSecond, lastSecond, ZoneClock } from './zone-clock.ts';

/** js-joda's view of a zone's clock. */
export class IntlZoneRules extends ZoneRules {
  readonly clock: ZoneClock;

  constructor(clock: ZoneClock) {
    super();
    this.clock = clock;
  }

  /** The offset of a local time, or the change that makes it ambiguous or skips it. */
  #resolve(local: LocalDateTime): number | ClockChange {
    return this.clock.resolveWall(local.toEpochSecond(ZoneOffset.UTC));
  }

  override isFixedOffset(): boolean {
    return this.clock.changesBetween(firstSecond, lastSecond).length === 0;
  }

  override offsetOfInstant(instant: Instant): ZoneOffset {
    return ZoneOffset.ofTotalSeconds(this.clock.offsetSeconds(instant.epochSecond()));
  }

  override offsetOfEpochMilli(epochMilli: number): ZoneOffset {
    return ZoneOffset.ofTotalSeconds(this.clock.offsetSeconds(Math.floor(epochMilli / 1000)));
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
      const [change] = this.clock.changesBetween(start, start + chapterSeconds);
      if (change) return toTransition(change);
    }
    return null as unknown as ZoneOffsetTransition;
  }

  override previousTransition(instant: Instant): ZoneOffsetTransition {
    const to = Math.min(instant.epochSecond() - (instant.nano() > 0 ? 0 : 1), lastSecond);
    for (let end = to; end > firstSecond; end -= chapterSeconds) {
      const change = this.clock.changesBetween(end - chapterSeconds, end).at(-1);
      if (change) return toTransition(change);
    }
    return null as unknown as ZoneOffsetTransition;
  }

  override transitions(): ZoneOffsetTransition[] {
    return this.clock.changesBetween(firstSecond, lastSecond).map(toTransition);
  }

  override transitionRules(): ZoneOffsetTransitionRule[] {
    return [];
  }

  override standardOffset(instant: Instant): ZoneOffset {
    const at = instant.epochSecond();
    const halfYear = chapterSeconds / 2;
    return ZoneOffset.ofTotalSeconds(Math.min(this.clock.offsetSeconds(at), this.clock.offsetSeconds(at + halfYear)));
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
    return other instanceof IntlZoneRules && other.clock.id === this.clock.id;
  }

  override toString(): string {
    return this.clock.id;
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
