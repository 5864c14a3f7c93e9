import { expect, it } from 'vitest';
import { aBank, makeListing } from '#server/testing/factories.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';

/** A provider whose next answer about an account reaches no one, as of a process that dies before it keeps it. */
async function setUp() {
  const t = await createTestAppForTest();
  const { ownerId: userId } = await makeListing(t);
  const made: string[] = [];
  let isLost = false;
  const cards = {
    ...t.deps.cards,
    saveConnectedAccount: async (...asked: Parameters<typeof t.deps.cards.saveConnectedAccount>) => {
      const answer = await t.deps.cards.saveConnectedAccount(...asked);
      if (answer.ok) made.push(answer.value.id);
      if (isLost) throw new Error('gone');
      return answer;
    },
  };
  const owner = await t.as({ userId }, { cards });
  const as = () => t.as({ userId }, { cards });
  const rename = () => t.rows("update users set first_name = 'Grace' where id = $1", [userId]);
  return { t, owner, as, rename, made, lose: (is: boolean) => void (isLost = is) };
}

it('a payout account whose making was cut short is the one that is made at last', async () => {
  const { owner, made, lose } = await setUp();
  lose(true);
  await expect(owner.payouts.connect()).rejects.toThrow();
  lose(false);
  await owner.payouts.connect();
  expect(made).toHaveLength(2);
  expect(new Set(made).size).toBe(1);
});

it('who has forgotten one gets another', async () => {
  const { owner, made } = await setUp();
  await owner.payouts.connect();
  await owner.payouts.disconnect();
  await owner.payouts.connect();
  expect(new Set(made).size).toBe(2);
});

it('one who is called otherwise since the making was cut short gets an account all the same', async () => {
  const { owner, as, rename, made, lose } = await setUp();
  lose(true);
  await expect(owner.payouts.connect()).rejects.toThrow();
  lose(false);
  await rename();
  await (await as()).payouts.connect();
  expect(made).toHaveLength(2);
});

it('a bank form that is sent again after its answer was lost is the same question to the provider', async () => {
  const { t, owner, made, lose } = await setUp();
  const form = { ...aBank, requestId: '019a1c40-7b2e-4c31-8f5d-2b91e6a04f41' };
  lose(true);
  await expect(owner.payouts.saveBank(form)).rejects.toThrow();
  lose(false);
  t.clock.forward(1);
  await owner.payouts.saveBank(form);
  expect(made).toHaveLength(2);
  expect(new Set(made).size).toBe(1);
});
