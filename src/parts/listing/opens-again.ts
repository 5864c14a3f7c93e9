import type { OpeningText } from '#shared/availability/verdict-texts.ts';
import type { StayVerdict } from '#shared/availability/verdict.ts';

/** When a closed listing opens after the failing end: the time on the same day, else the date. */
export function opensAgain({ refusal }: StayVerdict): OpeningText | null {
  if (!refusal?.opensNext) return null;
  const isSameDay = refusal.at?.date === refusal.opensNext.date;
  return { key: isSameDay ? 'opens' : 'opensOn', at: refusal.opensNext };
}

/** The tab of the dates dialog on which the stay fails. */
export const failingTab = ({ refusal }: StayVerdict): 'checkIn' | 'checkOut' =>
  refusal?.end === 'pickUp' ? 'checkOut' : 'checkIn';
