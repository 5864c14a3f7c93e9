import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { defineEvent } from './domain-event.ts';
import { subscribe, type Subscription } from './subscription.ts';
import { createEventBus, deliverEventHandler } from './event-bus.ts';

const doorOpened = defineEvent({
  name: 'door.opened',
  payload: z.object({ doorId: z.string(), times: z.number() }),
  subjectOf: ({ doorId }) => doorId,
});

let t: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A real queue with these subscribers, which ends with the test. */
async function busOf(subscriptions: readonly Subscription[]) {
  const runner = createJobRunner({ url: t.databaseUrl, log: pino({ level: 'silent' }) });
  await runner.start([deliverEventHandler(subscriptions) as never], (handler, payload) =>
    handler.handle(payload, t.deps as never),
  );
  return { bus: createEventBus(runner, subscriptions), stop: () => runner.stop() };
}

const told = () => {
  const heard: string[] = [];
  let wake = () => undefined as void;
  return {
    heard,
    hear: (what: string) => {
      heard.push(what);
      wake();
    },
    until: async (count: number) => {
      while (heard.length < count) await new Promise<void>((resolve) => void (wake = resolve));
    },
  };
};

it('tells every subscriber what a committed transaction published, in the order of its subject', async () => {
  const { heard, hear, until } = told();
  let failures = 1;
  const subscriptions = [
    subscribe(doorOpened, 'count', async ({ doorId, times }) => {
      // The first delivery fails once: what comes after it has to wait.
      if (times === 1 && failures-- > 0) throw new Error('The counter is stuck.');
      hear(`${doorId} ${times}`);
    }),
    subscribe(doorOpened, 'greet', async ({ doorId }: { doorId: string }, _deps: Deps) => hear(`hello ${doorId}`)),
  ];
  const { bus, stop } = await busOf(subscriptions);
  for (const times of [1, 2, 3]) {
    await t.db.fork().transactional((em) => bus.publish(em, doorOpened, { doorId: 'front', times }));
  }
  await until(6);
  await stop();
  expect(heard.filter((one) => one.startsWith('front'))).toEqual(['front 1', 'front 2', 'front 3']);
  expect(heard.filter((one) => one === 'hello front')).toHaveLength(3);
}, 60_000);

it('tells a subscriber of several events in the order in which they happened to one subject', async () => {
  const { heard, hear, until } = told();
  const doorShut = defineEvent({ ...doorOpened, name: 'door.shut' });
  let failures = 1;
  const { bus, stop } = await busOf([
    subscribe(doorOpened, 'watch', async ({ doorId }) => {
      // The first event fails once: the other one, of the same door, has to wait.
      if (doorId === 'front' && failures-- > 0) throw new Error('The watch is stuck.');
      hear(`${doorId} opened`);
    }),
    subscribe(doorShut, 'watch', async ({ doorId }) => hear(`${doorId} shut`)),
  ]);
  for (const event of [doorOpened, doorShut]) {
    await t.db.fork().transactional((em) => bus.publish(em, event, { doorId: 'front', times: 1 }));
  }
  await until(2);
  await stop();
  expect(heard).toEqual(['front opened', 'front shut']);
}, 60_000);

it('delivers to no subscriber what was rolled back', async () => {
  const { heard, hear, until } = told();
  const { bus, stop } = await busOf([subscribe(doorOpened, 'count', async ({ doorId }) => hear(doorId))]);
  const failed = t.db.fork().transactional(async (em) => {
    await bus.publish(em, doorOpened, { doorId: 'never', times: 1 });
    throw new Error('No.');
  });
  await expect(failed).rejects.toThrow('No.');
  await t.db.fork().transactional((em) => bus.publish(em, doorOpened, { doorId: 'always', times: 1 }));
  await until(1);
  await stop();
  expect(heard).toEqual(['always']);
}, 60_000);
