import { withoutRanges } from '#shared/availability/minute-ranges.ts';
import { type Opening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { useTexts } from '#web/lib/texts.ts';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { useHoursWords } from '../listings/day-words.ts';
import styles from './result-line.module.css';

type ResultLineProps = {
  readonly opening: Opening;
  /** As the day would be otherwise. */
  readonly usual: Opening;
  readonly date: string;
};

/** The day as travellers will find it: hours that are taken away grey, added ones in brand. */
export function ResultLine({ opening, usual, date }: ResultLineProps) {
  const t = useTexts('partner');
  const words = useHoursWords();
  const open = openStretchesOfDay(opening, date);
  const before = openStretchesOfDay(usual, date);
  return (
    <div className={styles.result}>
      <p className={styles.words}>
        <span className={styles.label}>{t('asTravellers')}</span>
        <HoursNote tone={open.length === 0 ? 'closed' : 'open'}>
          {open.length === 0 ? t('closedAllDay') : t('openHours', { hours: words(open) })}
        </HoursNote>
      </p>
      <OpenStrip open={open} added={withoutRanges(open, before)} taken={withoutRanges(before, open)} />
    </div>
  );
}
