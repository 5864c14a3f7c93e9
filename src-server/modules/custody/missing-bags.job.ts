import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { storyLink } from '#server/modules/booking/booking.module.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';

/** Tells the people behind the site that fewer bags were handed back than were inside. */
export const tellOfMissingBags = defineJob({
  name: 'tell-of-missing-bags',
  payload: z.object({ handOverId: z.string() }),
  retries: 12,
});

interface Row {
  readonly code: string;
  readonly booking_id: string;
  readonly location: string;
  readonly traveller: string;
  readonly inside: number;
  readonly out: number;
  readonly note: string | null;
  readonly by: string;
}

const sql = `
  select b.code, b.id as booking_id, l.door_name as location, trim(b.first_name || ' ' || b.last_name) as traveller,
    h.bags_count + coalesce(h.missing_bags, 0) as inside, h.bags_count as out, h.note, h.user_name as by
  from hand_overs h join bookings b on b.id = h.booking_id join listings l on l.id = h.listing_id
  where h.id = $1 and not exists (select from hand_overs u where u.undoes_id = h.id)`;

export const tellOfMissingBagsHandler = handleJob(tellOfMissingBags, async ({ handOverId }, deps: Deps) => {
  const { config, db } = deps;
  const [row] = await db.query<Row>(sql, [handOverId]);
  // Taken back: nothing is missing.
  if (row === undefined) return;
  const mail = await deps.renderMail('missingBags', {
    siteName: config.SITE_NAME,
    ...row,
    note: row.note ?? '',
    link: storyLink(deps, row.code),
  });
  const about = { kind: 'missingBags', language: 'en', bookingId: row.booking_id };
  await deps.mail.send({ to: config.SUPPORT_EMAIL, ...mail, about });
});
