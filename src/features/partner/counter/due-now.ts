import type { Today, TodaysStay as Stay } from '#shared/custody/todays-list.ts';
import type { Handing } from './ticket.ts';

export type { Stay, Today };

export interface DueStay {
  readonly stay: Stay;
  readonly handing: Handing;
}

/** A time is now for half an hour before and after, in ms. */
const NEAR = 30 * 60_000;

const isNear = (at: string, now: string): boolean => Math.abs(Date.parse(at) - Date.parse(now)) <= NEAR;

const isWaitedFor = (stay: Stay, handing: Handing): boolean =>
  handing === 'in' ? stay.inAt === null : stay.inAt !== null && stay.outAt === null;

/** Whether a hand-over of today is still to come; of a stay that is not brought yet its pick-up too. */
export const isLeft = (stay: Stay, handing: Handing): boolean =>
  stay.outcome !== 'noShow' && (handing === 'in' ? stay.inAt === null : stay.outAt === null);

/** The first of a list who is expected at this time and was not there yet. `now` is an ISO instant. */
export const nextOf = (stays: readonly Stay[], handing: Handing, now: string): Stay | undefined =>
  stays.find((stay) => isWaitedFor(stay, handing) && isNear(handing === 'in' ? stay.dropOffAt : stay.pickUpAt, now));

const timeOf = ({ stay, handing }: DueStay): number => Date.parse(handing === 'in' ? stay.dropOffAt : stay.pickUpAt);

/** The travellers who are expected from now on, half an hour late at most, the next first. `now` is an ISO instant. */
export function comingUp({ dropOffs, pickUps }: Pick<Today, 'dropOffs' | 'pickUps'>, now: string): DueStay[] {
  const waited = (stays: readonly Stay[], handing: Handing) =>
    stays.filter((stay) => stay.outcome === null && isWaitedFor(stay, handing)).map((stay) => ({ stay, handing }));
  return [...waited(dropOffs, 'in'), ...waited(pickUps, 'out')]
    .filter((due) => timeOf(due) >= Date.parse(now) - NEAR)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** The traveller who is expected next; no one twice, so not `except`. `now` is an ISO instant. */
export const upNext = (today: Today, now: string, except: string): DueStay | null =>
  comingUp(today, now).find(({ stay }) => stay.bookingId !== except) ?? null;

/** Who is due now: a drop-off before a pick-up; null when no one is. */
export function dueNow({ dropOffs, pickUps }: Today, now: string): DueStay | null {
  const arriving = nextOf(dropOffs, 'in', now);
  if (arriving !== undefined) return { stay: arriving, handing: 'in' };
  const leaving = nextOf(pickUps, 'out', now);
  return leaving === undefined ? null : { stay: leaving, handing: 'out' };
}
