import { cutText } from '#server/platform/cut-text.ts';

/** What of an event is kept for administrators: plain values by name, never deeper than one object in another. */
export type Told = Readonly<
  Record<string, string | number | boolean | null | Readonly<Record<string, string | number | boolean | null>>>
>;

/** Of the event itself. */
const ofEvent = ['id', 'type', 'created', 'livemode', 'api_version'];

/** Of what it is about. Neither names, addresses, birthdays and accounts of people, nor anything of a card. */
const ofObject = [
  'id',
  'object',
  'status',
  'amount',
  'amount_received',
  'amount_refunded',
  'amount_reversed',
  'currency',
  'payment_intent',
  'charge',
  'latest_charge',
  'destination',
  'transfer',
  'reason',
  'failure_code',
  'failure_reason',
  'cancellation_reason',
  'arrival_date',
  'charges_enabled',
  'payouts_enabled',
  'details_submitted',
  'disabled',
  'paid',
  'refunded',
  'reversed',
];

/** Objects in it, with what of them is kept. */
const within: Readonly<Record<string, readonly string[]>> = {
  last_payment_error: ['code', 'decline_code', 'type'],
  requirements: ['disabled_reason', 'current_deadline'],
  evidence_details: ['due_by', 'has_evidence', 'past_due'],
  // Our own ids.
  metadata: ['payment_id', 'booking_id', 'refund_id', 'payoutId'],
};

const LONGEST = 200;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Plain = string | number | boolean | null;

function plainOf(source: Record<string, unknown>, names: readonly string[]): Record<string, Plain> {
  const kept: Record<string, Plain> = {};
  for (const name of names) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    if (typeof value === 'string') kept[name] = cutText(value, LONGEST);
    else if (typeof value === 'number' || typeof value === 'boolean' || value === null) kept[name] = value;
  }
  return kept;
}

/**
 * What may be kept of an event as it came, by a list of names: whatever the provider adds tomorrow is not on it. A few
 * kilobytes at most.
 * @param rawBody JSON, rightly signed.
 */
export function toldByEvent(rawBody: Buffer): Told {
  const event: unknown = JSON.parse(rawBody.toString('utf8'));
  if (!isObject(event)) return {};
  const object = isObject(event.data) && isObject(event.data.object) ? event.data.object : {};
  const nested = Object.entries(within).flatMap(([name, names]) => {
    const inner = object[name];
    const kept = isObject(inner) ? plainOf(inner, names) : {};
    return Object.keys(kept).length === 0 ? [] : [[name, kept] as const];
  });
  const about = { ...plainOf(object, ofObject), ...Object.fromEntries(nested) };
  const { id, object: kind, ...rest } = about;
  return {
    ...plainOf(event, ofEvent),
    ...(kind !== undefined && { object: kind }),
    ...(id !== undefined && { object_id: id }),
    ...rest,
  };
}
