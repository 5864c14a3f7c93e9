import { Check, CircleAlert } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ClosureProblem } from '../closures/closure-draft.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './several.module.css';

type SeveralRowsProps = {
  readonly listings: readonly OwnListing[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  /** How many bookings the change would meet there; undefined where that is not known. */
  readonly metAt: (id: string) => number | undefined;
  /** `null` where it was saved, why it was not, or undefined before. */
  readonly resultOf: (id: string) => string | null | undefined;
  /** Why the change cannot be made there. */
  readonly problemAt: (listing: OwnListing) => ClosureProblem | null;
};

/** The locations to choose from, each with what the change meets there and what became of it. */
export function SeveralRows({ listings, chosen, onChosen, metAt, resultOf, problemAt }: SeveralRowsProps) {
  const t = useTexts('partner');
  const isAll = chosen.size === listings.length;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChosen(next);
  };
  const stateOf = (listing: OwnListing) => {
    const result = resultOf(listing.id);
    if (result === null) return <State icon={Check} words={t('severalDone')} />;
    if (result !== undefined) return <State icon={CircleAlert} words={result} isBad />;
    if (!chosen.has(listing.id)) return null;
    const problem = problemAt(listing);
    if (problem !== null) return <State icon={CircleAlert} words={t(problem)} isBad />;
    const met = metAt(listing.id);
    return met === undefined ? null : <State words={t('severalMet', { count: met })} />;
  };
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <Checkbox
          label={<strong>{t('severalAll')}</strong>}
          checked={isAll}
          onChange={() => onChosen(isAll ? new Set() : new Set(listings.map(({ id }) => id)))}
        />
      </li>
      {listings.map((listing) => (
        <li key={listing.id} className={styles.row}>
          <Checkbox
            label={
              <>
                {listing.name} <span className={styles.soft}>{listing.address}</span>
              </>
            }
            checked={chosen.has(listing.id)}
            onChange={() => toggle(listing.id)}
          />
          {stateOf(listing)}
        </li>
      ))}
    </ul>
  );
}

type StateProps = { readonly icon?: typeof Check; readonly words: string; readonly isBad?: boolean };

function State({ icon, words, isBad = false }: StateProps) {
  return (
    <p className={isBad ? styles.bad : styles.soft} role="status">
      {icon && <Icon of={icon} size={16} />} {words}
    </p>
  );
}
