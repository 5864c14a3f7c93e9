import { ArrowRight, CalendarDays } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './integrations.module.css';

/** The way to the partner's calendars, with what they suggest. */
export function CalendarsCard() {
  const t = useTexts('calendars');
  const [{ suggested }] = trpc.calendars.overview.useSuspenseQuery();
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.mark}>
        <Icon of={CalendarDays} size={24} />
      </span>
      <h2>{t('title')}</h2>
      <p>
        {t('cardText')} {suggested.length > 0 && t('cardSuggested', { count: suggested.length })}
      </p>
      <AppLink to="/integrations/calendars" className={`${buttonClass({ variant: 'secondary' })} ${styles.act}`}>
        {t('open')}
        <Icon of={ArrowRight} size={18} />
      </AppLink>
    </Card>
  );
}
