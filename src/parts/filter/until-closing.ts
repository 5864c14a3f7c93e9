import type { DayStrip } from '#shared/availability/verdict.ts';
import type { StayText } from './filter.ts';
import { sameWallTime } from '#shared/time/wall-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const midnight = 1440;
/** Where a day does not close, bags are wanted back in the evening. */
const evening = 1200;

/** The stay up to the listing's latest closing on the drop-off's day; as it was when that is not after the drop-off. */
export function untilClosing(stay: StayText, { date, open }: Pick<DayStrip, 'date' | 'open'>, zone: string): StayText {
  const closing = Math.max(0, ...open.map(({ to }) => to));
  const minute = closing === midnight ? evening : closing;
  const pickUpAt = sameWallTime(`${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`, zone);
  return Date.parse(pickUpAt) > Date.parse(stay.dropOffAt) ? { ...stay, pickUpAt } : stay;
}
