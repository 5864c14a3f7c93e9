import { AppWindow, ArrowRight, CircleCheck } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './integrations.module.css';

/** The way to the booking widget, with where it was seen. */
export function WidgetCard() {
  const t = useTexts('widgetPage');
  const integrations = useTexts('integrations');
  const [{ seen }] = trpc.widgets.own.useSuspenseQuery();
  const [latest] = seen;
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.mark}>
        <Icon of={AppWindow} size={24} />
      </span>
      {latest !== undefined && (
        <Chip tone="brand" icon={CircleCheck} className={styles.state}>
          {integrations('active')}
        </Chip>
      )}
      <h2>{t('title')}</h2>
      <p>
        {t('cardText')} {latest !== undefined && t('cardSeen', { host: latest.host })}
      </p>
      <AppLink to="/integrations/widget" className={`${buttonClass({ variant: 'secondary' })} ${styles.act}`}>
        {t('open')}
        <Icon of={ArrowRight} size={18} />
      </AppLink>
    </Card>
  );
}
