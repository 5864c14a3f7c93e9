import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { FieldError } from '#web/ui/field/field.tsx';
import styles from './star-buttons.module.css';

const words = ['poor', 'fair', 'fine', 'good', 'excellent'] as const;

type StarButtonsProps = {
  readonly value: number | null;
  /** What is said where none was chosen. */
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
};

/** Five stars as radio buttons, each with its word; the chosen one says its own below. */
export function StarButtons({ value, error, onChange }: StarButtonsProps) {
  const t = useTexts('reviews');
  const errorId = useId();
  const word = (stars: number) => t('starWord', { stars, word: t(words[stars - 1] ?? 'fine') });
  return (
    <fieldset
      className={styles.stars}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error && errorId}
    >
      <legend className="sr-only">{t('stars')}</legend>
      <div className={styles.row}>
        {words.map((name, at) => (
          <label key={name} className={styles.one} data-on={(value !== null && at < value) || undefined}>
            <input
              type="radio"
              name="rating"
              className="sr-only"
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <Star aria-hidden size={26} strokeWidth={1.5} />
            <span className="sr-only">{word(at + 1)}</span>
          </label>
        ))}
      </div>
      <div className={styles.words} aria-hidden>
        <span data-chosen={value === 1 || undefined}>{word(1)}</span>
        {value !== null && value > 1 && value < 5 && <span data-chosen>{word(value)}</span>}
        <span data-chosen={value === 5 || undefined}>{word(5)}</span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
