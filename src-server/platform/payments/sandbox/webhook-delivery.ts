import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { Store } from './store.ts';

interface DeliveryOptions {
  readonly store: Store;
  readonly webhookUrl: () => string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly log: Log;
}

interface WebhookDelivery {
  /** Delivers an event once what caused it has been answered; tries again until it is accepted or given up. */
  deliver(eventId: string): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES_MS = [100, 300, 1000, 3000, 10_000, 30_000, 60_000, 300_000];
const TIMEOUT_MS = 10_000;

export function createWebhookDelivery({
  store,
  webhookUrl,
  webhookSecret,
  clock,
  log,
}: DeliveryOptions): WebhookDelivery {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function send(eventId: string): Promise<boolean> {
    const event = store.state.events[eventId];
    const url = webhookUrl();
    if (event === undefined || url === '') return true;
    const body = JSON.stringify({ ...event, pending_webhooks: 1 });
    const time = clock.now().epochSecond();
    const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${signature}` },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.arrayBuffer();
      if (answer.ok) return true;
      log.warn({ eventId, type: event.type, status: answer.status }, 'webhook was not accepted');
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ eventId, type: event.type, error: String(error) }, 'webhook did not arrive');
    }
    return false;
  }

  async function attempt(eventId: string): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    for (const pause of [...RETRIES_MS, null]) {
      if (stopping.signal.aborted) return;
      const done = await send(eventId);
      if (stopping.signal.aborted && !done) return;
      if (done || pause === null) {
        finish(eventId);
        return;
      }
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  function finish(eventId: string): void {
    const event = store.state.events[eventId];
    if (event) event.pending_webhooks = 0;
    store.state.undelivered = store.state.undelivered.filter((id) => id !== eventId);
    store.save();
  }

  return {
    deliver(eventId) {
      const delivery = attempt(eventId).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
