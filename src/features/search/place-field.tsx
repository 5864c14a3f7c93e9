import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FieldWords } from '#web/parts/field-words/field-words.tsx';
import filterStyles from './filter-panel.module.css';
import styles from './place.module.css';
import { Suggestions } from './suggestions.tsx';
import { usePlaceInput } from './use-place-input.ts';

type PlaceFieldProps = {
  readonly place: FilterPlace;
  readonly onPlace: (place: FilterPlace) => void;
  readonly onSeeAll: () => void;
  readonly onLocate: () => void;
};

/** The place in the filter panel, with suggestions under it. */
export function PlaceField({ place, onPlace, onSeeAll, onLocate }: PlaceFieldProps) {
  const t = useTexts('map');
  const field = useRef<HTMLInputElement>(null);
  const label = place.label === '' ? t('thisArea') : place.label;
  const combo = usePlaceInput({
    label,
    near: place,
    onPlace,
    onSeeAll,
    onLocate,
    onLeave: () => field.current?.blur(),
  });
  return (
    <div className={styles.field}>
      <label className={filterStyles.cell}>
        <FieldWords icon={MapPin} iconSize={18} label={t('place')}>
          <input
            ref={field}
            {...combo.input}
            placeholder={label}
            className={styles.input}
            onFocus={combo.open}
            onBlur={combo.leave}
          />
        </FieldWords>
      </label>
      {combo.isOpen && (
        <div className={styles.popup}>
          <Suggestions {...combo.suggestions} />
        </div>
      )}
    </div>
  );
}
