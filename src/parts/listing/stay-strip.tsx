import { CircleAlert } from 'lucide-react';
import { noteText, refusalText } from '#shared/availability/verdict-texts.ts';
import type { StayVerdict } from '#shared/availability/verdict.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useStripWords } from '#web/parts/stay/strip-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import styles from './listing-parts.module.css';

/** The day of the drop-off as a bar with the stay's ends, and when it closes. Needs the area `dates`. */
export function StayStrip({ verdict }: { readonly verdict: StayVerdict }) {
  const words = useOpeningWords();
  const stripWords = useStripWords();
  const { strip, available, note } = verdict;
  const isClosed = !available || note.kind === 'closed' || note.kind === 'opens';
  return (
    <div className={styles.strip}>
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

/** Why the stay is not possible here, as a line of its own; nothing when it is. */
export function RefusalLine({ verdict }: { readonly verdict: StayVerdict }) {
  const words = useOpeningWords();
  const text = refusalText(verdict);
  return text === null ? null : (
    <p className={styles.refusal}>
      <Icon of={CircleAlert} size={16} />
      {words(text)}
    </p>
  );
}
