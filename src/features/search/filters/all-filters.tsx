import { ClockFading, Luggage, type LucideIcon, Moon } from 'lucide-react';
import { type FilterAmenity, filterAmenities } from '#shared/amenities/amenities.ts';
import { lateMinute } from '#shared/search/filters/filters.ts';
import { formatMinute, formatWeekday } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSearch } from '../search-context.ts';
import styles from './all-filters.module.css';
import { useFilterWords } from './filter-words.ts';
import { PriceCurrency, PriceSlider, PriceWaiting, usePriceChoice } from './price-range.tsx';
import { RatingChoice, SortChoice } from './single-choice.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

/** Order and all filters one below the other, as the phone's sheet and 'More' show them. */
export function AllFilters({ draft }: { readonly draft: FilterDraft }) {
  const t = useTexts('filters');
  const locale = useLocale();
  const { stay, zone, bagsCount } = useSearch().filter;
  const choice = usePriceChoice(draft);
  const { bars, range, onRange, currency } = choice;
  const words = useFilterWords();
  const { filters, set } = draft;
  const lateNote = t('lateNote', {
    time: formatMinute(lateMinute, locale),
    day: formatWeekday(stay.pickUpAt, zone, locale),
  });
  const row = (name: 'late' | 'always' | 'room' | FilterAmenity, icon: LucideIcon, label: string, note?: string) => (
    <Switch
      key={name}
      checked={filters[name] === true}
      onChange={({ target }) => set(name, target.checked ? true : undefined)}
      className={styles.row}
      label={
        <>
          <Icon of={icon} />
          <span>
            {label}
            {note !== undefined && <small>{note}</small>}
          </span>
        </>
      }
    />
  );
  return (
    <div className={styles.all}>
      <SortChoice sort={draft.sort} onSort={draft.setSort} look="segments" />
      {currency !== null && (
        <section>
          <div className={styles.head}>
            <h3>{choice.currencies.length > 1 ? t('stay') : t('stayIn', { currency })}</h3>
            {bars && (
              <span>
                {t('between', {
                  from: words.whole(range.from ?? bars.from, currency),
                  to: words.whole(range.to ?? bars.to, currency),
                })}
              </span>
            )}
          </div>
          <PriceCurrency choice={choice} />
          {bars === undefined && <PriceWaiting />}
          {bars && (
            <>
              <PriceSlider bars={bars} range={range} onRange={onRange} />
              <div className={styles.ends} aria-hidden>
                <span>{words.whole(bars.from, currency)}</span>
                <span>{words.whole(bars.to, currency)}</span>
              </div>
            </>
          )}
        </section>
      )}
      <section>
        <div className={styles.head}>
          <h3>{t('rating')}</h3>
        </div>
        <RatingChoice rating={filters.rating} onRating={(rating) => set('rating', rating)} />
      </section>
      <div className={styles.rows}>
        {row('late', Moon, t('late'), lateNote)}
        {row('always', ClockFading, t('always'))}
        {row('room', Luggage, t('room', { count: bagsCount }), t('roomNote'))}
        <div className={styles.pair}>
          {filterAmenities.map((name) => row(name, amenityLooks[name].icon, words.amenity(name)))}
        </div>
      </div>
    </div>
  );
}
