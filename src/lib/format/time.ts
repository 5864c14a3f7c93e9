import type { LocalMoment } from '#shared/availability/verdict.ts';
import type { Locale } from '#shared/messages/text.ts';
import { offsetSecondsIn } from '#shared/time/wall-text.ts';

/** As `Intl` writes them, without full stops; the first use of `Intl` for dates costs a phone a tenth of a second. */
const shortWords: Readonly<Record<Locale, { readonly months: string; readonly weekdays: string }>> = {
  en: { months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', weekdays: 'Sun Mon Tue Wed Thu Fri Sat' },
  fr: { months: 'janv févr mars avr mai juin juil août sept oct nov déc', weekdays: 'dim lun mar mer jeu ven sam' },
  es: { months: 'ene feb mar abr may jun jul ago sept oct nov dic', weekdays: 'dom lun mar mié jue vie sáb' },
};

/** The parts of an instant by the clock of a zone. No js-joda here: this is in every first load. */
interface Parts {
  readonly year: string;
  readonly month: string;
  readonly monthShort: string;
  readonly day: string;
  readonly weekdayShort: string;
  readonly hour: string;
  readonly hour24: string;
  readonly minute: string;
  readonly period: string;
}

function partsOf(iso: string, zone: string, locale: Locale): Parts {
  const at = Date.parse(iso);
  // What the clock of the place shows, read as UTC: the device's own zone data may be years old.
  const local = new Date(at + offsetSecondsIn(zone, at) * 1000);
  const { months, weekdays } = shortWords[locale];
  const hour = local.getUTCHours();
  return {
    year: String(local.getUTCFullYear()),
    month: two(local.getUTCMonth() + 1),
    monthShort: months.split(' ')[local.getUTCMonth()] ?? '',
    day: two(local.getUTCDate()),
    weekdayShort: weekdays.split(' ')[local.getUTCDay()] ?? '',
    hour: two(hour % 12 === 0 ? 12 : hour % 12),
    hour24: two(hour),
    minute: two(local.getUTCMinutes()),
    period: hour < 12 ? 'AM' : 'PM',
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "10:00 AM"; French is written by the 24-hour clock, "10 h 00". */
const clock = (parts: Parts, locale: Locale): string =>
  locale === 'fr'
    ? `${Number(parts.hour24)}\u00A0h\u00A0${parts.minute}`
    : `${parts.hour}:${parts.minute} ${parts.period}`;

/** "6:00 PM". */
export function formatClock(iso: string, zone: string, locale: Locale): string {
  const { hour24, minute } = partsOf(iso, zone, locale);
  return formatMinute(Number(hour24) * 60 + Number(minute), locale);
}

/** What stands between a day and a time: French and Spanish say it in words. */
const atSign = (locale: Locale): string => (locale === 'fr' ? 'à' : locale === 'es' ? 'a las' : '@');

/** "21 Nov @ 10:00 AM" (DD MMM @ hh:mm A). */
export const formatStayEnd = (iso: string, zone: string, locale: Locale): string =>
  stayEndLines(iso, zone, locale).join(' ');

/** The same in two lines for narrow places: "21 Nov" and "@ 10:00 AM". */
export function stayEndLines(iso: string, zone: string, locale: Locale): readonly [day: string, time: string] {
  const [day, time] = stayEndParts(iso, zone, locale);
  return [day, `${atSign(locale)} ${time}`];
}

/** The year that a zone's calendar shows now. */
const yearNow = (zone: string): string => partsOf(new Date().toISOString(), zone, 'en').year;

/** The same in its two pieces, with the year where it is not the current one, without what stands between them. */
export function stayEndParts(iso: string, zone: string, locale: Locale): readonly [day: string, time: string] {
  const parts = partsOf(iso, zone, locale);
  const year = parts.year === yearNow(zone) ? '' : ` ${parts.year}`;
  return [`${parts.day} ${parts.monthShort}${year}`, clock(parts, locale)];
}

/** A day and the time on it, for `{date}` and `{time}` of a text. */
export type OrderTime = { readonly date: string; readonly time: string };

/** "Nov 21, 2026 @ 10:00 am" (MMM D, YYYY @ hh:mm a), in two pieces for narrow places. */
export function formatOrderTime(iso: string, zone: string, locale: Locale): OrderTime {
  const parts = partsOf(iso, zone, locale);
  const day = Number(parts.day);
  const date =
    locale === 'en' ? `${parts.monthShort} ${day}, ${parts.year}` : `${day} ${parts.monthShort} ${parts.year}`;
  return { date, time: locale === 'fr' ? clock(parts, locale) : clock(parts, locale).toLowerCase() };
}

/** "Sat". */
export const formatWeekday = (iso: string, zone: string, locale: Locale): string =>
  partsOf(iso, zone, locale).weekdayShort;

/** "Sat 21 Nov". */
function formatDay(iso: string, zone: string, locale: Locale): string {
  const parts = partsOf(iso, zone, locale);
  return `${parts.weekdayShort} ${Number(parts.day)} ${parts.monthShort}`;
}

/** "21 Nov, 2026" (DD MMM, YYYY); only English has the comma. */
export function formatDate(iso: string, zone: string, locale: Locale): string {
  const parts = partsOf(iso, zone, locale);
  return `${parts.day} ${parts.monthShort}${locale === 'en' ? ',' : ''} ${parts.year}`;
}

/** A local date `YYYY-MM-DD` as "Sat 21 Nov". */
export const formatLocalDay = (date: string, locale: Locale): string => formatDay(`${date}T12:00:00Z`, 'UTC', locale);

/** A local date `YYYY-MM-DD` as "Sat, Nov 21". */
export function formatWeekDay(date: string, locale: Locale): string {
  if (locale !== 'en') return formatLocalDay(date, locale);
  const parts = partsOf(`${date}T12:00:00Z`, 'UTC', locale);
  return `${parts.weekdayShort}, ${parts.monthShort} ${Number(parts.day)}`;
}

/** A local date `YYYY-MM-DD` as "Nov 21" (MMM DD). */
export function formatMonthDay(date: string, locale: Locale): string {
  const parts = partsOf(`${date}T12:00:00Z`, 'UTC', locale);
  return locale === 'en' ? `${parts.monthShort} ${parts.day}` : `${Number(parts.day)} ${parts.monthShort}`;
}

/** Minutes since midnight as "6:30 AM"; 1440 is midnight. French ones, "6 h 30", are never broken over two lines. */
export function formatMinute(minute: number, locale: Locale): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = String(minute % 60).padStart(2, '0');
  if (locale === 'fr') return `${hour}\u00A0h\u00A0${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const formatMoment = (moment: LocalMoment, locale: Locale): string => formatMinute(moment.minute, locale);

/** The local date `YYYY-MM-DD` of an instant in a zone. */
export function localDateOf(iso: string, zone: string): string {
  const { year, month, day } = partsOf(iso, zone, 'en');
  return `${year}-${month}-${day}`;
}

/** Minutes since midnight that a zone's clock shows at an instant. */
export function localMinuteOf(iso: string, zone: string): number {
  const { hour24, minute } = partsOf(iso, zone, 'en');
  return Number(hour24) * 60 + Number(minute);
}

/** What a zone is called: its city, or UTC. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
