import { Star } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { type RatingStep, ratingSteps, type Sort, sorts } from '#shared/search/filters/filters.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sortWords, useFilterWords } from './filter-words.ts';
import styles from './single-choice.module.css';

type ChoiceProps<V> = {
  readonly label: string;
  readonly look: 'list' | 'segments' | 'boxes';
  readonly options: readonly { readonly value: V; readonly content: ReactNode; readonly name?: string }[];
  readonly value: V;
  readonly onValue: (value: V) => void;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
};

/** One of a few, as radio buttons that look like a list, segments or boxes. */
function SingleChoice<V>({ label, look, options, value, onValue, onPress }: ChoiceProps<V>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
      {options.map((option, index) => (
        <label key={index} className={styles.option}>
          <input
            type="radio"
            name={group}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            onClick={onPress}
            className="sr-only"
          />
          <span className={styles.face}>{option.content}</span>
        </label>
      ))}
    </div>
  );
}

type SortChoiceProps = {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onPress?: (event: MouseEvent) => void;
  readonly look: 'list' | 'segments';
};

export function SortChoice({ sort, onSort, onPress, look }: SortChoiceProps) {
  const t = useTexts('filters');
  const words = look === 'list' ? sortWords : ({ nearest: 'nearest', price: 'price', rating: 'rating' } as const);
  const options = sorts.map((value) => ({ value, content: t(words[value]) }));
  return (
    <SingleChoice label={t('sort')} look={look} options={options} value={sort} onValue={onSort} onPress={onPress} />
  );
}

type CurrencyChoiceProps = {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly onCurrency: (currency: string) => void;
};

/** In which of the currencies on show a price is meant. */
export function CurrencyChoice({ currencies, currency, onCurrency }: CurrencyChoiceProps) {
  const t = useTexts('filters');
  const options = currencies.map((value) => ({ value, content: value }));
  return <SingleChoice label={t('currency')} look="boxes" options={options} value={currency} onValue={onCurrency} />;
}

type RatingChoiceProps = {
  readonly rating: RatingStep | undefined;
  readonly onRating: (rating: RatingStep | undefined) => void;
  readonly onPress?: (event: MouseEvent) => void;
};

export function RatingChoice({ rating, onRating, onPress }: RatingChoiceProps) {
  const t = useTexts('filters');
  const { stars } = useFilterWords();
  const steps = ratingSteps.map((value) => ({
    value,
    name: t('ratingFromWords', { rating: stars(value) }),
    content: (
      <>
        <Icon of={Star} size={18} className={styles.star} />
        {t('ratingFrom', { rating: stars(value) })}
      </>
    ),
  }));
  return (
    <SingleChoice<RatingStep | undefined>
      label={t('rating')}
      look="boxes"
      options={[{ value: undefined, content: t('any') }, ...steps]}
      value={rating}
      onValue={onRating}
      onPress={onPress}
    />
  );
}
