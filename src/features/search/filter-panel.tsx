import { ArrowDownToLine, ArrowUpFromLine, Luggage, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { formatStayEnd, formatWeekday } from '#web/lib/format/time.ts';
import { isSameFilter } from '#web/parts/filter/filter.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { FieldWords } from '#web/parts/field-words/field-words.tsx';
import type { DatesTab } from '#web/parts/stay/dates-dialog-props.ts';
import { ItemsDialog } from '#web/parts/stay/items-dialog.tsx';
import { LazyDatesDialog, preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import styles from './filter-panel.module.css';
import { PlaceField } from './place-field.tsx';
import { type FilterChange, useSearch } from './search-context.ts';

type FilterPanelProps = { readonly onLocate: () => void };

/** Place, drop-off, pick-up and items over the map. Nothing is searched before 'Update Results', which waits for a difference. */
export function FilterPanel({ onLocate }: FilterPanelProps) {
  const t = useTexts('map');
  const locale = useLocale();
  const { filter, isDateEdited, apply, seeAll, listed } = useSearch();
  const shown = useMemo(() => listed?.map(({ rules }) => rules) ?? [], [listed]);
  const [draft, setDraft] = useState<FilterChange>({});
  const [of, setOf] = useState(filter);
  if (of !== filter) {
    setOf(filter);
    setDraft({});
  }
  const [dialog, setDialog] = useState<DatesTab | 'items' | null>(null);
  const wanted = { ...filter, ...draft };
  const { stay, zone, bagsCount } = wanted;
  const close = () => setDialog(null);
  const cell = (open: DatesTab | 'items', icon: LucideIcon, label: string, value: string) => (
    <button
      type="button"
      className={styles.cell}
      onClick={() => setDialog(open)}
      onPointerEnter={preloadDatesDialog}
      onFocus={preloadDatesDialog}
    >
      <FieldWords icon={icon} iconSize={18} label={label}>
        <span>{value}</span>
      </FieldWords>
    </button>
  );
  const end = (iso: string) => formatStayEnd(iso, zone, locale);
  const day = (iso: string) => ({ day: formatWeekday(iso, zone, locale) });
  return (
    <search className={styles.panel} aria-label={t('search')}>
      <div className={styles.fields}>
        <PlaceField
          place={wanted.place}
          onPlace={(place) => setDraft({ ...draft, place })}
          onSeeAll={seeAll}
          onLocate={onLocate}
        />
        {cell('checkIn', ArrowDownToLine, t('dropOff', day(stay.dropOffAt)), end(stay.dropOffAt))}
        {cell('checkOut', ArrowUpFromLine, t('pickUp', day(stay.pickUpAt)), end(stay.pickUpAt))}
        {cell('items', Luggage, t('items'), String(bagsCount))}
      </div>
      <Button className={styles.update} disabled={isSameFilter(wanted, filter)} onClick={() => apply(draft)}>
        {t('update')}
      </Button>
      <LazyDatesDialog
        open={dialog === 'checkIn' || dialog === 'checkOut'}
        tab={dialog === 'checkOut' ? 'checkOut' : 'checkIn'}
        zone={zone}
        rules={null}
        shown={shown}
        stay={stay}
        isSupposed={!isDateEdited && stay === filter.stay}
        bagsCount={bagsCount}
        onConfirm={(choice) => {
          setDraft({ ...draft, ...choice });
          close();
        }}
        onClose={close}
      />
      <ItemsDialog
        open={dialog === 'items'}
        bagsCount={bagsCount}
        onConfirm={(count) => {
          setDraft({ ...draft, bagsCount: count });
          close();
        }}
        onClose={close}
      />
    </search>
  );
}
