import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handing } from '#server/modules/custody/custody.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { answers, listenAtTheCounter, type Receiver } from './webhooks.fixture.ts';

let t: TestApp;
let receiver: Receiver;
let counter: Awaited<ReturnType<typeof listenAtTheCounter>>['counter'];

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  ({ receiver, counter } = await listenAtTheCounter(t));
});
afterEach(async () => {
  await t.rows('delete from webhooks');
  await receiver.close();
});

const work = async () => expect(await t.runJobs()).toEqual([]);
const list = async () => (await counter.owner.webhooks.deliveries({ isFailed: false })).deliveries;
const forward = (seconds: number) => t.clock.set(t.clock.now().plusSeconds(seconds));

async function checkIn(): Promise<void> {
  await counter.owner.custody.checkIn(handing(counter.bookingId, 2));
  await work();
}

describe('what is kept', () => {
  it('goes after thirty days', async () => {
    await checkIn();
    forward(29 * 86_400);
    await t.tick('housekeeping');
    expect(await list()).toHaveLength(1);
    forward(2 * 86_400);
    await t.tick('housekeeping');
    expect(await t.rows('select 1 from webhook_deliveries')).toEqual([]);
    expect(await t.rows('select 1 from webhook_tries')).toEqual([]);
  });

  it('is summed for the last 24 hours', async () => {
    await checkIn();
    receiver.behave(answers(503));
    forward(30);
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await work();
    await counter.owner.webhooks.sendTest();
    const day = await counter.owner.webhooks.lastDay();
    expect(day).toMatchObject({ delivered: 1, retried: 1, lost: 0, zone: 'America/Toronto' });
    expect(day.hours).toHaveLength(24);
    expect(day.hours.at(-1)).toMatchObject({ taken: 1, failed: 2 });
    expect((await counter.owner.webhooks.deliveries({ isFailed: true })).failedCount).toBe(2);
  });
});
