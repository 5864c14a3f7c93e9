import { type APIResponse, expect, type Page } from '@playwright/test';
import { freshEmail } from './book.ts';
import { someDay, stayInToronto } from './stay.ts';

const password = 'a cupboard of umbrellas';

/** A new person with a password, whose address is not confirmed yet; it signs no one in. */
export async function join(page: Page): Promise<{ readonly email: string; readonly password: string }> {
  const email = freshEmail();
  const answer = await page.request.post('/api/v1/auth', {
    data: {
      email,
      password,
      password_confirmation: password,
      first_name: 'Grace',
      last_name: 'Hopper',
      phone_number: '+14165550101',
    },
  });
  expect(answer.status()).toBe(200);
  return { email, password };
}

/** A customer who is signed in; `headers` sign REST calls. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly headers: Record<string, string>;
}

/** Signs a new person in without a form: REST's session is the browser's, held by its cookie. */
export async function joinAndSignIn(page: Page, baseURL: string | undefined): Promise<SignedIn> {
  const person = await join(page);
  const answer = await page.request.post('/api/v1/auth/sign_in', { data: person });
  expect(answer.status()).toBe(200);
  const all = answer.headers();
  const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, all[name] ?? '']));
  await page
    .context()
    .addCookies([{ name: 'cloakroom_session', value: headers['access-token'] ?? '', url: baseURL ?? '' }]);
  return { ...person, headers };
}

interface Wish {
  readonly daysAhead?: number;
  readonly bags?: number;
  /** A test card's token; null leaves the order unpaid. */
  readonly token?: string | null;
  readonly code?: string;
  /** Books for a guest of this address. */
  readonly guest?: string;
  /** Its slug; York Street Coffee if absent. */
  readonly listing?: string;
}

/** Who books without an account. */
export const visitor = { headers: {} };

/** An order of a person, paid by a test card that the provider keeps. @returns its id. */
export async function bookByRest(page: Page, { headers }: Pick<SignedIn, 'headers'>, wish: Wish = {}): Promise<string> {
  const { daysAhead = someDay(), bags = 2, token = 'tok_visa', code, guest } = wish;
  const { listing = 'york-street-coffee-toronto' } = wish;
  const { from, to } = stayInToronto(daysAhead);
  const answer = await page.request.post('/api/v1/bookings', {
    headers,
    data: {
      booking: {
        listing_id: listing,
        customer_drop_off_date: from,
        customer_collection_date: to,
        bags_number: bags,
        // Two orders of one journey may happen to fall on one day.
        allow_duplicate: true,
        ...(token === null ? {} : { stripe_card_token: token }),
        ...(code === undefined ? {} : { code }),
        ...(guest === undefined ? {} : { user: { email: guest, first_name: 'Amara', last_name: 'Okafor' } }),
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * An order that a guest booked and paid in this browser, set up by the calls of the booking's last step, and its page
 * opened. @returns the order's address.
 */
export async function bookAsGuest(page: Page, { email, bags = 2 }: { email: string; bags?: number }): Promise<string> {
  const { from, to } = stayInToronto(someDay());
  const stay = { dropOffAt: from, pickUpAt: to };
  const asked = { listing: 'york-street-coffee-toronto', stay, bagsCount: bags };
  const call = async <T>(answer: APIResponse): Promise<T> => {
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { result: { data: T } }).result.data;
  };
  const quote = await call<{ totalWithDiscount: object }>(
    await page.request.get(`/trpc/pricing.quote?${new URLSearchParams({ input: JSON.stringify(asked) })}`),
  );
  const { id } = await call<{ id: string }>(
    await page.request.post('/trpc/booking.create', {
      data: {
        ...asked,
        requestId: crypto.randomUUID(),
        expectedTotal: quote.totalWithDiscount,
        guest: { email, firstName: 'Amara', lastName: 'Okafor' },
        card: { cardToken: 'tok_visa', keepCard: false, requestId: crypto.randomUUID() },
      },
    }),
  );
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  return `/orders/${id}`;
}

/** An order that was cancelled because its card was declined. @returns its id. */
export async function bookDeclined(page: Page, person: SignedIn): Promise<string> {
  const id = await bookByRest(page, person, { token: null });
  const answer = await page.request.patch(`/api/v1/bookings/${id}/pay`, {
    headers: person.headers,
    data: { stripe_card_token: 'tok_chargeDeclinedInsufficientFunds' },
  });
  expect(answer.status()).toBe(422);
  return id;
}
