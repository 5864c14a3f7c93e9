// Guards of a door that is reported shut: money that goes back by itself, and reports that count.
import { booking } from './paths.mjs';

const door = `${booking}/door`;
const uses = `${door}/door.test.ts`;
const abuse = `${door}/door-abuse.test.ts`;
const rules = 'shared/booking/door-report.ts';

/** `[name, file, what stands there, what is put in its place, test file, words of the test's name]` */
export const doors = [
  [
    'no-show-while-a-door-is-reported',
    `${booking}/hosting/tell-of-outcomes.job.ts`,
    'd.order_id = o.id and d.is_open',
    'd.order_id = o.id and false',
    uses,
    'earns nothing and sets no no-show',
  ],
  [
    'cancelled-for-nothing-while-a-door-is-reported',
    `${booking}/cancel/cancel-booking.ts`,
    'if (byTraveller && isKept && (await hasOpenReport(em, order.order.id))) throw doorReportOpen();',
    '',
    uses,
    'earns nothing and sets no no-show',
  ],
  [
    'door-report-outlives-the-bags',
    `${booking}/hosting/custody-marks.ts`,
    "await endReport(em, order.id, { by: 'counter', taken: 'stay', now }, true);",
    'void endReport;',
    uses,
    'is over once bags are taken in there',
  ],
  ['door-money-an-hour-late', rules, 'onTime: 60,', 'onTime: 600,', abuse, 'waits: a report later than an hour'],
  [
    'door-money-though-tickets-were-scanned',
    `${door}/door-row.ts`,
    "h.found = 'scanned'",
    "h.found = 'nothing'",
    abuse,
    'waits where a ticket is scanned after the report',
  ],
  [
    'door-money-twice-for-a-card',
    `${door}/door-row.ts`,
    'and door_marks(e.id) && door_marks(r.id)) as is_again',
    'and false) as is_again',
    abuse,
    'is found out by the card',
  ],
  [
    'door-money-before-two-minutes',
    rules,
    "return now.isBefore(after(reportedAt, doorMinutes.answer)) ? 'asking' : null;",
    'return null;',
    uses,
    'takes everything back once',
  ],
  [
    'door-leads-twice-to-an-owner',
    `${door}/take-way.ts`,
    'const withoutOwners = await ownersLedTo(em, reportId);',
    'const withoutOwners: string[] = []; void ownersLedTo; void reportId;',
    abuse,
    'is had once',
  ],
  [
    'door-reports-of-one-network-count',
    `${door}/end-report.ts`,
    "door_marks(id) || ('block ' || address_block) as marks",
    'door_marks(id) as marks',
    abuse,
    'takes three people who share neither',
  ],
  [
    'door-stopped-without-a-look',
    `${door}/door-reports.job.ts`,
    'doorMinutes.look)',
    '0)',
    abuse,
    'waits for administration, which may leave it',
  ],
  [
    'door-answered-by-strangers',
    `${door}/answer-door.ts`,
    'and listing_id in (select counter_listings($2))',
    'and $2::uuid is not null',
    uses,
    'is given once, by its own people',
  ],
  [
    'door-answered-after-a-day',
    `${door}/answer-door.ts`,
    'if (!now.isBefore(answerUntil(instantOf(row.reported_at)))) throw doorAnswered();',
    '',
    uses,
    'is given once, by its own people',
  ],
  [
    'door-share-of-a-moved-order-in-its-earning',
    `${door}/settle-report.ts`,
    "bookingId: row.taken === 'refund' ? booking.id : null,",
    'bookingId: booking.id,',
    uses,
    'both places have their share',
  ],
];
