import { useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/field/choice.tsx';
import styles from './saved-card.module.css';

export type KeepCardProps = { readonly keep: boolean; readonly onChange: (keep: boolean) => void };

/** Whether the provider shall keep the card that is typed; never unless it is asked for. */
export function KeepCard({ keep, onChange }: KeepCardProps) {
  const t = useTexts('booking');
  const hint = useId();
  return (
    <div className={styles.keep}>
      <Checkbox
        label={t('keepCard')}
        checked={keep}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={hint} className={styles.hint}>
        {t('keepCardText')}
      </p>
    </div>
  );
}
