import { Building2, Landmark, type LucideIcon, Map as MapIcon, MapPin, Store, TrainFront } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { PlaceOption } from './place-option.ts';
import styles from './place-panel.module.css';

const fewestLetters = 3;
const pause = 250;
const patience = 10_000;

const icons: Readonly<Record<string, LucideIcon>> = {
  city: Building2,
  landmark: Landmark,
  station: TrainFront,
  listing: Store,
};

export interface PlacePanelProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  /** Places near it come first. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly onOptions: (options: readonly PlaceOption[]) => void;
  readonly onChoose: (option: PlaceOption) => void;
}

/** What could be meant: the cities until three letters are typed, then places by name. Fetched when first wanted. */
export function PlacePanel({ id, text, active, near, onOptions, onChoose }: PlacePanelProps) {
  const t = useTexts('landing');
  const { options, state } = useOptions(text, near);
  useEffect(() => onOptions(options), [options, onOptions]);
  return (
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={t('suggestions')} className={styles.list}>
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={cx(styles.option, index === active && styles.active)}
            onClick={() => onChoose(option)}
          >
            <Icon of={icons[option.kind] ?? MapPin} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{option.name}</span>
              {option.context !== '' && <span className={styles.context}>{option.context}</span>}
            </span>
          </li>
        ))}
      </ul>
      {state === 'loading' && (
        <div className={styles.loading} role="status">
          <span className="sr-only">{t('findingPlaces')}</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} width={`${80 - row * 9}%`} height={14} />
          ))}
        </div>
      )}
      {state === 'none' && (
        <p className={styles.note} role="status">
          {t('noResults')}
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          {t('suggestionsFailed')}
        </p>
      )}
      <AppLink to="/map" className={styles.all}>
        <Icon of={MapIcon} />
        {t('seeAllLocations')}
      </AppLink>
    </div>
  );
}

type OptionsState = 'full' | 'loading' | 'none' | 'failed';

function useOptions(
  text: string,
  near: PlacePanelProps['near'],
): { readonly options: readonly PlaceOption[]; readonly state: OptionsState } {
  const [wanted, setWanted] = useState(text.trim());
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = wanted.length >= fewestLetters;
  const home = trpc.search.home.useQuery(undefined, { enabled: !isLong });
  const found = trpc.search.places.useQuery({ text: wanted, near }, { enabled: isLong });
  useEffect(() => {
    if (!found.isFetching) return;
    const timer = setTimeout(() => setLateFor(wanted), patience);
    return () => clearTimeout(timer);
  }, [found.isFetching, wanted]);
  if (!isLong) return { options: cityOptions(home.data?.cities), state: home.isError ? 'failed' : 'full' };
  if (found.isError || lateFor === wanted) return { options: none, state: 'failed' };
  // What was found for another text is not offered for this one: a key would choose it.
  if (found.data === undefined || wanted !== text.trim()) return { options: none, state: 'loading' };
  return { options: found.data, state: found.data.length === 0 ? 'none' : 'full' };
}

const none: readonly PlaceOption[] = [];
type City = { readonly name: string; readonly latitude: number; readonly longitude: number };
const known = new WeakMap<readonly City[], readonly PlaceOption[]>();

function cityOptions(cities: readonly City[] | undefined): readonly PlaceOption[] {
  if (cities === undefined) return none;
  let options = known.get(cities);
  if (options === undefined) {
    options = cities.map((city) => ({ ...city, id: city.name, kind: 'city', context: '' }));
    known.set(cities, options);
  }
  return options;
}
