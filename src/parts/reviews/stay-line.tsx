import { Ticket, TicketCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './stay-line.module.css';

type StayLineProps = {
  readonly bagsCount: number;
  readonly minutes: number;
  /** Its bags went over the counter: it says so. */
  readonly isVerified: boolean;
  /** The sign says that it is verified, not the words. */
  readonly brief?: boolean;
};

/** "2 bags, 8 hours" of the stay behind a review; from a day on its nights. */
export function StayLine({ bagsCount, minutes, isVerified, brief = false }: StayLineProps) {
  const t = useTexts('reviews');
  const hours = Math.max(1, Math.round(minutes / 60));
  const time = hours < 24 ? t('hours', { count: hours }) : t('nights', { count: Math.round(hours / 24) });
  const line = { bags: t('bags', { count: bagsCount }), time };
  return (
    <span className={cx(styles.line, isVerified && styles.verified)}>
      <Icon of={isVerified ? TicketCheck : Ticket} size={16} />
      {t(isVerified && !brief ? 'verifiedStay' : 'stay', line)}
    </span>
  );
}
