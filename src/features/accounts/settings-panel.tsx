import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './settings.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One panel of the settings; the page decides which one is open. A closed one keeps what was typed in it. */
export function SettingsPanel({ title, badge, isOpen, onToggle, children }: SettingsPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
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
        {wasOpen && (
          <Collapsible.Content forceMount className={styles.body}>
            {children}
          </Collapsible.Content>
        )}
      </section>
    </Collapsible.Root>
  );
}
