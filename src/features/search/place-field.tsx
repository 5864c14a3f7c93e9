import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FieldWords } from '#web/parts/field-words/field-words.tsx';
import { LatePlacePanel, preloadPlacePanel } from '#web/parts/place-picker/late-place-panel.tsx';
import { usePlacePicker } from '#web/parts/place-picker/use-place-picker.ts';
import filterStyles from './filter-panel.module.css';
import styles from './place.module.css';

type PlaceFieldProps = {
  readonly place: FilterPlace;
  readonly onPlace: (place: FilterPlace) => void;
  readonly onSeeAll: () => void;
  readonly onLocate: () => void;
};

/** The place in the filter panel, with what could be meant under it. */
export function PlaceField({ place, onPlace, onSeeAll, onLocate }: PlaceFieldProps) {
  const t = useTexts('map');
  const field = useRef<HTMLInputElement>(null);
  /** `null` while the place is not being changed. */
  const [text, setText] = useState<string | null>(null);
  const label = place.label === '' ? t('thisArea') : place.label;
  const picker = usePlacePicker({
    isOpen: text !== null,
    onOpen: () => setText(text ?? ''),
    onClose: () => {
      setText(null);
      field.current?.blur();
    },
    onPlace,
    onSeeAll,
    onLocate,
  });
  return (
    <div
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) picker.close();
      }}
    >
      <label className={filterStyles.cell}>
        <FieldWords icon={MapPin} iconSize={18} label={t('place')}>
          <input
            ref={field}
            {...picker.input}
            value={text ?? label}
            placeholder={label}
            className={styles.input}
            onChange={(event) => setText(event.target.value)}
            onPointerEnter={preloadPlacePanel}
            onFocus={() => setText((typed) => typed ?? '')}
          />
        </FieldWords>
      </label>
      {text !== null && (
        <div className={styles.popup}>
          <LatePlacePanel {...picker.panel} onLeave={picker.close} text={text} near={place} />
        </div>
      )}
    </div>
  );
}
