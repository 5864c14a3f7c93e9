import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { createTestAppForTest } from './test-app.ts';

it('neither mail nor the card provider is asked while a transaction is open', async () => {
  const t = await createTestAppForTest();
  const { mail, cards } = t.deps;
  const letter = { to: 'maya@example.com', subject: 'S', html: '<p>h</p>', text: 't' };
  const within = (work: () => Promise<unknown>) => inTransaction(t, work);
  await expect(within(() => mail.send(letter))).rejects.toThrow('mail.send was called within a transaction');
  await expect(within(() => cards.retrieveAccount('acct_1'))).rejects.toThrow('cards.retrieveAccount was called');
  expect(t.mails).toEqual([]);
  expect(await cards.retrieveAccount('acct_1')).toMatchObject({ ok: false });
});
