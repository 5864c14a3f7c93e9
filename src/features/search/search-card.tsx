import { ChevronDown, Menu, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMenu } from '#web/lib/menu.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ItemsDialog } from '#web/parts/stay/items-dialog.tsx';
import { LazyDatesDialog, preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { PlaceSearch } from './place-search.tsx';
import styles from './search-card.module.css';
import { useSearch } from './search-context.ts';
import { useStayWords } from './stay-words.ts';

type SearchCardProps = {
  readonly onLocate: () => void;
  /** A listing's card is open: the search is one line, which opens again. */
  readonly isFolded: boolean;
};

/** The search on phones: place, dates and items as three buttons over the map; each change searches at once. */
export function SearchCard({ onLocate, isFolded }: SearchCardProps) {
  const t = useTexts('map');
  const listing = useTexts('listing');
  const { filter, isDateEdited, apply, listed } = useSearch();
  const shown = useMemo(() => listed?.map(({ rules }) => rules) ?? [], [listed]);
  const menu = useMenu();
  const [dialog, setDialog] = useState<'place' | 'dates' | 'items' | null>(null);
  const [isOpened, setOpened] = useState(false);
  if (isOpened && !isFolded) setOpened(false);
  const close = () => setDialog(null);
  const { place, stay, zone, bagsCount } = filter;
  const words = useStayWords(stay, zone);
  return (
    <search className={cx(styles.card, isFolded && !isOpened && styles.folded)} aria-label={t('search')}>
      <div className={styles.row}>
        <IconButton icon={Menu} label={t('menu')} onClick={menu.openMenu} onPointerEnter={menu.preload} />
        <button type="button" className={styles.place} onClick={() => setDialog('place')}>
          <span className="sr-only">{t('place')}</span>
          <span className={styles.placeLabel}>{place.label === '' ? t('thisArea') : place.label}</span>
          <Icon of={Search} size={20} />
        </button>
        {isFolded && !isOpened && (
          <button type="button" aria-expanded={false} className={styles.unfold} onClick={() => setOpened(true)}>
            {words.days}, {listing('bags', { count: bagsCount })}
            <Icon of={ChevronDown} size={18} />
          </button>
        )}
      </div>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => setDialog('dates')} onFocus={preloadDatesDialog}>
          <span className={styles.label}>{t(isDateEdited ? 'dates' : 'now')}</span>
          <span className={cx(styles.value, styles.whole)}>{words.whole}</span>
          <span className={cx(styles.value, styles.short)}>{words.short}</span>
        </button>
        <button type="button" className={styles.choice} onClick={() => setDialog('items')}>
          <span className={styles.label}>{t('items')}</span>
          <span className={styles.value}>{bagsCount}</span>
        </button>
      </div>
      {dialog === 'place' && <PlaceSearch onClose={close} onLocate={onLocate} />}
      <LazyDatesDialog
        open={dialog === 'dates'}
        zone={zone}
        rules={null}
        shown={shown}
        stay={stay}
        isSupposed={!isDateEdited}
        bagsCount={bagsCount}
        onConfirm={(choice) => {
          close();
          apply(choice);
        }}
        onClose={close}
      />
      <ItemsDialog
        open={dialog === 'items'}
        bagsCount={bagsCount}
        onConfirm={(count) => {
          close();
          apply({ bagsCount: count });
        }}
        onClose={close}
      />
    </search>
  );
}
