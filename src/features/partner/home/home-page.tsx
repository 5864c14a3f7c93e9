import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import listingStyles from '../listings/listings.module.css';
import { ListingRows } from '../listings/listings-page.tsx';
import styles from './home.module.css';
import { Notifications } from './notifications.tsx';

/** The partner's day: locations, and what waits for an answer. `now` is the instant (ISO) at which the page was asked for. */
export function HomePage({ now }: { readonly now: string }) {
  const t = useTexts('partner');
  const locale = useLocale();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const zone = listings[0]?.rules.zone ?? 'UTC';
  const day = formatDate(localDateOf(now, zone), locale, { weekday: 'long', month: 'short', day: 'numeric' });
  return (
    <>
      <PageHeader className={listingStyles.title} title={<span className={styles.day}>{day}</span>} />
      <div className={styles.columns}>
        <section className={styles.main}>
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
