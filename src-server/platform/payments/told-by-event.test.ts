import { expect, it } from 'vitest';
import { toldByEvent } from './told-by-event.ts';

const bodyOf = (event: unknown) => Buffer.from(JSON.stringify(event));

it('keeps what an event was about, and nothing of a card or a person', () => {
  const told = toldByEvent(
    bodyOf({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      created: 1_795_272_432,
      livemode: true,
      data: {
        object: {
          id: 'pi_1',
          object: 'payment_intent',
          amount: 2418,
          currency: 'cad',
          status: 'succeeded',
          receipt_email: 'omar@example.com',
          description: 'Bags of Omar Haddad',
          shipping: { name: 'Omar Haddad' },
          client_secret: 'pi_1_secret_x',
          metadata: { payment_id: '01a2', note: 'Omar said so' },
          latest_charge: 'ch_1',
          payment_method: { card: { last4: '4242', fingerprint: 'f' } },
          last_payment_error: {
            code: 'card_declined',
            message: 'Omar, your card',
            payment_method: { billing_details: { email: 'omar@example.com' } },
          },
        },
      },
    }),
  );
  expect(told).toEqual({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    created: 1_795_272_432,
    livemode: true,
    object: 'payment_intent',
    object_id: 'pi_1',
    status: 'succeeded',
    amount: 2418,
    currency: 'cad',
    latest_charge: 'ch_1',
    last_payment_error: { code: 'card_declined' },
    metadata: { payment_id: '01a2' },
  });
});

it('keeps little, however much came, and whatever it is', () => {
  const much = Object.fromEntries(
    ['status', 'reason', 'failure_code', 'destination', 'charge'].map((name) => [name, 'x'.repeat(100_000)]),
  );
  expect(JSON.stringify(toldByEvent(bodyOf({ id: 'e', data: { object: much } }))).length).toBeLessThan(4_000);
  expect(toldByEvent(bodyOf([1, 2]))).toEqual({});
  expect(toldByEvent(bodyOf({ id: 'e', data: { object: 'pi_1' } }))).toEqual({ id: 'e' });
  expect(toldByEvent(Buffer.from('{"id":"e","data":{"object":{"__proto__":{"status":"x"}}}}'))).toEqual({ id: 'e' });
});
