import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './field-words.module.css';

type FieldWordsProps = {
  readonly icon: LucideIcon;
  readonly iconSize: number;
  readonly label: string;
  /** Id of the input below, where no label lies around both. */
  readonly labelFor?: string | undefined;
  /** The value, or the input for it. */
  readonly children: ReactNode;
};

/** What one field of a search says: an icon, its label, and the value under it. */
export function FieldWords({ icon, iconSize, label, labelFor, children }: FieldWordsProps) {
  return (
    <>
      <Icon of={icon} size={iconSize} className={styles.icon} />
      <span className={styles.words}>
        {labelFor === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <label htmlFor={labelFor} className={styles.label}>
            {label}
          </label>
        )}
        {children}
      </span>
    </>
  );
}
