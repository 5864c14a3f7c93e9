import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './settings.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function SettingsPanel({ title, badge, isOpen, onToggle, children }: SettingsPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelHead}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.toggle} onClick={onToggle}>
          {title}
          {badge}
          <Icon of={ChevronDown} size={20} className={styles.arrow} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && children}
      </div>
    </section>
  );
}
