import { LocateFixed, MapPin, Store, TrainFront } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useTexts } from '#web/lib/texts.ts';
import styles from './place.module.css';
import type { PlaceRow, PlacesState } from './use-places.ts';

type SuggestionsProps = {
  readonly id: string;
  readonly state: PlacesState;
  /** The entry that Enter would choose. */
  readonly active: number;
  readonly onChoose: (place: PlaceRow) => void;
  readonly onSeeAll: () => void;
  readonly onLocate: () => void;
};

const icons: Readonly<Record<string, typeof MapPin>> = { listing: Store, station: TrainFront };
const placeholders = 4;

/** How many entries can be chosen with the arrow keys. */
export const entriesOf = (state: PlacesState): number => (state.kind === 'found' ? state.places.length : 0) + 2;

/** Places found, the own position, and 'See all locations', which is there when nothing else is. */
export function Suggestions({ id, state, active, onChoose, onSeeAll, onLocate }: SuggestionsProps) {
  const t = useTexts('map');
  const places = state.kind === 'found' ? state.places : [];
  const entry = (index: number, onClick: () => void, icon: typeof MapPin, name: string, context = '') => (
    <li
      key={index}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={styles.entry}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon of={icon} />
      <span className={styles.entryWords}>
        <span>{name}</span>
        {context !== '' && <span className={styles.context}>{context}</span>}
      </span>
    </li>
  );
  const words = (reason: Extract<PlacesState, { kind: 'failed' }>['reason']) =>
    reason === 'late' ? t('geocoderLate') : reason === 'unreachable' ? t('geocoderUnreachable') : reason.said;
  return (
    <div className={styles.suggestions}>
      <p className="sr-only" role="status">
        {state.kind === 'loading' ? t('searching') : ''}
      </p>
      {state.kind === 'short' && <p className={styles.hint}>{t('typeMore')}</p>}
      {state.kind === 'failed' && <p className={styles.hint}>{t('geocoderFailed', { reason: words(state.reason) })}</p>}
      {state.kind === 'found' && places.length === 0 && <p className={styles.hint}>{t('noResults')}</p>}
      {state.kind === 'loading' && (
        <div className={styles.waiting}>
          {Array.from({ length: placeholders }, (_, index) => (
            <Skeleton key={index} width={`${72 - index * 9}%`} height={16} />
          ))}
        </div>
      )}
      <ul id={id} role="listbox" aria-label={t('suggestions')}>
        {places.map((place, index) =>
          entry(index, () => onChoose(place), icons[place.kind] ?? MapPin, place.name, place.context),
        )}
        {entry(places.length, onLocate, LocateFixed, t('useGps'))}
        {entry(places.length + 1, onSeeAll, MapPin, t('seeAll'))}
      </ul>
    </div>
  );
}
