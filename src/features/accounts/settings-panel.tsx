import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './settings.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One panel of the settings; the page decides which one is open. */
export function SettingsPanel({ title, badge, isOpen, onToggle, children }: SettingsPanelProps) {
  return (
    <Collapsible.Root asChild open={isOpen} onOpenChange={onToggle}>
      <section className={styles.panel}>
        <h2 className={styles.panelHead}>
          <Collapsible.Trigger className={styles.toggle}>
            {title}
            {badge}
            <Icon of={ChevronDown} size={20} className={styles.arrow} />
          </Collapsible.Trigger>
        </h2>
        <Collapsible.Content className={styles.body}>{children}</Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}
