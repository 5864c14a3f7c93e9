import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { openSandbox, payment, valueOf } from './testing.ts';

/** A payment whose payer goes to their bank as soon as it is made. */
async function disputed(card = 'tok_createDispute') {
  const sandbox = await openSandbox();
  const intent = valueOf(await sandbox.provider.createIntent(payment(money(1500, 'CAD'), { cardToken: card })));
  const [{ id } = { id: '' }] = (await sandbox.stripe.disputes.list({ payment_intent: intent.id })).data;
  const about = (kind: string) => async () => (await sandbox.types()).filter((type) => type?.startsWith(kind));
  return { ...sandbox, intent, id, told: about('charge.dispute.') };
}
const balanceOf = async ({ stripe }: Awaited<ReturnType<typeof disputed>>) =>
  (await stripe.balance.retrieve()).available.map(({ amount }) => amount);
const evidence = (uncategorized_text: string) => ({ evidence: { uncategorized_text } });

describe('a disputed payment', () => {
  it('is paid, then withdrawn, and cannot be refunded meanwhile', async () => {
    const one = await disputed();
    expect(one.intent.state).toBe('succeeded');
    expect(valueOf(await one.provider.retrieveDispute(one.id))).toMatchObject({
      intentId: one.intent.id,
      amount: money(1500, 'CAD'),
      reason: 'fraudulent',
      state: 'open',
    });
    expect(await balanceOf(one)).toEqual([0]);
    await expect(one.stripe.refunds.create({ payment_intent: one.intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect((await one.told()).toSorted()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  });

  it('comes back when the platform wins', async () => {
    const one = await disputed('tok_createDisputeProductNotReceived');
    await one.stripe.disputes.update(one.id, evidence('winning_evidence'));
    expect(valueOf(await one.provider.retrieveDispute(one.id))).toMatchObject({
      state: 'won',
      reason: 'product_not_received',
    });
    expect(await balanceOf(one)).toEqual([1500]);
    expect((await one.told()).toSorted()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
    ]);
  });

  it('stays away when it is lost or given up, and is decided once', async () => {
    const one = await disputed();
    await one.stripe.disputes.close(one.id);
    expect(valueOf(await one.provider.retrieveDispute(one.id)).state).toBe('lost');
    expect(await balanceOf(one)).toEqual([0]);
    await expect(one.stripe.disputes.update(one.id, evidence('winning_evidence'))).rejects.toThrow('closed already');
    const two = await disputed();
    await two.stripe.disputes.update(two.id, evidence('losing_evidence'));
    expect(valueOf(await two.provider.retrieveDispute(two.id)).state).toBe('lost');
  });

  it('is only a question where the bank inquires: no money is away', async () => {
    const one = await disputed('tok_createDisputeInquiry');
    expect(valueOf(await one.provider.retrieveDispute(one.id)).state).toBe('inquiry');
    expect(await balanceOf(one)).toEqual([1500]);
    expect((await one.stripe.refunds.create({ payment_intent: one.intent.id })).status).toBe('succeeded');
    await one.stripe.disputes.update(one.id, evidence('winning_evidence'));
    expect(valueOf(await one.provider.retrieveDispute(one.id)).state).toBe('lapsed');
  });
});
