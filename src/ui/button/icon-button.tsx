import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does: its name for those who do not see the icon. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly iconSize?: number;
  /** `floating` lies over a map or picture. */
  readonly look?: 'plain' | 'outlined' | 'floating';
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({ label, icon, iconSize = 20, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(styles.iconButton, styles[look], className)}>
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
