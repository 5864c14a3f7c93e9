import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { clockOf, dayNow, shortDate } from '#server/modules/booking/booking.module.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { withMarks } from '../home/need-marks.ts';
import { findNeeds } from '../home/needs.ts';
import { homeText, needLines, settingsLink } from './need-lines.ts';
import { readersOf } from './own-mails.ts';
import { sendMorningMail } from './own-mails-jobs.ts';

/** Orders of a figure, and needs, that are listed one by one. */
const MOST = { orders: 3, needs: 12 } as const;

const dayNames = {
  inStore: 'dayInStore',
  dueSoon: 'dayDueSoon',
  overdue: 'dayOverdue',
  notCome: 'dayNotCome',
  doorShut: 'dayDoorShut',
  shopClosed: 'dayShopClosed',
} as const;

/**
 * Tells an administrator how their day begins, as the home of administration does, also where nothing waits; nothing once
 * the day is over, or they do not want it any more.
 */
export const sendMorningMailHandler = handleJob(sendMorningMail, async ({ userId, day }, deps: Deps) => {
  const [reader] = await readersOf(deps, userId);
  if (reader === undefined || reader.morningHour === null || reader.timeZone === null) return;
  if (localDateOf(zoneOf(reader.timeZone), deps.clock.now()) !== day) return;
  const { locale, role } = reader;
  const { siteUrl } = deps.config;
  const [today, found] = await Promise.all([role === 'content' ? [] : dayNow(deps), findNeeds(deps, role)]);
  const { needs } = await withMarks(deps, found.needs, userId);
  const mail = await deps.renderMail('morning', {
    locale,
    siteName: deps.config.SITE_NAME,
    name: reader.name,
    day: shortDate(locale, day),
    count: needs.length,
    figures: today.map(({ kind, orders, bags, first }) => ({
      name: homeText(locale, dayNames[kind]),
      count: kind === 'inStore' ? bags : orders,
      isTrouble: orders > 0 && kind !== 'inStore' && kind !== 'dueSoon',
      // Bags in store are most of the day's orders: their number says enough.
      orders: (kind === 'inStore' ? [] : first).slice(0, MOST.orders).map(({ code, location, zone, at }) => ({
        code,
        about: `${location}, ${clockOf(locale, new Date(at), zone).replaceAll(' ', '\u00a0')}`,
        link: `${siteUrl}/admin/bookings?booking=${code}`,
      })),
    })),
    needs: needLines(deps, needs.slice(0, MOST.needs), locale),
    more: Math.max(0, needs.length - MOST.needs),
    isWhole: found.isWhole,
    homeLink: `${siteUrl}/admin`,
    settingsLink: settingsLink(deps),
  });
  await deps.mail.send({ to: reader.email, ...mail, about: { kind: 'morning', language: locale } });
});
