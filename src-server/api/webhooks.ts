import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { receiveBookingEvent, receiveDisputeEvent } from '#server/modules/booking/booking.module.ts';
import { keepEvent } from '#server/modules/admin/admin.module.ts';
import {
  receiveAccountEvent,
  receivePayoutEvent,
  receiveTransferEvent,
} from '#server/modules/payouts/payouts.module.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { WEBHOOK_PATH } from '#server/platform/payments/open-cards.ts';
import { toldByEvent } from '#server/platform/payments/told-by-event.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** Who receives the card provider's events; each ignores what is not theirs. */
const receivers: readonly ((deps: Deps, event: ProviderEvent) => Promise<void>)[] = [
  receiveBookingEvent,
  receiveDisputeEvent,
  receiveAccountEvent,
  receivePayoutEvent,
  receiveTransferEvent,
];

/** Writes down what no one had a use for; what a receiver has worked off is there already. */
async function noteIgnored({ db, clock }: Deps, { id, type }: ProviderEvent): Promise<void> {
  await db.query(
    'insert into provider_events (id, type, received_at, is_ignored) values ($1, $2, $3, true) on conflict do nothing',
    [id, type, clock.now().toString()],
  );
}

/**
 * The event behind a signature; `null` where the signature is wrong.
 * @throws AppError 400 for a body that is rightly signed and still no event, which trying again does not mend.
 */
function readEvent({ cards }: Deps, body: Buffer, signature: string): ProviderEvent | null {
  try {
    const event = cards.readEvent(body, signature);
    if (event !== null && (typeof event.id !== 'string' || typeof event.type !== 'string')) throw malformedBody('JSON');
    return event;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw malformedBody('JSON');
    throw error;
  }
}

/** The card provider's events; the signature covers the raw body, so nothing parses it before. */
export async function registerWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, declares('key'), async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = typeof signature === 'string' ? readEvent(deps, body, signature) : null;
      if (event === null) throw new AppError({ status: 400, key: 'signatureInvalid' });
      await keepEvent(deps, { event, told: toldByEvent(body) }, async () => {
        for (const receive of receivers) await receive(deps, event);
        if (event.kind !== 'intent' && event.kind !== 'refund') await noteIgnored(deps, event);
      });
      return reply.send({ received: true });
    });
  });
}
