import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A place that never closes, where visitors book. */
export interface Place {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly capacity: number;
}

/** A booking that was answered with 201. */
export interface Acknowledged {
  readonly code: string;
  readonly email: string;
  /** When, in milliseconds. */
  readonly at: number;
}

export interface Visitors {
  readonly acknowledged: readonly Acknowledged[];
  /** Repetitions that were answered with another booking than the first. */
  readonly changed: readonly string[];
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>;
}

const VISITORS = 10;
const HOUR = 3_600_000;
const DAYS = 60;
/** Between two steps of a visitor, in milliseconds. */
const PAUSE_MS = 300;
/** What is answered by 503 is sent again after as long as it says, but not longer than this. */
const AGAIN_MS = 2_000;
/** How often the same is sent again until a visitor gives up. */
const TRIES = 90;
/** Which part of the visitors wants the same small place on the same days. */
const CONTENDED = 0.15;
const REPEATED = 0.3;

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const momentOf = (at: number): string => new Date(at).toISOString().replace(/:\d\d\.\d+Z$/, 'Z');

/** Visitors who search, ask for a price and book with a key that they repeat, until they are stopped. */
export function startVisitors(origin: string, places: readonly Place[]): Visitors {
  const acknowledged: Acknowledged[] = [];
  const changed: string[] = [];
  let isOver = false;
  const smallest = [...places].sort((a, b) => a.capacity - b.capacity).slice(0, 2);

  const get = (path: string, query: Readonly<Record<string, string>>) =>
    fetch(`${origin}/api/v1${path}?${new URLSearchParams(query)}`).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );

  async function visit(): Promise<void> {
    const isContended = Math.random() < CONTENDED;
    const place = pick(isContended ? smallest : places);
    const hours = 24 + Math.floor(Math.random() * (isContended ? 24 : DAYS * 24));
    const from = Math.floor(Date.now() / HOUR + hours) * HOUR;
    const [dropOff, pickUp] = [momentOf(from), momentOf(from + (1 + Math.floor(Math.random() * 4)) * HOUR)];
    const bags = 1 + Math.floor(Math.random() * 2);
    await get('/listings', {
      'ord[lat]': String(place.latitude),
      'ord[lng]': String(place.longitude),
      'dates[drop_off_date]': dropOff,
      'dates[pick_up_date]': pickUp,
      luggage_count: String(bags),
    });
    await wait(PAUSE_MS);
    const asked = { listing_id: place.id, drop_off: dropOff, collection: pickUp, bags_number: String(bags) };
    await get('/bookings/price', { ...asked, code: 'WELCOME10' });
    await wait(PAUSE_MS);
    const email = `visitor-${randomUUID()}@failover.example`;
    const user = { email, first_name: 'Amara', last_name: 'Okafor', phone_number: '+14165550188' };
    await book(email, {
      listing_id: place.id,
      customer_drop_off_date: dropOff,
      customer_collection_date: pickUp,
      bags_number: bags,
      stripe_card_token: 'tok_visa',
      user,
    });
  }

  /** Sends a booking until it is answered, and some of them once more. */
  async function book(email: string, booking: object): Promise<void> {
    const key = randomUUID();
    const send = () =>
      fetch(`${origin}/api/v1/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ booking }),
      }).then(
        async (answer) => ({ answer, body: (await answer.json().catch(() => ({}))) as { booking_code?: string } }),
        () => null,
      );
    for (let tries = 0; tries < TRIES; tries += 1) {
      const told = await send();
      const code = told?.body.booking_code;
      if (told?.answer.status === 201 && code !== undefined) {
        acknowledged.push({ code, email, at: Date.now() });
        if (Math.random() > REPEATED) return;
        const again = await send();
        if (again?.body.booking_code !== undefined && again.body.booking_code !== code) changed.push(key);
        return;
      }
      // 409: the first is still at work. What else is 4xx is an answer.
      if (told !== null && told.answer.status !== 409 && told.answer.status < 500) return;
      const seconds = Number(told?.answer.headers.get('retry-after') ?? 1);
      await wait(Math.min(seconds * 1_000, AGAIN_MS));
    }
  }

  const visiting = Array.from({ length: VISITORS }, async () => {
    while (!isOver) {
      await visit();
      await wait(PAUSE_MS * Math.random());
    }
  });
  return {
    acknowledged,
    changed,
    stop: async () => {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}
