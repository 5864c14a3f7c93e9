import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Deps } from '#server/deps.ts';
import type { EventBus } from './domain-event.ts';
import type { Subscription } from './subscription.ts';

/** One event for one subscriber. */
const deliverEvent = defineJob({
  name: 'deliver-event',
  payload: z.object({ subscription: z.string(), subject: z.string(), event: z.unknown() }),
  retries: 25,
  // By receiver and subject, not by event: no receiver gets the later event of a subject first.
  orderedBy: ({ subscription, subject }) => `${subscription.slice(subscription.indexOf('/') + 1)}:${subject}`,
});

/** Puts a delivery for each subscriber into the outbox, so that one that fails holds up no other. */
export function createEventBus(jobs: JobQueue, subscriptions: readonly Subscription[]): EventBus {
  return {
    publish: async (em, event, payload) => {
      for (const { name, eventName, keyOf } of subscriptions) {
        if (eventName !== event.name) continue;
        await jobs.enqueue(em, deliverEvent, { subscription: name, subject: keyOf(payload), event: payload });
      }
    },
  };
}

/** The job that hands events to their subscribers. @throws Error for a subscription that this release does not know. */
export const deliverEventHandler = (subscriptions: readonly Subscription[]) =>
  handleJob(deliverEvent, async ({ subscription: name, event }, deps: Deps) => {
    const subscription = subscriptions.find((each) => each.name === name);
    if (subscription === undefined) throw new Error(`No module subscribes as ${name}.`);
    await subscription.handle(event, deps);
  });
