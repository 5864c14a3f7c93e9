import { describe, expect, it } from 'vitest';
import { arrivesBy, failureOfRefund, type RefundTry, stepOfRefund } from './refund-tracker.ts';

const asked: RefundTry = { status: 'requested', way: 'card', hasArrived: false, failure: null };

describe('a refund', () => {
  it.each<[string, RefundTry[], string]>([
    ['that was asked for is requested', [asked], 'requested'],
    ['that the provider took is sent', [{ ...asked, status: 'succeeded' }], 'sent'],
    ['has arrived when the provider says so', [{ ...asked, status: 'succeeded', hasArrived: true }], 'arrived'],
    ['that failed came back', [{ ...asked, status: 'failed', failure: 'expired_or_canceled_card' }], 'cameBack'],
    ['that waits for its next try came back', [{ ...asked, failure: 'expired_or_canceled_card' }], 'cameBack'],
    ['is sent by hand once another way was asked for', [{ ...asked, way: 'hand', failure: 'unknown' }], 'byHand'],
    [
      'of a disputed payment is with the bank',
      [{ ...asked, status: 'failed', failure: 'charge_disputed' }],
      'disputed',
    ],
    ['is requested again when a dispute was won', [{ ...asked, failure: 'asked for again' }], 'requested'],
    [
      'of two payments has arrived when both have',
      [
        { ...asked, status: 'succeeded', hasArrived: true },
        { ...asked, status: 'succeeded' },
      ],
      'sent',
    ],
  ])('%s', (_, tries, step) => expect(stepOfRefund(tries)).toBe(step));

  it.each([
    ['2026-11-21', '2026-12-04'],
    ['2026-11-23', '2026-12-07'],
  ])('sent on %s is there by %s, ten working days later', (sent, by) => expect(arrivesBy(sent)).toBe(by));

  it('says in plain words why it came back', () => {
    expect(['expired_or_canceled_card', 'lost_or_stolen_card', 'declined', null].map(failureOfRefund)).toEqual([
      'cardExpired',
      'cardLost',
      'other',
      'other',
    ]);
  });
});
