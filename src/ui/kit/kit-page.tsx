import { useState } from 'react';
import { cx } from '../cx.ts';
import { KitCode } from './kit-code.tsx';
import { KitColours } from './kit-colours.tsx';
import { KitControls } from './kit-controls.tsx';
import { KitDates } from './kit-dates.tsx';
import { KitMessages } from './kit-messages.tsx';
import { KitSignature } from './kit-signature.tsx';
import styles from './kit.module.css';

type Theme = 'light' | 'dark';

/** Every part in both lights, side by side; for development. Needs a `ToastProvider` around it. */
export function KitPage() {
  const [only, setOnly] = useState<Theme | null>(null);
  const themes: readonly Theme[] = only ? [only] : ['light', 'dark'];
  return (
    <div className={cx(styles.page, only && styles.single)}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <KitColours theme={theme} onTheme={() => setOnly(only ? null : theme)} />
          <KitControls />
          <KitSignature />
          <KitMessages />
          <KitDates />
          <KitCode />
        </div>
      ))}
    </div>
  );
}
