import { MessageSquare } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { SupportHours } from '#web/parts/support-hours.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { HelpOrder } from './help-page.tsx';
import styles from './help.module.css';

interface HelpAsideProps {
  readonly order: HelpOrder | null;
  /** What was searched in vain: it goes with the message. */
  readonly text: string;
}

/** The way to people. */
export function HelpAside({ order, text }: HelpAsideProps) {
  const t = useTexts('help');
  const about = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(order === null ? {} : { code: order.code }),
  }).toString();
  return (
    <aside className={styles.aside} aria-label={t('noAnswer')}>
      <Card className={styles.card}>
        <h2>{t('noAnswer')}</h2>
        <p className={styles.soft}>{t('noAnswerText')}</p>
        <SupportHours className={styles.soft} />
        <AppLink
          to={`/contact${about === '' ? '' : `?${about}`}`}
          className={buttonClass({ variant: 'secondary', full: true })}
        >
          <Icon of={MessageSquare} />
          {t('write')}
        </AppLink>
      </Card>
    </aside>
  );
}
