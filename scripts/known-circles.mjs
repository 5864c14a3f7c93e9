/** The circles of imports that stand until they are dissolved. The list only shrinks: the check refuses any other circle, and a row whose circle is gone. */
export const knownCircles = [
  [
    'src-server/modules/booking/orders/ticket-mail-after.tsx',
    'src-server/modules/booking/orders/ticket-mail-parts.tsx',
    'src-server/modules/booking/orders/ticket-mail-refund.tsx',
    'src-server/modules/booking/orders/ticket-mail-text.ts',
    'src-server/modules/booking/orders/ticket.email.tsx',
  ],
  ['src-server/platform/payments/card-provider.ts', 'src-server/platform/payments/listed.ts'],
  [
    'src-server/deps.ts',
    'src-server/modules/booking/booking-jobs.ts',
    'src-server/modules/booking/booking.events.ts',
    'src-server/modules/booking/door/door.email.tsx',
    'src-server/modules/payouts/weekly/week-of-partner.ts',
    'src-server/modules/payouts/weekly/weekly-summary.email.tsx',
    'src-server/platform/events/domain-event.ts',
    'src-server/platform/events/event-bus.ts',
    'src-server/start/mails.tsx',
  ],
  ['src/features/content/load-page.ts', 'src/features/content/page-facts.ts'],
  [
    'src/features/admin/jobs/job-facts.tsx',
    'src/features/admin/jobs/job-panel.tsx',
    'src/features/admin/jobs/jobs-page.tsx',
    'src/features/admin/jobs/what-now.tsx',
  ],
  ['src/parts/card-fields/stripe-card-form.tsx', 'src/parts/card-fields/use-card.tsx'],
  [
    'src/features/orders/refund-steps.tsx',
    'src/features/orders/refund-stub.tsx',
    'src/features/orders/refund-ticket.tsx',
  ],
];
