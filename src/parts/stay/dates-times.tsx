import { useEffect, useId, useRef } from 'react';
import { openStretchesOfDay } from '#shared/availability/opening.ts';
import { SlotGrid } from '#web/ui/calendar/slot-grid.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './dates-times.module.css';
import { slotGroups } from './slot-groups.ts';
import { minuteOn } from './stay-state.ts';
import type { DatesState } from './use-dates-choice.ts';

type DatesTimesProps = {
  readonly state: DatesState;
  readonly step: 15 | 30;
  /** Says when the listing opens or closes that day. */
  readonly withHours: boolean;
};

/** The times of the chosen day, by part of the day. */
export function DatesTimes({ state, step, withHours }: DatesTimesProps) {
  const t = useTexts('dates');
  const locale = useLocale();
  const { opening, date, end, now, tab } = state;
  const list = useRef<HTMLDivElement>(null);
  // Where the list scrolls it alone does, to the chosen time in its middle: `scrollIntoView` would take the calendar along.
  // On a phone days and times scroll together, so far that the chosen time and a row below it are in sight.
  useEffect(() => {
    // After the dialog around it has opened: before that nothing has a place.
    const frame = requestAnimationFrame(() => {
      const own = list.current;
      const chosen = own?.querySelector<HTMLElement>('[aria-checked="true"]');
      if (!own || !chosen) return;
      // A time chosen by key led on to the check-out, and went with its list: the focus goes on with it.
      if (document.activeElement === document.body) chosen.focus({ preventScroll: true });
      const { top, bottom, height } = chosen.getBoundingClientRect();
      if (own.scrollHeight > own.clientHeight) {
        own.scrollTop += top - own.getBoundingClientRect().top - (own.clientHeight - height) / 2;
        return;
      }
      const panel = own.closest('[role="tabpanel"]');
      if (panel) panel.scrollTop += Math.max(0, bottom + height * 1.5 - panel.getBoundingClientRect().bottom);
    });
    return () => cancelAnimationFrame(frame);
  }, [tab, date]);
  const heading = t(end === 'dropOff' ? 'selectCheckIn' : 'selectCheckOut');
  const groups = slotGroups(opening, date, end, step, now, {
    morning: t('morning'),
    afternoon: t('afternoon'),
    evening: t('evening'),
    past: t('inThePast'),
    clock: (minute) => formatMinute(minute, locale),
  });
  return (
    <div className={styles.times}>
      <div className={styles.timesHead}>
        <h3>{heading}</h3>
        {withHours && <DayNote state={state} />}
      </div>
      {end === 'pickUp' && <StayHelpers state={state} ofOne={withHours} />}
      {groups.length === 0 ? (
        <p className={styles.noTimes}>{t('closedToday')}</p>
      ) : (
        <div ref={list} className={styles.slots} tabIndex={-1}>
          <SlotGrid
            key={`${state.tab}${date}`}
            label={heading}
            groups={groups}
            selected={String(minuteOn(opening.zone, state.at))}
            onSelect={(value) => state.chooseMinute(Number(value))}
          />
        </div>
      )}
    </div>
  );
}

/** '4 hours', 'Until closing', 'Overnight': those that make sense after the drop-off. */
function StayHelpers({ state, ofOne }: { readonly state: DatesState; readonly ofOne: boolean }) {
  const t = useTexts('dates');
  const locale = useLocale();
  const note = useId();
  const { helpers, opening, at } = state;
  if (helpers.length === 0) return null;
  const last = ofOne ? undefined : helpers.find(({ name }) => name === 'untilClosing')?.pickUpAt;
  const time = last === undefined ? '' : formatMinute(minuteOn(opening.zone, last), locale);
  return (
    <div role="group" aria-label={t('helpers')} className={styles.helpers}>
      {helpers.map(({ name, pickUpAt }) => (
        <button
          key={name}
          type="button"
          aria-pressed={pickUpAt.equals(at)}
          aria-describedby={pickUpAt === last ? note : undefined}
          className={styles.helper}
          onClick={() => state.choosePickUp(pickUpAt)}
        >
          {name === 'fourHours' ? t('fourHours') : name === 'untilClosing' ? t('untilClosing') : t('overnight')}
        </button>
      ))}
      {last !== undefined && (
        <p id={note} className={styles.helperNote}>
          {t('lastClosing', { time })}
        </p>
      )}
    </div>
  );
}

function DayNote({ state }: { readonly state: DatesState }) {
  const t = useTexts('dates');
  const locale = useLocale();
  const stretches = openStretchesOfDay(state.opening, state.date);
  const first = stretches[0];
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return <HoursNote tone="closed">{t('closed')}</HoursNote>;
  if (stretches.length === 1 && first.from === 0 && last.to === 1440) return <HoursNote>{t('open24')}</HoursNote>;
  const time = formatMinute(state.end === 'dropOff' ? first.from : last.to, locale);
  return <HoursNote>{t(state.end === 'dropOff' ? 'opens' : 'closes', { time })}</HoursNote>;
}
