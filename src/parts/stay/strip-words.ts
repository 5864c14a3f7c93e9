import type { StripHour, StripTick } from '#web/ui/strip/open-strip.tsx';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** What a strip draws, in minutes of the day. */
export interface StripFacts {
  readonly open: readonly { readonly from: number; readonly to: number }[];
  readonly dropOff: number | null;
  readonly pickUp: number | null;
}

/** The one sentence that says all an open strip shows. Needs the area `dates`. */
export function useStripWords(): (strip: StripFacts) => string {
  const t = useTexts('dates');
  const locale = useLocale();
  const clock = (minute: number) => formatMinute(minute, locale);
  return ({ open, dropOff, pickUp }) => {
    const times = open.map(({ from, to }) => t('fromTo', { from: clock(from), to: clock(to) })).join(', ');
    const hours = open.length === 0 ? t('stripClosed') : t('stripOpen', { times });
    if (dropOff === null && pickUp === null) return hours;
    if (pickUp === null) return `${hours} ${t('stripFrom', { from: clock(dropOff ?? 0) })}`;
    if (dropOff === null) return `${hours} ${t('stripUntil', { to: clock(pickUp) })}`;
    return `${hours} ${t('stripStay', { from: clock(dropOff), to: clock(pickUp) })}`;
  };
}

/** The ticks of a stay's ends. */
export function stripTicks({ dropOff, pickUp }: StripFacts, failing: readonly string[] = []): readonly StripTick[] {
  return [
    ...(dropOff === null ? [] : [{ at: dropOff, failing: failing.includes('dropOff') }]),
    ...(pickUp === null ? [] : [{ at: pickUp, failing: failing.includes('pickUp') }]),
  ];
}

/** Every sixth hour, as written under a wide strip: "12 AM", or "0 h" by the 24-hour clock. */
export function useHourScale(): readonly StripHour[] {
  const locale = useLocale();
  return [0, 360, 720, 1080, 1440].map((at) => ({ at, label: formatMinute(at, locale).replace(/:00| 00/, '') }));
}
