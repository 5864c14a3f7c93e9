import { expect, it, onTestFinished, vi } from 'vitest';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { keepEvent } from './keep-event.ts';

const event: ProviderEvent = { id: 'evt_1', type: 'customer.created', kind: 'other' };

it('an event that failed is written down before the provider is answered', async () => {
  const t = await createTestAppForTest();
  const failing = keepEvent(t.deps, { event, told: null }, () => Promise.reject(new Error('No such column')));
  await expect(failing).rejects.toThrow('No such column');
  const noted = await t.rows('select event_id, became, error from provider_event_log');
  expect(noted).toEqual([{ event_id: 'evt_1', became: 'failed', error: 'Error: No such column' }]);
});

it('the provider is answered at once that the database is away: nothing waits to write that down', async () => {
  const t = await createTestAppForTest();
  const written = Promise.withResolvers<never[]>();
  onTestFinished(() => written.resolve([]));
  const query = vi.spyOn(t.deps.db, 'query').mockResolvedValueOnce([]).mockReturnValueOnce(written.promise);
  onTestFinished(() => query.mockRestore());
  const away = new Error('Connection terminated unexpectedly');
  await expect(keepEvent(t.deps, { event, told: null }, () => Promise.reject(away))).rejects.toBe(away);
  expect(query).toHaveBeenCalledTimes(2);
});
