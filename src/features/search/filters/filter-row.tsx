import { ArrowDownUp, Check, ChevronDown, ChevronUp, type LucideIcon, SlidersHorizontal, Star } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { perFilterAmenity } from '#shared/amenities/amenities.ts';
import { activeFilters, type FilterName, filterNames, withoutFilter } from '#shared/search/filters/filters.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSearch } from '../search-context.ts';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './filter-row.module.css';
import { sortWords, useFilterWords } from './filter-words.ts';
import { LateFilterPopover, LateFilterSheet, preloadFilterPanel } from './late-filter-panel.tsx';
import type { PanelName } from './panel-name.ts';

const icons: Partial<Record<FilterName, LucideIcon>> = {
  rating: Star,
  ...perFilterAmenity((name) => amenityLooks[name].icon),
};
const withPanel = new Set<FilterName>(['price', 'rating']);

/** Order and filters as a row of chips: what is on at first comes first. Popovers and the phone's sheet are fetched when wanted. */
export function FilterRow() {
  const t = useTexts('filters');
  const { narrowing, narrow, filter } = useSearch();
  const { filters, sort } = narrowing;
  const words = useFilterWords();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<PanelName | null>(null);
  const [hasSheet, setHasSheet] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const active = activeFilters(filters);
  // What is on when the search opens comes first; afterwards no chip moves away from under the finger that pressed it.
  const [names] = useState(() => [...active, ...filterNames.filter((name) => !active.includes(name))]);
  const prepare = () => preloadFilterPanel(isPhone);
  const press = (panel: PanelName, chip: HTMLElement) => {
    prepare();
    anchor.current = chip;
    if (panel === 'sheet') setHasSheet(true);
    setOpen(open === panel ? null : panel);
  };
  const close = () => setOpen(null);
  const toggle = (name: Exclude<FilterName, 'price' | 'rating'>) => {
    const next = filters[name] === undefined ? { ...filters, [name]: true } : withoutFilter(filters, name);
    narrow({ filters: next, sort });
  };
  const chip = (name: FilterName) => {
    const isOn = filters[name] !== undefined;
    const opens = name === 'price' || name === 'rating' ? name : null;
    const own = icons[name];
    return (
      <button
        key={name}
        type="button"
        data-chip={name}
        className={cx(styles.chip, isOn ? styles.on : styles.off, open === name && styles.open)}
        {...(opens === null
          ? { 'aria-pressed': isOn }
          : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open === name })}
        onClick={({ currentTarget }) => {
          if (name !== 'price' && name !== 'rating') toggle(name);
          else press(isPhone ? 'sheet' : name, currentTarget);
        }}
      >
        {isOn && !withPanel.has(name) ? <Icon of={Check} size={18} /> : own && <Icon of={own} size={18} />}
        {words.chip(name, filters, filter.bagsCount)}
        {opens !== null && <Icon of={open === name ? ChevronUp : ChevronDown} size={18} />}
      </button>
    );
  };
  const opener = (panel: PanelName, className: string | undefined, content: ReactNode) => (
    <button
      type="button"
      data-chip={panel}
      className={cx(styles.chip, className, open === panel && styles.open)}
      aria-haspopup="dialog"
      aria-expanded={open === panel}
      onClick={({ currentTarget }) => press(panel, currentTarget)}
    >
      {content}
    </button>
  );
  return (
    <div role="group" aria-label={t('filters')} className={styles.row} onPointerEnter={prepare} onFocus={prepare}>
      {opener(
        'sheet',
        cx(styles.sheet, styles.filled),
        <>
          <Icon of={SlidersHorizontal} size={18} />
          {active.length === 0 ? t('filterAndSort') : t('filterAndSortCount', { count: active.length })}
        </>,
      )}
      {opener(
        'sort',
        styles.sort,
        <>
          <Icon of={ArrowDownUp} size={18} />
          <span>
            <span className={styles.soft}>{t('sortBy')}</span> {t(sortWords[sort])}
          </span>
          <Icon of={open === 'sort' ? ChevronUp : ChevronDown} size={18} />
        </>,
      )}
      <span className={styles.line} />
      {names.map(chip)}
      {opener(
        'more',
        styles.more,
        <>
          {t('more')}
          <Icon of={open === 'more' ? ChevronUp : ChevronDown} size={18} />
        </>,
      )}
      {active.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => narrow({ filters: {}, sort })}>
          {t('clearFilters', { count: active.length })}
        </button>
      )}
      {open !== null && open !== 'sheet' && <LateFilterPopover panel={open} anchor={anchor} onClose={close} />}
      {hasSheet && <LateFilterSheet open={open === 'sheet'} onClose={close} />}
    </div>
  );
}
