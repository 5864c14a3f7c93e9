import { Check, CloudUpload, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { NotifyCard } from '#web/parts/notify/notify-card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './counter.module.css';
import { ShareTicket } from './share-ticket.tsx';
import type { CounterTicket, Handing } from './ticket.ts';
import { VerdictHead } from './verdict-head.tsx';

type HandedOverProps = {
  readonly ticket: CounterTicket;
  readonly handing: Handing;
  readonly bagsCount: number;
  /** When it was done (ISO). */
  readonly at: string;
  /** Kept on this device until there is a network; null where the server has it. */
  readonly waitsAs: string | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
  /** The person who is next. */
  readonly children?: ReactNode;
};

/** What was done, and for some seconds the way back. */
export function HandedOver({ ticket, handing, bagsCount, at, waitsAs, busy, onUndo, children }: HandedOverProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const [left, setLeft] = useState(undoSeconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = formatClock(at, ticket.listing.zone, locale);
  return (
    <div className={styles.body}>
      <VerdictHead
        tone="go"
        icon={Check}
        title={handing === 'in' ? t('doneIn', { time }) : t('doneOut', { time })}
        text={t('nameAndBags', { name: ticket.travellerName, bags: t('bags', { count: bagsCount }) })}
      />
      {waitsAs !== null && (
        <p className={styles.kept}>
          <Icon of={CloudUpload} size={18} />
          {t('keptHere')}
        </p>
      )}
      {handing === 'out' && ticket.share !== null && <ShareTicket share={ticket.share} />}
      {left > 0 && (
        <div className={styles.undo}>
          <div>
            <strong>{t('wrongTicket')}</strong>
            <p className={styles.soft}>{t('takeBack', { count: left })}</p>
          </div>
          <Button variant="quiet" busy={busy} onClick={onUndo}>
            <Icon of={Undo2} size={18} />
            {t('undo')}
          </Button>
        </div>
      )}
      {children}
      {waitsAs === null && <NotifyCard side="counter" only="offer" />}
    </div>
  );
}
