import type { OpeningRules } from '#shared/availability/opening-rules.ts';

/** The columns of a listing, known as `l`, that its opening rules are read from. */
export const openingColumns = 'l.time_zone, l.available_full_time, l.rules';

export interface OpeningRow {
  readonly time_zone: string;
  readonly available_full_time: boolean;
  readonly rules: Pick<OpeningRules, 'weekly' | 'special' | 'closures'>;
}

/** When the listing of a row is open. */
export const openingOf = ({ time_zone, available_full_time, rules }: OpeningRow): OpeningRules => ({
  zone: time_zone,
  availableFullTime: available_full_time,
  ...rules,
});
