import { randomUUID } from 'node:crypto';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createRandom } from '#server/demo/random.ts';
import type { SeedCity } from '#server/demo/seed-cities.ts';
import { createClient } from '../../client/create-client.ts';
import type { Event } from './plan.ts';

const QUARTER = 15 * 60_000;
const HOUR = 60 * 60_000;
/** Degrees around the centre that people look in: some five kilometres. */
const AROUND = 0.05;

interface Booked {
  readonly id: string;
  readonly bags: number;
  readonly listingId: string;
}

/** What is measured of an event, when all that leads to it is done; null where that is not to be had. */
type Call = (() => Promise<unknown>) | null;

/** A city's people, who ask the processes in turn. */
export function openCity(city: SeedCity, db: Database, bases: readonly string[]) {
  const random = createRandom(7);
  const sessions = createSessions(db, systemClock);
  const cookies = new Map<string, Promise<string>>();
  const booked = new Map<number, Promise<Booked>>();
  const checkedIn = new Map<number, Promise<boolean>>();
  let asked = 0;
  const base = (): string => bases[asked++ % bases.length] ?? '';
  const visitors = new Map(bases.map((url) => [url, createClient({ url })]));
  const visitor = () => visitors.get(base()) ?? createClient({ url: base() });

  /** From the next quarter of an hour on, for one to six hours: the trace runs faster than the clock. */
  const soon = () => {
    const from = Math.ceil((Date.now() + 60_000) / QUARTER) * QUARTER;
    const until = from + HOUR * random.between(1, 6);
    return { dropOffAt: new Date(from).toISOString(), pickUpAt: new Date(until).toISOString() };
  };
  const search = () => ({
    center: {
      latitude: city.latitude + (random.next() - 0.5) * 2 * AROUND,
      longitude: city.longitude + (random.next() - 0.5) * 2 * AROUND,
    },
    stay: soon(),
    bagsCount: random.pick([1, 1, 2, 2, 3]),
  });
  const list = (input: ReturnType<typeof search>) =>
    visitor().search.listings.query({ ...input, page: 1, perPage: 10 });

  /** One of the open places that a search shows. */
  async function chosen() {
    const input = search();
    const { items } = await list(input);
    const open = items.filter(({ verdict }) => verdict.available);
    return open.length === 0 ? null : { ...input, listing: random.pick(open).id };
  }

  async function booking(number: number): Promise<Call> {
    const choice = await chosen();
    if (choice === null) return null;
    const { listing, stay, bagsCount } = choice;
    const requestId = randomUUID();
    const guest = { email: `${requestId}@seed.cloakroom.example`, firstName: 'Ada', lastName: 'Guest' };
    const card = { cardToken: 'tok_visa' };
    // A browser of their own: a guest who books gets a session that opens the order.
    const own = createClient({ url: base() });
    return () => {
      const made = own.booking.create
        .mutate({ requestId, listing, stay, bagsCount, guest, card })
        .then(({ id }): Booked => ({ id, bags: bagsCount, listingId: listing }));
      booked.set(number, made);
      return made;
    };
  }

  /** The session of a location's owner, who is signed in at the counter. */
  async function cookieAt(listingId: string): Promise<string> {
    const [listing] = await db.query<{ owner: string }>('select owner_id as owner from listings where id = $1', [
      listingId,
    ]);
    const owner = listing?.owner ?? '';
    const known = cookies.get(owner) ?? sessions.start(owner).then(({ secret }) => `cloakroom_session=${secret}`);
    cookies.set(owner, known);
    return known;
  }

  async function handOver(number: number, way: 'checkIn' | 'checkOut'): Promise<Call> {
    const stay = await booked.get(number)?.catch(() => null);
    if (!stay) return null;
    // Bags that were not taken in are not asked for.
    if (way === 'checkOut' && (await checkedIn.get(number)) !== true) return null;
    const cookie = await cookieAt(stay.listingId);
    const counter = createClient({
      url: base(),
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('cookie', cookie);
        return fetch(input, { ...init, headers });
      },
    });
    return () => {
      const done = counter.custody[way].mutate({ bookingId: stay.id, requestId: randomUUID(), bagsCount: stay.bags });
      const isDone = done.then(
        () => true,
        () => false,
      );
      if (way === 'checkIn') checkedIn.set(number, isDone);
      return done;
    };
  }

  /** What an event of the day asks for. */
  return async ({ what, number }: Event): Promise<Call> => {
    if (what === 'book') return booking(number);
    if (what === 'check-in') return handOver(number, 'checkIn');
    if (what === 'check-out') return handOver(number, 'checkOut');
    const input = search();
    if (what === 'markers') return () => visitor().search.markers.query(input);
    if (what === 'list') return () => list(input);
    const choice = await chosen();
    if (choice === null) return null;
    const { center, stay, bagsCount, listing } = choice;
    return () => visitor().search.listing.query({ center, stay, bagsCount, listing });
  };
}
