import { noteText } from '#shared/availability/verdict-texts.ts';
import type { StayDay, StayVerdict } from '#shared/availability/verdict.ts';
import { formatLocalDay } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useHourScale, useStripWords } from '#web/parts/stay/strip-words.ts';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import styles from './day-strip.module.css';

export type DayStripsProps = { readonly days: StayDay & Pick<StayVerdict, 'pickUpDay'> };

/** The day of the drop-off, and that of the pick-up when it is another one. Needs the area `dates`. */
export function DayStrips({ days }: DayStripsProps) {
  if (days.pickUpDay === null) return <DayStrip {...days} />;
  return (
    <div className={styles.days}>
      <DayStrip {...days} />
      <DayStrip {...days.pickUpDay} />
    </div>
  );
}

/** A day with its date, its hours and the hour scale. */
function DayStrip({ strip, note }: StayDay) {
  const words = useOpeningWords();
  const stripWords = useStripWords();
  const locale = useLocale();
  const isFailing = strip.failing.length > 0;
  const isShut = isFailing || note.kind === 'closed' || note.kind === 'opens';
  const scale = useHourScale();
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <span className={styles.date}>{formatLocalDay(strip.date, locale)}</span>
        <HoursNote tone={isShut ? 'closed' : 'open'}>{words(noteText(note, strip.date))}</HoursNote>
      </div>
      <OpenStrip open={strip.open} ticks={stripTicks(strip, strip.failing)} scale={scale} text={stripWords(strip)} />
    </div>
  );
}
