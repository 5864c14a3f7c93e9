import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './calendars.module.css';
import { MonthCard } from './month-card.tsx';
import { OutCard } from './out-card.tsx';
import { ReadCard } from './read-card.tsx';
import { SampleCard } from './sample-card.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';

/** A partner's bookings in their own calendar, and the closures that their calendars suggest. */
export function CalendarsPage({ now }: { readonly now: string }) {
  const t = useTexts('calendars');
  const integrations = useTexts('integrations');
  return (
    <>
      <AppLink to="/integrations" className={styles.back}>
        {integrations('title')}
      </AppLink>
      <PageHeader className={styles.title} title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SuggestionsCard />
          <ReadCard now={now} />
          <OutCard now={now} />
        </div>
        <aside className={styles.main}>
          <MonthCard now={now} />
          <SampleCard />
        </aside>
      </div>
    </>
  );
}
