import type { DaySlot } from '#shared/availability/opening-rules.ts';
import { ruleOfDay } from '#shared/partner/day-rule.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import type { OwnListing } from './use-listing.ts';

/** Open stretches of a day as "6:30 AM to 9:00 PM, …". */
export function useHoursWords(): (slots: readonly DaySlot[]) => string {
  const t = useTexts('partner');
  const locale = useLocale();
  return (slots) => {
    if (slots.length === 0) return t('closed');
    if (slots[0]?.from === 0 && slots[0].to === 1440) return t('openAllDay');
    return slots
      .map(({ from, to }) => t('hoursRange', { from: formatMinute(from, locale), to: formatMinute(to, locale) }))
      .join(', ');
  };
}

/** A date as "Dec 28". */
export function useShortDate(): (date: string) => string {
  const locale = useLocale();
  return (date) => formatDate(date, locale, { month: 'short', day: 'numeric' });
}

interface WordedDay {
  readonly date: string;
  readonly slots: readonly DaySlot[];
  /** Whether it is a public holiday. */
  readonly isHoliday: boolean;
}

/** What a day's hours are, and which rule makes them so. */
export function useDayWords(): (listing: OwnListing, day: WordedDay) => string {
  const t = useTexts('partner');
  const locale = useLocale();
  const hours = useHoursWords();
  const short = useShortDate();
  return ({ rules }, { date, slots, isHoliday }) => {
    const rule = ruleOfDay(rules, date);
    if (rule.kind === 'closure') {
      const params = { from: short(rule.from), to: short(rule.to) };
      return t(rule.from === rule.to ? 'closedPeriodDay' : 'closedPeriod', params);
    }
    if (rule.kind === 'holiday') {
      if (slots.length === 0) return t(isHoliday ? 'holidayClosed' : 'changedClosed');
      return t(isHoliday ? 'holidayTo' : 'changedHours', { hours: hours(slots) });
    }
    if (slots.length > 0) return hours(slots);
    return t('closedOn', { day: formatDate(date, locale, { weekday: 'long' }) });
  };
}
