import { Slider } from 'radix-ui';
import { useState } from 'react';
import { type PriceEnds, withoutFilter } from '#shared/search/filters/filters.ts';
import type { PriceBars } from '#shared/search/filters/price-bars.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useFound } from '../search-context.ts';
import { useFitting } from './use-fitting.ts';
import { useFilterWords } from './filter-words.ts';
import styles from './price-range.module.css';
import { CurrencyChoice } from './single-choice.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

/**
 * In which currency a price is chosen, and how the prices in it are spread: of what fits all other filters, of all that
 * there is where nothing does. Where prices are in several currencies one of them is chosen, never compared.
 */
export function usePriceChoice({ filters, setPrice }: FilterDraft) {
  const { currencies: shown } = useFound();
  const [chosen, setChosen] = useState(filters.price?.currency ?? null);
  const currency = filters.price?.currency ?? chosen ?? shown[0] ?? null;
  const range: PriceEnds = filters.price ?? {};
  // The filter may be of a place with another currency.
  const currencies = currency === null || shown.includes(currency) ? shown : [...shown, currency];
  const fitting = useFitting(withoutFilter(filters, 'price'), currency, currency !== null);
  return {
    currency,
    currencies,
    /** `undefined` while they are asked for. */
    bars: fitting === undefined ? undefined : (fitting?.bars ?? null),
    range,
    onRange: (ends: PriceEnds) => currency !== null && setPrice(currency, ends),
    choose: (to: string) => {
      setChosen(to);
      setPrice(to, {});
    },
  };
}

type PriceCurrencyProps = { readonly choice: ReturnType<typeof usePriceChoice> };

/** Where prices are in several currencies: in which one, and what that leaves out. */
export function PriceCurrency({ choice: { currency, currencies, bars, choose } }: PriceCurrencyProps) {
  const t = useTexts('filters');
  if (currency === null || currencies.length < 2) return null;
  return (
    <div className={styles.currency}>
      <CurrencyChoice currencies={currencies} currency={currency} onCurrency={choose} />
      {bars !== undefined && <p>{t(bars === null ? 'noneInCurrency' : 'onlyCurrency', { currency })}</p>}
    </div>
  );
}

/** In the place of the slider, and of the fields below it, until prices are known. */
export function PriceWaiting({ hasFields = false }: { readonly hasFields?: boolean }) {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton height={hasFields ? 72 : 98} />
      {hasFields && <Skeleton height={44} />}
    </div>
  );
}

export interface PriceRangeProps {
  readonly bars: PriceBars;
  /** An open end is the end of the bars. */
  readonly range: PriceEnds;
  readonly onRange: (range: PriceEnds) => void;
}

const within = (value: number, { from, to }: PriceBars): number => Math.min(to, Math.max(from, value));

/** An end that lies on the end of the bars, or beyond, is open. */
const opened = (from: number, to: number, bars: PriceBars): PriceEnds => ({
  from: from <= bars.from ? undefined : from,
  to: to >= bars.to ? undefined : to,
});

/** The histogram and, along its foot, two thumbs for mouse, touch and keyboard. */
export function PriceSlider({ bars, range, onRange }: PriceRangeProps) {
  const t = useTexts('filters');
  const words = useFilterWords();
  const whole = (units: number) => words.whole(units, bars.currency);
  const from = within(range.from ?? bars.from, bars);
  const to = within(range.to ?? bars.to, bars);
  const highest = Math.max(...bars.counts);
  return (
    <div className={styles.slider}>
      <div role="img" aria-label={t('bars', { from: whole(bars.from), to: whole(bars.to) })} className={styles.bars}>
        {bars.counts.map((count, index) => {
          const start = bars.from + index * bars.step;
          const isIn = start >= from && start + bars.step <= to;
          const height = count === 0 ? 0 : Math.max(6, Math.round((count / highest) * 100));
          return <span key={start} className={cx(isIn && styles.in)} style={{ height: `${height}%` }} />;
        })}
      </div>
      <Slider.Root
        className={styles.root}
        min={bars.from}
        max={bars.to}
        step={bars.step}
        minStepsBetweenThumbs={1}
        value={[from, to]}
        onValueChange={([least = bars.from, most = bars.to]) => onRange(opened(least, most, bars))}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-label={t('lowest')} aria-valuetext={whole(from)} />
        <Slider.Thumb className={styles.thumb} aria-label={t('highest')} aria-valuetext={whole(to)} />
      </Slider.Root>
    </div>
  );
}

/** The same ends to be typed. */
export function PriceFields({ bars, range, onRange }: PriceRangeProps) {
  const t = useTexts('filters');
  const from = range.from ?? bars.from;
  const to = range.to ?? bars.to;
  return (
    <div className={styles.fields}>
      <PriceField
        label={t('fieldFrom')}
        value={from}
        currency={bars.currency}
        onValue={(value) => onRange(opened(Math.min(value, to), to, bars))}
      />
      <PriceField
        label={t('fieldTo')}
        value={to}
        currency={bars.currency}
        onValue={(value) => onRange(opened(from, Math.max(value, from), bars))}
      />
    </div>
  );
}

type PriceFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly currency: string;
  readonly onValue: (value: number) => void;
};

/** An amount that is written with its currency until a person types in it. */
function PriceField({ label, value, currency, onValue }: PriceFieldProps) {
  const { whole } = useFilterWords();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    setTyped(null);
    const number = Number((typed ?? '').replace(/\D/g, '').slice(0, 9));
    if (typed !== null && typed.trim() !== '' && number !== value) onValue(number);
  };
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? whole(value, currency)}
        onFocus={({ currentTarget }) => {
          setTyped(String(value));
          requestAnimationFrame(() => currentTarget.select());
        }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </label>
  );
}
