import type { OpeningText } from '#shared/availability/verdict-texts.ts';
import type { Locale, TextParams } from '#shared/messages/text.ts';
import { formatMoment, formatMonthDay } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** The parameters of an opening text: a date (MMM DD) for keys ending in `On`, else a time of day. */
function openingParams(text: OpeningText, locale: Locale): TextParams {
  if (text.key === 'tooFarAhead') return { days: text.days };
  if (!('at' in text)) return {};
  if (text.key === 'reopens') {
    return { closes: formatMoment(text.closes, locale), time: formatMoment(text.at, locale) };
  }
  return { time: text.key.endsWith('On') ? formatMonthDay(text.at.date, locale) : formatMoment(text.at, locale) };
}

/** Puts a text of the opening engine into words. Needs the area `dates`. */
export function useOpeningWords(): (text: OpeningText) => string {
  const t = useTexts('dates');
  const locale = useLocale();
  return (text) => t(text.key, openingParams(text, locale));
}
