import { z } from 'zod';
import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';

/** Asks a traveller whose bags are at a location without a booking to book again. */
export const askToBookAgain = defineJob({
  name: 'ask-to-book-again',
  payload: z.object({ bookingId: z.string() }),
  retries: 12,
});

interface Row {
  readonly code: string;
  readonly email: string;
  readonly language: Language;
  readonly location: string;
}

const sql = `
  select b.code, b.email, b.language, l.door_name as location
  from bookings b join listings l on l.id = b.listing_id where b.id = $1`;

export const askToBookAgainHandler = handleJob(askToBookAgain, async ({ bookingId }, deps: Deps) => {
  const { config, db } = deps;
  const [row] = await db.query<Row>(sql, [bookingId]);
  if (row === undefined) return;
  const locale = localeOf(row.language);
  const mail = await deps.renderMail('bookAgain', {
    locale,
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    code: row.code,
    location: row.location,
    link: `${config.siteUrl}/orders/${bookingId}`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'bookAgain', language: locale, bookingId } });
});
