import { noteText } from '#shared/availability/verdict-texts.ts';
import type { StayDay, StayVerdict } from '#shared/availability/verdict.ts';
import { formatLocalDay } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useHourScale, useStripWords } from '#web/parts/stay/strip-words.ts';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import styles from './stay-days.module.css';

type StayDaysProps = {
  readonly verdict: StayVerdict;
  /** No one has chosen the stay: the day is drawn without it. */
  readonly isSupposed: boolean;
};

/** The days of the stay's ends as bars of 24 hours with their hours written under them. Needs the area `dates`. */
export function StayDays({ verdict, isSupposed }: StayDaysProps) {
  const days = isSupposed || verdict.pickUpDay === null ? [verdict] : [verdict, verdict.pickUpDay];
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <Day key={day.strip.date} day={day} available={isSupposed || verdict.available} isSupposed={isSupposed} />
      ))}
    </div>
  );
}

type DayProps = { readonly day: StayDay; readonly available: boolean; readonly isSupposed: boolean };

function Day({ day: { strip, note }, available, isSupposed }: DayProps) {
  const words = useOpeningWords();
  const stripWords = useStripWords();
  const scale = useHourScale();
  const locale = useLocale();
  const isClosed = !available || note.kind === 'closed' || note.kind === 'opens';
  const drawn = isSupposed ? { ...strip, dropOff: null, pickUp: null } : strip;
  return (
    <div>
      <p className={styles.line}>
        <span>{formatLocalDay(strip.date, locale)}</span>
        <HoursNote tone={isClosed ? 'closed' : 'open'}>{words(noteText(note, strip.date))}</HoursNote>
      </p>
      <OpenStrip
        open={strip.open}
        ticks={stripTicks(drawn, strip.failing)}
        scale={scale}
        unavailable={!available}
        text={stripWords(drawn)}
      />
    </div>
  );
}
