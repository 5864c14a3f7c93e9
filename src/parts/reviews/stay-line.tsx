import { TicketCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './stay-line.module.css';

type StayLineProps = {
  readonly bagsCount: number;
  readonly minutes: number;
  /** Says that the stay is verified. */
  readonly verified?: boolean;
};

/** "2 bags, 8 hours" of the stay behind a review; from a day on its nights. */
export function StayLine({ bagsCount, minutes, verified = false }: StayLineProps) {
  const t = useTexts('reviews');
  const hours = Math.max(1, Math.round(minutes / 60));
  const time = hours < 24 ? t('hours', { count: hours }) : t('nights', { count: Math.round(hours / 24) });
  const line = { bags: t('bags', { count: bagsCount }), time };
  return (
    <span className={styles.line}>
      <Icon of={TicketCheck} size={16} />
      {t(verified ? 'verifiedStay' : 'stay', line)}
    </span>
  );
}
