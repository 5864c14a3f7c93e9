import { noteText } from '#shared/availability/verdict-texts.ts';
import { formatClock, formatMonthDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import type { Order } from '../order.ts';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 1440;
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + MINUTES_OF_DAY * 60_000).toISOString().slice(0, 10);

/** Times of an order in store as its location's clock shows them, as of the moment at which it was asked. Needs the areas `inStore` and `dates`. */
export function useInStoreWords({ pickUpAt, custody, day: { today }, listing: { zone } }: Order) {
  const t = useTexts('inStore');
  const locale = useLocale();
  const words = useOpeningWords();
  const { date } = today.strip;
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const monthDay = (iso: string) => formatMonthDay(localDateOf(iso, zone), locale);
  const isToday = (iso: string) => localDateOf(iso, zone) === date;
  const isTomorrow = (iso: string) => localDateOf(iso, zone) === dayAfter(date);
  /** "6:00 PM", or "Nov 21, 6:00 PM" where it is not today's. */
  const moment = (iso: string) =>
    isToday(iso) ? clock(iso) : t('dayAndTime', { day: monthDay(iso), time: clock(iso) });
  const durationUntil = (iso: string) => {
    const minutes = Math.max(0, Math.round((Date.parse(iso) - Date.parse(today.at)) / 60_000));
    if (minutes < MINUTES_OF_HOUR) return t('minutes', { minutes });
    if (minutes >= MINUTES_OF_DAY) return t('days', { count: Math.floor(minutes / MINUTES_OF_DAY) });
    const hours = Math.floor(minutes / MINUTES_OF_HOUR);
    const rest = minutes % MINUTES_OF_HOUR;
    return rest === 0 ? t('hoursAlone', { hours }) : t('hours', { hours, minutes: rest });
  };
  return {
    clock,
    moment,
    now: clock(today.at),
    pickUp: clock(pickUpAt),
    /** "in 2 h 40 min". */
    timeLeft: t('in', { duration: durationUntil(pickUpAt) }),
    timeUntil: (iso: string) => t('in', { duration: durationUntil(iso) }),
    /** "Today, Nov 21". */
    pickUpDay: isToday(pickUpAt)
      ? t('todayOf', { day: monthDay(pickUpAt) })
      : isTomorrow(pickUpAt)
        ? t('tomorrowOf', { day: monthDay(pickUpAt) })
        : monthDay(pickUpAt),
    /** "Check Out, today". */
    checkOut: t('checkOutOn', {
      day: isToday(pickUpAt) ? t('today') : isTomorrow(pickUpAt) ? t('tomorrow') : monthDay(pickUpAt),
    }),
    since: custody.inAt === null ? '' : moment(custody.inAt),
    /** "Closes 9:00 PM", "Opens 8:00 AM". */
    door: words(noteText(today.note, date)),
    isShut: today.note.kind === 'opens' || today.note.kind === 'closed',
  };
}
