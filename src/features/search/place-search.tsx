import { useState } from 'react';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { LatePlacePanel } from '#web/parts/place-picker/late-place-panel.tsx';
import { usePlacePicker } from '#web/parts/place-picker/use-place-picker.ts';
import styles from './place.module.css';
import { useSearch } from './search-context.ts';

type PlaceSearchProps = { readonly onClose: () => void; readonly onLocate: () => void };

/** The place search that fills a phone's screen. */
export function PlaceSearch({ onClose, onLocate }: PlaceSearchProps) {
  const t = useTexts('map');
  const { filter, apply, seeAll } = useSearch();
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const picker = usePlacePicker({
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      setTimeout(onClose, 200);
    },
    onPlace: (place) => apply({ place }),
    onSeeAll: seeAll,
    onLocate,
  });
  return (
    <Drawer open={isOpen} onClose={picker.close} title={t('searchPlace')} side="bottom">
      <Input
        {...picker.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
        aria-label={t('searchPlace')}
        placeholder={t('placeHint')}
        data-first-focus
      />
      <div className={styles.fullScreen}>
        <LatePlacePanel {...picker.panel} onLeave={picker.close} text={text} near={filter.place} />
      </div>
    </Drawer>
  );
}
