import { X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './chip.module.css';

export type ChipTone = 'plain' | 'brand' | 'solid' | 'ticket' | 'danger' | 'outline';

export type ChipProps = {
  readonly tone?: ChipTone | undefined;
  readonly icon?: LucideIcon | undefined;
  /** With it the chip carries a cross. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Chip({ tone = 'plain', icon, onRemove, removeLabel, className, children }: ChipProps) {
  return (
    <span className={cx(styles.chip, styles[tone], className)}>
      {icon && <Icon of={icon} size={15} />}
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon of={X} size={15} />
        </button>
      )}
    </span>
  );
}
