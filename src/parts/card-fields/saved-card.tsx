import { CreditCard } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './saved-card.module.css';

export type SavedCardProps = {
  readonly last4: string;
  /** What paying with it means here. */
  readonly words: string;
  /** Asks for another way to pay. */
  readonly onOther: () => void;
};

/** The card that the provider keeps, as the way to pay. */
export function SavedCard({ last4, words, onOther }: SavedCardProps) {
  const t = useTexts('booking');
  return (
    <div className={styles.saved}>
      <Icon of={CreditCard} size={22} className={styles.icon} />
      <p>
        <strong>{t('savedCard', { last4 })}</strong>
        <span>{words}</span>
      </p>
      <Button variant="secondary" className={styles.other} onClick={onOther}>
        {t('anotherMethod')}
      </Button>
    </div>
  );
}

export type UseSavedCardProps = { readonly last4: string; readonly onUse: () => void };

/** The way back from the form to the kept card. */
export function UseSavedCard({ last4, onUse }: UseSavedCardProps) {
  const t = useTexts('booking');
  return (
    <Button variant="quiet" className={styles.back} onClick={onUse}>
      <Icon of={CreditCard} />
      {t('useSavedCard', { last4 })}
    </Button>
  );
}
