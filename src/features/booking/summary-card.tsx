import { Check, Pencil } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './summary-card.module.css';

export type SummaryCardProps = {
  readonly step: 'review' | 'contact';
  /** What it sums up; read out before its words. */
  readonly name: string;
  readonly title: string;
  /** Stands before the words; a tick if absent. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** A completed step; the whole card leads back to it. */
export function SummaryCard({ step, name, title, picture, children }: SummaryCardProps) {
  const t = useTexts('booking');
  return (
    <Link to="/book/$step" params={{ step }} className={styles.card}>
      {picture ?? (
        <span className={styles.tick}>
          <Icon of={Check} size={16} />
        </span>
      )}
      <span className={styles.words}>
        <span className="sr-only">{name}</span>
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
