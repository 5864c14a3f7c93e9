import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/secrets.ts';
import { sendStaffInvitation } from './staff-jobs.ts';

interface Row {
  readonly email: string;
  readonly language: Language;
  readonly owner: string;
  readonly locations: readonly string[];
}

const sql = `
  update staff_members m set token_hash = $2 from users o
  where m.id = $1 and m.ended_at is null and m.accepted_at is null and o.id = m.owner_id
  returning m.email, m.language, trim(o.first_name || ' ' || o.last_name) as owner,
    array(select l.door_name from staff_locations s join listings l on l.id = s.listing_id where s.member_id = m.id order by l.door_name) as locations`;

/** Mails an invitation in the language its owner chose; the link of an earlier mail stops working. */
export const sendStaffInvitationHandler = handleJob(sendStaffInvitation, async ({ memberId }, deps: Deps) => {
  const secret = newSecret();
  const [row] = await deps.db.query<Row>(sql, [memberId, hashSecret(secret)]);
  if (row === undefined) return;
  const mail = await deps.renderMail('staff', {
    locale: localeOf(row.language),
    siteName: deps.config.SITE_NAME,
    supportEmail: deps.config.SUPPORT_EMAIL,
    owner: row.owner,
    locations: row.locations,
    link: `${deps.config.siteUrl}/staff/${secret}`,
  });
  await deps.mail.send({
    to: row.email,
    ...mail,
    about: { kind: 'staffInvitation', language: localeOf(row.language) },
  });
});
