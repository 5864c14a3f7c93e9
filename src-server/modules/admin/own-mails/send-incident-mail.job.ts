import { hearsOf } from '#shared/admin/own-mails.ts';
import { momentText } from '#server/modules/booking/booking.module.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { lastingIncidents } from './incidents.ts';
import { readersOf } from './own-mails.ts';
import { sendIncidentMail } from './own-mails-jobs.ts';
import { needLines, settingsLink } from './need-lines.ts';

/** Mails an administrator about new incidents; sends nothing where those are over, or where the administrator no longer wants it. */
export const sendIncidentMailHandler = handleJob(sendIncidentMail, async ({ userId, kind, keys }, deps: Deps) => {
  const [reader] = await readersOf(deps, userId);
  if (reader === undefined || !reader.atOnce || !hearsOf(reader.role, kind)) return;
  const needs = (await lastingIncidents(deps, kind)).filter(({ key }) => keys.includes(key)).map(({ need }) => need);
  if (needs.length === 0) return;
  const { locale } = reader;
  const zone = reader.timeZone ?? 'UTC';
  const mail = await deps.renderMail('incident', {
    kind,
    // As many as the job names: a second try has the same subject, by which it is known.
    count: keys.length,
    locale,
    siteName: deps.config.SITE_NAME,
    needs: needLines(deps, needs, locale).map((line, index) => ({
      ...line,
      since: `${momentText(locale, new Date(needs[index]?.since ?? ''), zone)}${reader.timeZone === null ? ' UTC' : ''}`,
    })),
    settingsLink: settingsLink(deps),
  });
  await deps.mail.send({ to: reader.email, ...mail, about: { kind: 'incident', language: locale } });
});
