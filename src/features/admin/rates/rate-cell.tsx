import { useId, useRef, useState } from 'react';
import type { RateName } from '#shared/pricing/tariff.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useEarlyText } from '#web/ui/field/use-early-text.ts';
import { cx } from '#web/ui/cx.ts';
import { isPercent, rateOfText, rateText } from './rate-text.ts';
import styles from './rates.module.css';

/** The rates' names among the texts of the page. */
export const rateWords = {
  pricePerHour: 'perHour',
  maxPrice: 'mostADay',
  overnightFee: 'night',
  handlingFee: 'locationFee',
  taxRateMillionths: 'tax',
  partnerShareMillionths: 'partner',
} as const satisfies Record<RateName, string>;

/** What is shown to the person who types no number. */
const example = {
  pricePerHour: 250,
  maxPrice: 995,
  overnightFee: 695,
  handlingFee: 150,
  taxRateMillionths: 130_000,
  partnerShareMillionths: 500_000,
} as const satisfies Record<RateName, number>;

interface RateCellProps {
  readonly name: RateName;
  readonly label: string;
  readonly currency: string;
  /** As it is kept, and as it was changed on this page. */
  readonly kept: number | null;
  readonly value: number | null;
  /** What holds where nothing is said; `null` for a country, which says everything. */
  readonly inherited: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A rate that is edited in place: Enter keeps, Esc restores; an empty one takes the country's. */
export function RateCell({ name, label, currency, kept, value, inherited, onChange }: RateCellProps) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const wrongId = useId();
  const isOwn = value !== null;
  const shown = rateText(value ?? inherited, name, currency, locale);
  const keep = (typed = text) => {
    if (typed === null) return;
    const next = rateOfText(typed, name, currency);
    // A new country's has nothing yet.
    const isMissing = next === null && inherited === null && kept !== null;
    if (next === undefined || isMissing) {
      setText(typed);
      return setIsWrong(true);
    }
    setText(null);
    setIsWrong(false);
    // A person who only went through has said nothing.
    if (next !== value && !(value === null && next === inherited)) onChange(next);
    return undefined;
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, (control) => {
    // The person who still writes goes on; the person who has gone on has said it.
    if (control === document.activeElement) setText(control.value);
    else keep(control.value);
  });
  const restore = () => {
    setText(null);
    setIsWrong(false);
  };
  const isChanged = value !== kept;
  return (
    <span className={styles.cell}>
      {isChanged && (kept ?? inherited) !== null && (
        <del className={styles.was}>
          <span className="sr-only">{t('was')}</span> {rateText(kept ?? inherited, name, currency, locale)}
        </del>
      )}
      <input
        ref={input}
        className={cx(styles.rate, !isOwn && styles.pale, shown === '' && styles.open, isWrong && styles.bad)}
        aria-label={isOwn ? label : t('inherited', { name: label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? wrongId : undefined}
        inputMode="decimal"
        value={text ?? shown}
        onFocus={({ target }) => {
          // React hears late of a focus while the page comes to life: by then something may be typed.
          if (target.value !== shown) return;
          setText(shown.replace(/\s*%$/, ''));
          // Selecting takes the focus back from the person who has gone on by then.
          requestAnimationFrame(() => target === document.activeElement && target.select());
        }}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => (isWrong || rateOfText(text ?? '', name, currency) === undefined ? restore() : keep())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            keep();
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            restore();
          }
        }}
      />
      {isWrong && (
        <span id={wrongId} role="alert" className={styles.wrong}>
          {t(isPercent(name) ? 'wrongShare' : 'wrongAmount', {
            example: rateText(example[name], name, currency, locale),
          })}
        </span>
      )}
    </span>
  );
}
