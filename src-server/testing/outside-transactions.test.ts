import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { createTestAppForTest } from './test-app.ts';

it('mails, the card provider, the store of pictures and a second connection are refused within a transaction, and work after it', async () => {
  const { deps } = await createTestAppForTest();
  const outside = {
    'a row': async () => deps.db.query('select 1'),
    'a unit of work': async () => deps.db.fork(),
    'a mail': async () => (await deps.mail.reach?.()) ?? null,
    'the store of pictures': async () => deps.files.put(Buffer.from('picture'), 'image/webp'),
    'the provider': async () => deps.cards.retrieveIntent('pi_none'),
  };
  for (const [what, ask] of Object.entries(outside)) {
    await expect(inTransaction<unknown>(deps, ask), what).rejects.toThrow('within a transaction');
    await expect(ask(), what).resolves.not.toBeUndefined();
  }
});
