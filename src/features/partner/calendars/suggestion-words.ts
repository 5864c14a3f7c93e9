import type { Locale } from '#shared/messages/text.ts';
import { formatMinute, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { useShortDate } from '../listings/day-words.ts';
import type { SuggestedPlace, Suggestion } from './use-calendars.ts';

/** A minute of the day as short as it is said: "9", "9:30", "9 h". */
function shortMinute(minute: number, locale: Locale): string {
  if (locale === 'fr') return minute % 60 === 0 ? `${Math.floor(minute / 60) % 24} h` : formatMinute(minute, locale);
  const words = formatMinute(minute, locale).split(' ')[0] ?? '';
  return words.replace(':00', '');
}

/** What is said of a suggestion: its days, where it comes from, and whom it meets. */
export function useSuggestionWords() {
  const t = useTexts('calendars');
  const locale = useLocale();
  const short = useShortDate();
  const day = (date: string) => formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const only = ({ hours, from, to }: SuggestedPlace) => (from === to ? hours[0] : undefined);
  const placesWords = (names: readonly string[], all: number) => {
    if (names.length === 1 || names.length < all) return names.join(', ');
    return names.length === 2 ? t('bothLocations') : t('allLocations', { count: names.length });
  };
  return {
    when: ([place]: readonly SuggestedPlace[]): string => {
      if (place === undefined) return '';
      const hours = only(place);
      if (place.from !== place.to) return t('span', { from: day(place.from), to: day(place.to) });
      if (hours === undefined) return day(place.from);
      const [from, to] = [formatMinute(hours.from, locale), formatMinute(hours.to, locale)];
      return t('dayHours', { day: day(place.from), from, to });
    },
    source: ({ title, calendarName: calendar, places }: Suggestion, all: number): string =>
      t('source', {
        title: title === '' ? t('untitled') : title,
        calendar,
        places: placesWords(
          places.map(({ name }) => name),
          all,
        ),
      }),
    met: (places: readonly SuggestedPlace[]): string =>
      places
        .flatMap(({ met, zone }) => met.map((each) => ({ ...each, zone })))
        .slice(0, 3)
        .map(({ code, end, at, zone }) =>
          t(end === 'pickUp' ? 'metPickUp' : 'metDropOff', { code, date: short(localDateOf(at, zone)) }),
        )
        .join(' · '),
    close: ([place]: readonly SuggestedPlace[], isAllDay: boolean): string => {
      if (place === undefined) return '';
      if (place.from !== place.to) return t('closeDays');
      const hours = only(place);
      if (hours === undefined || isAllDay) return t('closeDay');
      return t('closeHours', { from: shortMinute(hours.from, locale), to: shortMinute(hours.to, locale) });
    },
  };
}

/** An address without its middle, so that who looks over a shoulder does not have it. */
export function shortAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.slice(0, 9)}…${pathname.slice(-7)}`;
}
