import { expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { withIdempotency } from './idempotency.ts';

it('a request that failed gives its key back before it is answered', async () => {
  const t = await createTestAppForTest();
  const ask = { scope: 'book:someone', key: newId(), request: { bags: 2 } };
  await expect(withIdempotency(t.deps, ask, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await t.rows('select key from idempotency_keys where key = $1', [ask.key])).toEqual([]);
});

it('a request that failed because the database is away does not wait for its key to be given back', async () => {
  const t = await createTestAppForTest();
  const givenBack = Promise.withResolvers<never[]>();
  onTestFinished(() => givenBack.resolve([]));
  const claimed = [{ key: 'claimed' }];
  const query = vi.spyOn(t.deps.db, 'query').mockResolvedValueOnce(claimed).mockReturnValueOnce(givenBack.promise);
  onTestFinished(() => query.mockRestore());
  const away = new Error('Connection terminated unexpectedly');
  const ask = { scope: 'book:someone', key: newId(), request: { bags: 2 } };
  await expect(withIdempotency(t.deps, ask, () => Promise.reject(away))).rejects.toBe(away);
  expect(query).toHaveBeenLastCalledWith(expect.stringContaining('delete from idempotency_keys'), expect.anything());
});
