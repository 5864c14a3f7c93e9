import { localMinuteOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { stripTicks, useHourScale, useStripWords } from '#web/parts/stay/strip-words.ts';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import type { Order } from '../order.ts';
import styles from './in-store-ticket.module.css';
import { useInStoreWords } from './use-in-store-words.ts';

/** The location's day with the time it is now, and with the pick-up where that is today. */
export function NowStrip({ order, withNow = true }: { readonly order: Order; readonly withNow?: boolean }) {
  const t = useTexts('inStore');
  const words = useInStoreWords(order);
  const stripWords = useStripWords();
  const scale = useHourScale();
  const { strip, at } = order.day.today;
  return (
    <div>
      {withNow && (
        <div className={styles.now}>
          <strong>{t('now', { time: words.now })}</strong>
          <HoursNote tone={words.isShut ? 'closed' : 'open'}>{words.door}</HoursNote>
        </div>
      )}
      <OpenStrip
        open={strip.open}
        ticks={stripTicks(strip)}
        now={localMinuteOf(at, order.listing.zone)}
        scale={scale}
        text={stripWords(strip)}
      />
    </div>
  );
}
