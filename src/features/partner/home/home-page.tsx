import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { CodeField } from '../counter/code-field.tsx';
import { CounterDialog } from '../counter/counter-dialog.tsx';
import { TodaysStays } from '../counter/todays-stays.tsx';
import listingStyles from '../listings/listings.module.css';
import { ListingRows } from '../listings/listings-page.tsx';
import styles from './home.module.css';
import { Notifications } from './notifications.tsx';

/** How often today's list is asked for again, in ms: see docs/decisions/custody.md. */
const EVERY = 15_000;

/** The partner's day: who comes, locations, and what waits for an answer. `now` is the instant (ISO) at which the page was asked for. */
export function HomePage({ now }: { readonly now: string }) {
  const t = useTexts('partner');
  const locale = useLocale();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [today] = trpc.hosting.today.useSuspenseQuery(undefined, { refetchInterval: EVERY });
  const counter = useTexts('counter');
  const [code, setCode] = useState('');
  const zone = listings[0]?.rules.zone ?? 'UTC';
  const day = formatDate(localDateOf(now, zone), locale, { weekday: 'long', month: 'short', day: 'numeric' });
  return (
    <>
      <PageHeader
        className={listingStyles.title}
        title={<span className={styles.day}>{day}</span>}
        actions={<CodeField onCode={setCode} />}
      />
      <p className={styles.summary}>
        {counter('daySummary', {
          dropOffs: counter('dropOffsCount', { count: today.dropOffs.length }),
          pickUps: counter('pickUpsCount', { count: today.pickUps.length }),
          bags: counter('bags', { count: today.bagsInside }),
        })}
      </p>
      <CounterDialog code={code} onClose={() => setCode('')} />
      <div className={styles.columns}>
        <section className={styles.main}>
          <TodaysStays today={today} now={now} onCode={setCode} />
          <header className={styles.head}>
            <h2>{t('yourLocations')}</h2>
            <AppLink to="/dashboard/listings/new" className={buttonClass({ variant: 'secondary' })}>
              {t('addListing')}
            </AppLink>
          </header>
          <ListingRows listings={listings} now={now} />
        </section>
        <Notifications listings={listings} />
      </div>
    </>
  );
}
