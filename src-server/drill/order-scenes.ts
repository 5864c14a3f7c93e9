import { randomUUID } from 'node:crypto';
import { makeUser } from '#server/testing/factories.ts';
import { aBooking, aGuest, call, done, earn, letPass, makeHost, makeOrder, makePayee, withCard } from './people.ts';
import type { Scenes } from './scene.ts';
import type { Stage } from './stage.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

/** A partner's address receives the events of bookings. */
async function listen(stage: Stage, ownerId: string, path: string): Promise<void> {
  const owner = await stage.as(ownerId);
  await owner.webhooks.save.mutate({ url: `${stage.partners.url}${path}`, groups: ['bookings'] });
}

const intentOf = async ({ db }: Stage, bookingId: string): Promise<string> => {
  const [row] = await db.query<{ id: string }>('select provider_intent_id as id from payments where booking_id = $1', [
    bookingId,
  ]);
  return row?.id ?? '';
};

/** What is done about orders and their money, each prepared up to the one request that is repeated. */
export const orderScenes = {
  book: async (stage) => {
    const { listingId, ownerId } = await makeHost(stage);
    await listen(stage, ownerId, '/takes');
    const body = aBooking(stage, listingId, { user: aGuest(), ...withCard });
    const headers = key();
    return () => call(stage, 'POST', '/bookings', body, headers);
  },
  bookAsMember: async (stage) => {
    const { listingId } = await makeHost(stage);
    const { userId } = await makeUser(stage);
    const headers = { ...(await stage.headersOf(userId)), ...key() };
    const body = aBooking(stage, listingId, withCard);
    return () => call(stage, 'POST', '/bookings', body, headers);
  },
  pay: async (stage) => {
    const { bookingId, headers } = await makeOrder(stage, { isPaid: false });
    const body = { ...withCard };
    const keyed = { ...headers, ...key() };
    return () => call(stage, 'PATCH', `/bookings/${bookingId}/pay`, body, keyed);
  },
  change: async (stage) => {
    const { bookingId, headers } = await makeOrder(stage);
    const keyed = { ...headers, ...key() };
    const body = { booking: { bags_number: 3 }, ...withCard };
    return () => call(stage, 'PATCH', `/bookings/${bookingId}`, body, keyed);
  },
  cancelPaid: async (stage) => {
    const { bookingId, headers } = await makeOrder(stage);
    const keyed = { ...headers, ...key() };
    return () => call(stage, 'PATCH', `/bookings/${bookingId}/cancel`, {}, keyed);
  },
  cancelPending: async (stage) => {
    const { bookingId, headers } = await makeOrder(stage, { isPaid: false });
    await done(stage, 'POST', '/payment_intents', { booking: bookingId }, headers);
    const keyed = { ...headers, ...key() };
    return () => call(stage, 'PATCH', `/bookings/${bookingId}/cancel`, {}, keyed);
  },
  refundByAdministrator: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    const { userId } = await makeUser(stage, { role: 'admin' });
    const admin = await stage.as(userId);
    const [row] = await stage.db.query<{ held: number }>('select total_minor as held from bookings where id = $1', [
      bookingId,
    ]);
    const asked = {
      bookingId,
      minor: 300,
      share: 'kept',
      reason: 'goodwill',
      note: 'Sorry.',
      held: row?.held ?? 0,
    } as const;
    const requestId = randomUUID();
    return () => admin.admin.bookings.refund.mutate({ ...asked, requestId });
  },
  giveBack: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    const [row] = await stage.db.query<{ code: string }>('select code from bookings where id = $1', [bookingId]);
    const payload = {
      code: row?.code,
      amount: '3.00',
      share: 'kept',
      reason: 'goodwill',
      note: '',
      requestId: randomUUID(),
    };
    return once(() => stage.job('give-back', payload));
  },
  dispute: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    const intent = await intentOf(stage, bookingId);
    return once(async () => void stage.sandbox.dispute(intent));
  },
  holdOver: async (stage) => {
    const { bookingId } = await makeOrder(stage, { isPaid: false });
    await stage.db.query(`update bookings set hold_expires_at = product_now() - interval '1 minute' where id = $1`, [
      bookingId,
    ]);
    return once(() => stage.job('expire-holds'));
  },
  stayOver: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    await letPass(stage, bookingId);
    return once(() => stage.job('complete-bookings'));
  },
  tickets: async (stage) => {
    const { user } = await makeOrder(stage);
    const body = { email: user.email };
    return once(() =>
      fetch(`${stage.base}/trpc/booking.sendTickets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  },
  message: async (stage) => {
    const { bookingId, host } = await makeOrder(stage);
    const owner = await stage.as(host.ownerId);
    const input = { requestId: randomUUID(), bookingId, text: 'We are open until nine.' };
    return () => owner.messages.write.mutate(input);
  },
  webhookGone: async (stage) => {
    const { listingId, ownerId } = await makeHost(stage);
    await listen(stage, ownerId, '/gone');
    const body = aBooking(stage, listingId, { user: aGuest(), ...withCard });
    const headers = key();
    return () => call(stage, 'POST', '/bookings', body, headers);
  },
  payOut: async (stage) => {
    await makeOrder(stage);
    const { ownerId } = await makePayee(stage, '000123456789');
    await earn(stage, ownerId);
    return once(() => stage.job('run-payouts', { userId: ownerId }));
  },
  payOutInVain: async (stage) => {
    await makeOrder(stage);
    const { ownerId } = await makePayee(stage, '000111111113');
    await earn(stage, ownerId);
    return once(() => stage.job('run-payouts', { userId: ownerId }));
  },
} satisfies Scenes;

/** What is asked for once, by the clock or by others, and goes on by itself. */
export function once<Answer>(act: () => Promise<Answer>): () => Promise<Answer | null> {
  let isDone = false;
  return async () => {
    if (isDone) return null;
    isDone = true;
    return act();
  };
}
