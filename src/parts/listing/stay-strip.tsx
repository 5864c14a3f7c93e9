import { CircleAlert } from 'lucide-react';
import { noteText, refusalText } from '#shared/availability/verdict-texts.ts';
import type { StayDay, StayVerdict } from '#shared/availability/verdict.ts';
import { formatWeekday } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useStripWords } from '#web/parts/stay/strip-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import styles from './listing-parts.module.css';

/** The days of the stay's ends, one row each, as bars with when they close. Needs the area `dates`. */
export function StayStrip({ verdict }: { readonly verdict: StayVerdict }) {
  const { available, pickUpDay } = verdict;
  if (pickUpDay === null) return <Row day={verdict} available={available} />;
  return (
    <div className={styles.strips}>
      <Row day={verdict} available={available} dated />
      <Row day={pickUpDay} available={available} dated />
    </div>
  );
}

type RowProps = { readonly day: StayDay; readonly available: boolean; readonly dated?: boolean };

function Row({ day: { strip, note }, available, dated = false }: RowProps) {
  const words = useOpeningWords();
  const stripWords = useStripWords();
  const locale = useLocale();
  const isClosed = !available || note.kind === 'closed' || note.kind === 'opens';
  const weekday = formatWeekday(`${strip.date}T12:00:00Z`, 'UTC', locale);
  return (
    <div className={styles.strip}>
      {dated && <span className={styles.stripDay}>{weekday}</span>}
      <OpenStrip
        open={strip.open}
        ticks={stripTicks(strip, strip.failing)}
        unavailable={!available}
        text={stripWords(strip)}
        className={styles.stripBar}
      />
      <HoursNote tone={isClosed ? 'closed' : 'open'}>{words(noteText(note, strip.date))}</HoursNote>
    </div>
  );
}

type RefusalLineProps = {
  readonly verdict: StayVerdict;
  /** Bags that there is room for all the time; said where more were asked for. */
  readonly placesLeft?: number;
};

/** Why the stay is not possible here, as a line of its own; nothing when it is. Needs the area `dates`. */
export function RefusalLine({ verdict, placesLeft = 0 }: RefusalLineProps) {
  const t = useTexts('dates');
  const words = useOpeningWords();
  const text = refusalText(verdict);
  return text === null ? null : (
    <p className={styles.refusal}>
      <Icon of={CircleAlert} size={16} />
      <span>
        {words(text)}
        {verdict.refusal?.reason === 'full' && placesLeft > 0 && `. ${t('onlyFree', { count: placesLeft })}`}
      </span>
    </p>
  );
}
