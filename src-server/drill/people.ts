import { PayoutAccount } from '#server/modules/partner/payout-account/payout-account.entity.ts';
import { addressOf } from '#server/platform/payments/open-cards.ts';
import { createStripeProvider } from '#server/platform/payments/stripe-provider.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import type { Stage } from './stage.ts';

export type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** One call of REST, whatever its answer. @throws where none comes, as of a process that died. */
export async function call(stage: Stage, method: string, path: string, body?: object, headers: Headers = {}) {
  const answer = await fetch(`${stage.base}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const names = ['access-token', 'client', 'uid'];
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: Object.fromEntries(names.map((name) => [name, answer.headers.get(name) ?? ''])),
  } satisfies Answer;
}

/** The same, which has to go well. @throws Error with the answer otherwise */
export async function done(...asked: Parameters<typeof call>): Promise<Answer> {
  const answer = await call(...asked);
  if (answer.status >= 300) throw new Error(`${asked[1]} ${asked[2]}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const HOUR_MS = 3_600_000;

/** A stay of three hours, tomorrow. */
function tomorrow({ clock }: Stage) {
  const at = (hours: number) =>
    new Date(Math.floor(clock.now().toEpochMilli() / HOUR_MS + hours) * HOUR_MS).toISOString().replace(':00.000Z', 'Z');
  return { from: at(24), to: at(27) };
}

/** A partner with a location that is open day and night. */
export async function makeHost(stage: Stage) {
  const { userId: ownerId, email } = await makeUser(stage, { isPartner: true });
  const { id: listingId } = await makeListing(stage, { ownerId, capacity: 20, rules: { availableFullTime: true } });
  return { ownerId, email, listingId };
}

export const aGuest = () => ({
  email: `guest-${newId()}@example.com`,
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '+14165550101',
});

/** What books a stay there, of a guest or of who is signed in. */
export function aBooking(stage: Stage, listingId: string, more: object = {}) {
  const { from, to } = tomorrow(stage);
  const stay = { customer_drop_off_date: from, customer_collection_date: to };
  return { booking: { listing_id: listingId, bags_number: 1, ...stay, ...more } };
}

export const withCard = { stripe_card_token: 'tok_visa' };

/** An order of a guest, paid, with the headers that open it. */
export async function makeOrder(stage: Stage, { isPaid = true } = {}) {
  const host = await makeHost(stage);
  const user = aGuest();
  const body = aBooking(stage, host.listingId, { user, ...(isPaid && withCard) });
  const made = await done(stage, 'POST', '/bookings', body);
  return { host, user, bookingId: String(made.body.id), headers: made.headers };
}

/** The stay of an order is over, as if it had been yesterday. */
export const letPass = ({ db }: Stage, bookingId: string) =>
  db.query(
    `update bookings set drop_off_at = drop_off_at - interval '3 days', pick_up_at = pick_up_at - interval '3 days'
     where id = $1`,
    [bookingId],
  );

/** A partner's account at the provider whose bank has a number, and a share that they are owed. */
export async function makePayee(stage: Stage, accountNumber: string) {
  const host = await makeHost(stage);
  const cards = createStripeProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecret: 'none',
    address: { ...addressOf(stage.sandbox.url), protocol: 'http' },
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
    clock: stage.clock,
  });
  const made = await cards.saveConnectedAccount({
    accountId: null,
    country: 'CA',
    idempotencyKey: `account:${host.ownerId}`,
    email: host.email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+14165550100',
    businessName: 'Ada Luggage',
    dateOfBirth: '1990-01-31',
    address: { line1: '65 Front St W', city: 'Toronto', state: 'ON', postalCode: 'M5J 1E6' },
    identityNumber: '123456789',
    bankAccount: { accountNumber, routingNumber: '11000-000', currency: 'CAD' },
    accepted: { at: stage.clock.now(), ip: '127.0.0.1' },
  });
  if (!made.ok) throw new Error(made.failure.message);
  await stage.sandbox.settled();
  await stage.db.fork().insert(PayoutAccount, {
    id: newId(),
    userId: host.ownerId,
    providerAccountId: made.value.id,
    payoutsEnabled: true,
    currentlyDue: [],
    pastDue: [],
    currentDeadline: null,
    requirementErrors: [],
    businessName: 'Ada Luggage',
    addressLine1: null,
    addressCity: null,
    addressState: null,
    addressPostalCode: null,
    dateOfBirth: null,
    accountLast4: '6789',
    routingNumber: null,
    bankChangedAt: null,
    kycSentAt: null,
    currencies: [],
    updatedAt: stage.clock.now(),
  });
  return host;
}

/** A share of 5.00 CAD that a partner has earned, now or at an instant in SQL. */
export const earn = ({ db }: Stage, partnerId: string, at = 'product_now()') =>
  db.query(
    `with movement as (
       insert into ledger_transactions (id, kind, reference, occurred_at)
       values ($2, 'earning', $3, ${at}) returning id)
     insert into ledger_entries (id, transaction_id, account, partner_id, currency, amount_minor, occurred_at)
     select gen_random_uuid(), movement.id, entry.account, entry.partner, 'CAD', entry.minor, ${at}
     from movement, (values ('travellers', null::uuid, 500::bigint), ('partner', $1::uuid, -500::bigint)) as entry (account, partner, minor)`,
    [partnerId, newId(), `drill:${newId()}`],
  );
