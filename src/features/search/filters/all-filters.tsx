import { ClockFading, Luggage, type LucideIcon, Moon, Toilet, Wifi } from 'lucide-react';
import { lateMinute } from '#shared/search/filters/filters.ts';
import { formatMinute, formatWeekday } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSearch } from '../search-context.ts';
import styles from './all-filters.module.css';
import { useFilterWords } from './filter-words.ts';
import { PriceSlider, usePriceBars } from './price-range.tsx';
import { RatingChoice, SortChoice } from './single-choice.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

/** Order and all filters one below the other, as the phone's sheet and 'More' show them. */
export function AllFilters({ draft }: { readonly draft: FilterDraft }) {
  const t = useTexts('filters');
  const locale = useLocale();
  const { stay, zone, bagsCount } = useSearch().filter;
  const bars = usePriceBars(draft.filters);
  const words = useFilterWords(bars?.currency ?? null);
  const { filters, set } = draft;
  const lateNote = t('lateNote', {
    time: formatMinute(lateMinute, locale),
    day: formatWeekday(stay.pickUpAt, zone, locale),
  });
  const row = (
    name: 'late' | 'always' | 'room' | 'wiFi' | 'restroom',
    icon: LucideIcon,
    label: string,
    note?: string,
  ) => (
    <Switch
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
      {bars !== null && (
        <section>
          <div className={styles.head}>
            <h3>{t('stay')}</h3>
            <span>
              {t('between', {
                from: words.whole(filters.price?.from ?? bars.from),
                to: words.whole(filters.price?.to ?? bars.to),
              })}
            </span>
          </div>
          <PriceSlider bars={bars} range={filters.price ?? {}} onRange={draft.setPrice} />
          <div className={styles.ends} aria-hidden>
            <span>{words.whole(bars.from)}</span>
            <span>{words.whole(bars.to)}</span>
          </div>
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
          {row('wiFi', Wifi, t('wiFi'))}
          {row('restroom', Toilet, t('restroom'))}
        </div>
      </div>
    </div>
  );
}
