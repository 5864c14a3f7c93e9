import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button/button-class.ts';
import styles from './place-bar.module.css';

type ToolProps = {
  readonly label: string;
  readonly icon: ReactNode;
  /** Of something that is switched on or off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
};

/** An action with its word next to it; on phones the icon alone is seen. */
export function Tool({ label, icon, isOn, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={buttonClass({ variant: 'quiet', className: styles.tool })}
      onClick={onClick}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
