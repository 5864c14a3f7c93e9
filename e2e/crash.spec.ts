import { expect, test } from '@playwright/test';
import { ownServer } from './support/own-server.ts';
import { stayInToronto } from './support/stay.ts';

const server = ownServer(4390);

interface RestListing {
  readonly id: string;
  readonly available: boolean;
  readonly places_left: number;
}

const { from, to } = stayInToronto(9, 11, 17);

const query = new URLSearchParams({
  'dates[drop_off_date]': from,
  'dates[pick_up_date]': to,
  luggage_count: '1',
  per_page: '50',
});

async function listings(): Promise<readonly RestListing[]> {
  const answer = await fetch(`${server.base}/api/v1/listings/list?${query}`);
  return ((await answer.json()) as { listings: RestListing[] }).listings;
}

async function placesLeft(listing: string): Promise<number> {
  const answer = await fetch(`${server.base}/api/v1/listings/${listing}?${query}`);
  return ((await answer.json()) as RestListing).places_left;
}

/** One buyer: the same key at every try, as a client that retries does. `null` where the server was gone. */
async function buy(listing: string, buyer: number): Promise<{ status: number; id: string } | null> {
  const answer = await fetch(`${server.base}/api/v1/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `buyer-${buyer}` },
    body: JSON.stringify({
      booking: {
        stripe_card_token: 'tok_visa',
        listing_id: listing,
        customer_drop_off_date: from,
        customer_collection_date: to,
        bags_number: 1,
        user: { email: `buyer-${buyer}@example.com`, first_name: 'Buyer', last_name: 'Buyer' },
      },
    }),
  }).catch(() => null);
  if (answer === null) return null;
  const body = (await answer.json().catch(() => ({}))) as { id?: string };
  return { status: answer.status, id: body.id ?? '' };
}

test('200 buyers of the last 5 places make exactly 5 bags, the server killed in between and started again', async () => {
  test.setTimeout(180_000);
  try {
    await server.start();
    const listing = (await listings()).find(({ available, places_left }) => available && places_left === 5);
    if (listing === undefined) throw new Error('No demo listing has five places left');
    const buyers = Array.from({ length: 200 }, (_, index) => index);

    const crash = Promise.all(buyers.map((buyer) => buy(listing.id, buyer)));
    await expect(async () => {
      expect(await placesLeft(listing.id)).toBeLessThan(5);
    }).toPass({ timeout: 20_000, intervals: [20] });
    server.kill();
    await crash;

    await server.start();
    const answers = await Promise.all(buyers.map((buyer) => buy(listing.id, buyer)));
    const sold = answers.filter((answer) => answer?.status === 201);
    expect(sold).toHaveLength(5);
    expect(new Set(sold.map((answer) => answer?.id)).size).toBe(5);
    const rest = new Set(answers.filter((answer) => answer?.status !== 201).map((answer) => answer?.status));
    expect([...rest]).toEqual([422]);
    expect(await placesLeft(listing.id)).toBe(0);
  } finally {
    await server.stop();
  }
});
