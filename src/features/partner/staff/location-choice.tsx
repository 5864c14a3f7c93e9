import { Checkbox } from '#web/ui/field/choice.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './staff.module.css';

type LocationChoiceProps = {
  readonly label: string;
  readonly listings: readonly OwnListing[];
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
};

/** At which of the owner's counters a person works. */
export function LocationChoice({ label, listings, value, onChange }: LocationChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {listings.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  );
}
