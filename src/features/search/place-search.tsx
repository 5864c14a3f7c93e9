import { useEffect, useRef, useState } from 'react';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useTexts } from '#web/lib/texts.ts';
import styles from './place.module.css';
import { useSearch } from './search-context.ts';
import { Suggestions } from './suggestions.tsx';
import { usePlaceInput } from './use-place-input.ts';

type PlaceSearchProps = { readonly onClose: () => void; readonly onLocate: () => void };

/** The place search that fills a phone's screen. */
export function PlaceSearch({ onClose, onLocate }: PlaceSearchProps) {
  const t = useTexts('map');
  const common = useTexts('common');
  const { filter, apply, seeAll } = useSearch();
  const [isOpen, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const leave = () => {
    setOpen(false);
    setTimeout(onClose, 200);
  };
  const combo = usePlaceInput({
    label: '',
    near: filter.place,
    onPlace: (place) => apply({ place }),
    onSeeAll: seeAll,
    onLocate,
    onLeave: leave,
  });
  const { open } = combo;
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    open();
    field.current?.focus();
  });
  return (
    <Drawer open={isOpen} onClose={leave} title={t('searchPlace')} closeLabel={common('close')} side="bottom">
      <Input
        {...combo.input}
        aria-expanded
        ref={field}
        enterKeyHint="search"
        aria-label={t('searchPlace')}
        placeholder={t('placeHint')}
        data-first-focus
      />
      <div className={styles.fullScreen}>
        <Suggestions {...combo.suggestions} />
      </div>
    </Drawer>
  );
}
