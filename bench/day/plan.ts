import { createRandom } from '#server/demo/random.ts';

/** What happens in a city in the course of a day; hand-overs belong to the booking of the same number. */
export interface Event {
  /** Minutes since midnight. */
  readonly at: number;
  readonly what: 'markers' | 'list' | 'location' | 'book' | 'check-in' | 'check-out';
  readonly number: number;
}

interface Size {
  readonly searches: number;
  readonly bookings: number;
}

export const OPENS = 7 * 60;
export const CLOSES = 22 * 60;

/** Share of a day's searches in each hour from seven on: travellers look most before lunch, and again before the evening. */
const hours = [2, 5, 9, 12, 12, 10, 8, 7, 7, 7, 7, 6, 4, 2, 2] as const;

/** A day of a big city, in its order: two hand-overs for each booking. The same for the same size. */
export function planDay({ searches, bookings }: Size): Event[] {
  const random = createRandom(20_261_129);
  const whole = hours.reduce<number>((sum, hour) => sum + hour, 0);
  const moment = (): number => {
    let left = random.next() * whole;
    const hour = hours.findIndex((share) => (left -= share) < 0);
    return OPENS + Math.max(0, hour) * 60 + random.next() * 60;
  };
  const looks = Array.from({ length: searches }, (_, number): Event => {
    const of = random.next();
    return { at: moment(), what: of < 0.3 ? 'markers' : of < 0.75 ? 'list' : 'location', number };
  });
  const stays = Array.from({ length: bookings }, (_, number): readonly Event[] => {
    // Bags come ten minutes to two hours after the booking, and go one to six hours later, before the day is over.
    const at = Math.min(moment(), CLOSES - 30);
    const inAt = Math.min(at + 10 + random.next() * 110, CLOSES - 15);
    const outAt = Math.min(inAt + 60 + random.next() * 300, CLOSES);
    return [
      { at, what: 'book', number },
      { at: inAt, what: 'check-in', number },
      { at: Math.max(outAt, inAt + 10), what: 'check-out', number },
    ];
  });
  return [...looks, ...stays.flat()].toSorted((one, other) => one.at - other.at);
}
