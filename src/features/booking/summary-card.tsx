import { Check, Pencil } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './summary-card.module.css';

export type SummaryCardProps = {
  readonly step: 'review' | 'contact';
  readonly title: string;
  readonly children: ReactNode;
};

/** A completed step; the whole card leads back to it. */
export function SummaryCard({ step, title, children }: SummaryCardProps) {
  const t = useTexts('booking');
  return (
    <Link to="/book/$step" params={{ step }} className={styles.card}>
      <span className={styles.tick}>
        <Icon of={Check} size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{children}</span>
      </span>
      <span className={styles.change}>
        <Icon of={Pencil} />
        <span>{t('change')}</span>
      </span>
    </Link>
  );
}
