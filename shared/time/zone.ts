import { ZoneId, ZoneRulesProvider } from '@js-joda/core';
import { IntlZoneRules } from './intl-zone-rules.ts';
import { type ClockChange, clockOf } from './zone-clock.ts';

/** An IANA name such as `America/Toronto` or `Etc/GMT+12`; offsets such as `+05:00` are not zones. */
const zoneName = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

const rulesById = new Map<string, IntlZoneRules>();
const zonesById = new Map<string, ZoneId>();

/** Thrown for an id that is not a time zone this platform knows. */
export class UnknownZone extends RangeError {
  override name = 'UnknownZone';
  readonly zoneId: string;

  constructor(zoneId: string) {
    super(`Unknown time zone: ${zoneId}`);
    this.zoneId = zoneId;
  }
}

function rulesOf(id: string): IntlZoneRules {
  const known = rulesById.get(id);
  if (known) return known;
  if (!zoneName.test(id)) throw new UnknownZone(id);
  let rules: IntlZoneRules;
  try {
    rules = new IntlZoneRules(clockOf(id));
  } catch {
    throw new UnknownZone(id);
  }
  rulesById.set(id, rules);
  return rules;
}

function availableIds(): string[] {
  return Intl.supportedValuesOf('timeZone');
}

/**
 * Gives js-joda the platform's own time zone rules; may be called any number of times. Importing this file does it.
 * See docs/decisions/time-zones.md.
 */
export function installZoneRules(): void {
  ZoneRulesProvider.getRules = rulesOf;
  ZoneRulesProvider.getAvailableZoneIds = availableIds;
}

installZoneRules();

/** Whether `id` names a time zone. */
export function isZone(id: string): boolean {
  try {
    rulesOf(id);
    return true;
  } catch {
    return false;
  }
}

/**
 * The zone with the IANA name `id`.
 * @throws UnknownZone
 */
export function zoneOf(id: string): ZoneId {
  const known = zonesById.get(id);
  if (known) return known;
  rulesOf(id);
  const zone = ZoneId.of(id);
  zonesById.set(id, zone);
  return zone;
}

/** Seconds east of UTC in `zone` at an instant given in epoch seconds. */
export function offsetSecondsAt(zone: ZoneId, epochSecond: number): number {
  const rules = zone.rules();
  return rules instanceof IntlZoneRules
    ? rules.clock.offsetSeconds(epochSecond)
    : rules.offsetOfEpochMilli(epochSecond * 1000).totalSeconds();
}

/** Changes of the clocks of `zone` in (from, to], in order; epoch seconds. */
export function clockChangesBetween(zone: ZoneId, from: number, to: number): readonly ClockChange[] {
  const rules = zone.rules();
  return rules instanceof IntlZoneRules ? rules.clock.changesBetween(from, to) : [];
}
