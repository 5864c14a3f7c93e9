import { expect } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { paid, paymentsOf } from '../order.fixture.ts';

/** Works off jobs and events until nothing is under way. */
export async function settle(t: TestApp): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await t.sandbox.settled();
    await t.runJobs();
  }
  await t.sandbox.settled();
}

/** A paid order with the provider's id of its payment. */
export async function soldOrder(t: TestApp, bagsCount = 1) {
  const made = await paid(t, 10, bagsCount);
  await settle(t);
  const [payment] = await paymentsOf(t, made.bookingId);
  const [order] = await t.rows<{ code: string; total: number }>(
    'select code, total_minor::float8 as total from bookings where id = $1',
    [made.bookingId],
  );
  return { ...made, intentId: payment?.provider_intent_id ?? '', code: order?.code ?? '', total: order?.total ?? 0 };
}

/** The stays of all orders are over. */
export async function complete(t: TestApp): Promise<void> {
  const start = t.clock.now();
  t.clock.forward(60 * 48);
  await t.tick('complete-bookings');
  t.clock.set(start);
  await settle(t);
}

async function toSandbox(t: TestApp, path: string, body: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${t.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** What people and banks do at the provider. */
export const atProvider = {
  win: (t: TestApp, id: string) =>
    toSandbox(t, `disputes/${id}`, { 'evidence[uncategorized_text]': 'winning_evidence' }),
  lose: (t: TestApp, id: string) => toSandbox(t, `disputes/${id}/close`, {}),
  refund: (t: TestApp, intentId: string, minor: number) =>
    toSandbox(t, 'refunds', { payment_intent: intentId, amount: String(minor) }),
  callBack: (t: TestApp, transferId: string, minor?: number) =>
    toSandbox(t, `transfers/${transferId}/reversals`, minor === undefined ? {} : { amount: String(minor) }),
};

/** What each account of the ledger holds of one order, without those of nothing. */
export async function accountsOf(t: TestApp, bookingId: string): Promise<Record<string, number>> {
  const rows = await t.rows<{ account: string; minor: number }>(
    `with line as (
       select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $1)
     select e.account, sum(e.amount_minor)::float8 as minor from ledger_entries e
     join ledger_transactions x on x.id = e.transaction_id where x.booking_id in (select id from line)
     group by e.account having sum(e.amount_minor) <> 0`,
    [bookingId],
  );
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
}

/** What the platform owes a partner, in minor units. */
export async function owedTo(t: TestApp, partnerId: string): Promise<number> {
  const [row] = await t.rows<{ minor: number }>(
    'select coalesce(-sum(amount_minor), 0)::float8 as minor from partner_balances where partner_id = $1',
    [partnerId],
  );
  return row?.minor ?? 0;
}

/** What needs a person of finance, of one order or thing. */
export async function needsOf(t: TestApp, about: string) {
  const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  return (await finance.admin.home.get()).needs.filter(({ code, name }) => code === about || name === about);
}
