import en from '#shared/messages/widget/en.ts';
import es from '#shared/messages/widget/es.ts';
import fr from '#shared/messages/widget/fr.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';
import { formatNamed } from '#web/lib/format/money.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { exponentOf } from '#shared/money/currency.ts';
import { wallOf } from './hours.ts';

const catalogues = { en, fr, es };

export type Words = ReturnType<typeof wordsOf>;

/** Texts, times and amounts of one language. */
export function wordsOf(locale: Locale) {
  const t = (key: keyof typeof en, params: TextParams = {}): string => fill(catalogues[locale][key], params, locale);
  const day = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .format(new Date(`${date}T00:00:00Z`))
      .replace('.', '');
  /** "10 AM" for whole hours where there is little room. */
  const short = (minute: number): string => formatMinute(minute, locale).replace(/:00(?= )| 00$/, '');
  const dayWords = (date: string) =>
    `${day(date, { weekday: 'short' })} ${day(date, { day: 'numeric' })} ${day(date, { month: 'short' })}`;
  return {
    locale,
    t,
    dayWords,
    time: (minute: number) => formatMinute(minute, locale),
    short,
    /** "21 Nov @ 10:00 AM". */
    moment: (iso: string) => {
      const { date, minute } = wallOf(iso);
      return `${day(date, { day: '2-digit' })} ${day(date, { month: 'short' })} @ ${formatMinute(minute, locale)}`;
    },
    /** `24.18 CAD` as "CA$24.18": what stands next to the widget is not known. */
    price: (rest: string): string => {
      const [amount = '0', currency = 'USD'] = rest.split(' ');
      return formatNamed({ minor: Math.round(Number(amount) * 10 ** exponentOf(currency)), currency }, locale);
    },
  };
}
