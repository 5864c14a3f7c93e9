import { Instant } from '@js-joda/core';
import { isOpenAt } from '#shared/availability/open-at.ts';
import type { Opening } from '#shared/availability/opening.ts';
import { nextClosing, nextOpening } from '#shared/availability/open-spans.ts';
import { toIso } from '#shared/time/instants.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

interface NowWords {
  readonly isOpen: boolean;
  /** "Closes 9:00 PM". */
  readonly short: string;
  /** "Open now, until 9:00 PM". */
  readonly long: string;
}

/** What is said about a location at an instant (ISO). */
export function useNowWords(): (opening: Opening, now: string) => NowWords {
  const t = useTexts('partner');
  const locale = useLocale();
  return (opening, now) => {
    const at = Instant.parse(now);
    const isOpen = isOpenAt(opening, at, 'dropOff');
    const next = isOpen ? nextClosing(opening, at) : nextOpening(opening, at);
    const time = next === null ? null : formatClock(toIso(next), opening.rules.zone, locale);
    if (isOpen && time === null) return { isOpen, short: t('openAllDay'), long: t('openNowAlways') };
    if (time === null) return { isOpen, short: t('closed'), long: t('closedNow') };
    if (isOpen) return { isOpen, short: t('closes', { time }), long: t('openNow', { time }) };
    return { isOpen, short: t('closed'), long: t('closedNowOpens', { time }) };
  };
}
