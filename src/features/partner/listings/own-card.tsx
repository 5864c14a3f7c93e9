import { FactsLine } from '#web/parts/listing/facts-line.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Perks } from '#web/parts/listing/perks.tsx';
import { RefusalLine, StayStrip } from '#web/parts/listing/stay-strip.tsx';
import { WholePrice } from '#web/parts/listing/whole-price.tsx';
import { formatClock, formatLocalDay } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './own-card.module.css';
import { sampleStay } from './sample-stay.ts';
import type { OwnListing } from './use-listing.ts';

const SAMPLE_BAGS = 2;

type OwnCardProps = { readonly listing: OwnListing; readonly now: string };

/** The location as its travellers find it for two bags on its next open day; its button is off. Nothing while no one finds it. */
export function OwnCard({ listing, now }: OwnCardProps) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const { zone } = listing.rules;
  const stay = sampleStay(listing.rules, now);
  const times = stay === null ? null : { dropOffAt: stay.dropOffAt, pickUpAt: stay.pickUpAt };
  const { data } = trpc.search.listing.useQuery(
    { listing: listing.slug, bagsCount: SAMPLE_BAGS, ...(times !== null && { stay: times }) },
    { enabled: listing.isPublished, retry: false },
  );
  if (!listing.isPublished) return null;
  return (
    <section aria-labelledby="as-travellers">
      <header className={styles.head}>
        <h2 id="as-travellers">{t('travellersSee')}</h2>
        {stay !== null && (
          <p className={styles.soft}>
            {t('travellersSeeWhen', {
              day: formatLocalDay(stay.date, locale),
              from: formatClock(stay.dropOffAt, zone, locale),
              to: formatClock(stay.pickUpAt, zone, locale),
            })}
          </p>
        )}
      </header>
      {data === undefined ? (
        <Skeleton height={220} radius={16} />
      ) : (
        <Ticket as="article" className={styles.card}>
          <TicketPart className={styles.details}>
            <ListingThumb listing={data} size={92} />
            <div className={styles.words}>
              <p className={styles.name}>{data.name}</p>
              <p className={styles.soft}>{data.address}</p>
              <FactsLine {...data} />
              <Perks className={styles.perks} />
            </div>
            <div className={styles.strip}>
              <StayStrip verdict={data.verdict} />
              <RefusalLine verdict={data.verdict} />
            </div>
          </TicketPart>
          <TicketStub className={styles.stub}>
            <WholePrice listing={data} />
            <Button disabled>{t('bookOff')}</Button>
          </TicketStub>
        </Ticket>
      )}
    </section>
  );
}
