import { Clock, Footprints, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { noteText } from '#shared/availability/verdict-texts.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { WayMap } from '#web/parts/listing/way-map.tsx';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useStripWords } from '#web/parts/stay/strip-words.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Door, DoorOrder } from './door.ts';
import styles from './door-place.module.css';

interface DoorPlaceProps {
  readonly door: Door;
  /** At the place with the shut door, from which the way is shown. */
  readonly order: DoorOrder;
  readonly place: Door['places'][number];
  /** Of the way on; null for a further place. */
  readonly number: number | null;
  readonly busy: boolean;
  readonly onMove: () => void;
  readonly more: ReactNode;
}

/** A place that the booking can go to: the way there, until when it is open, its room, and that nothing is to pay. */
export function DoorPlace({ door, order, place, number, busy, onMove, more }: DoorPlaceProps) {
  const t = useTexts('door');
  const orders = useTexts('orders');
  const locale = useLocale();
  const opening = useOpeningWords();
  const stripWords = useStripWords();
  const now = useNow();
  const begins = now !== null && now > order.dropOffAt ? `${now.slice(0, 16)}:00Z` : order.dropOffAt;
  const { data } = trpc.search.listing.useQuery(
    {
      listing: place.placeId,
      stay: { dropOffAt: begins, pickUpAt: order.pickUpAt },
      bagsCount: order.bagsCount,
    },
    { enabled: now !== null, staleTime: Infinity },
  );
  const { name, latitude, longitude } = order.listing;
  const from = { latitude, longitude };
  const walk = trpc.search.walk.useQuery({ from, listingId: place.placeId }, { staleTime: Infinity }).data;
  return (
    <Ticket as="section" selected={number !== null} aria-label={place.name}>
      <TicketPart className={styles.part}>
        {number !== null && (
          <div className={styles.map}>
            {data !== undefined && (
              <WayMap
                className={styles.view}
                listing={data}
                walk={walk ? { ...walk, place: from, label: name } : null}
                words={{ map: orders('mapOf', { name: place.name }), schematic: orders('schematic') }}
              />
            )}
          </div>
        )}
        <div className={styles.words}>
          <div className={styles.head}>
            {number !== null && <span className={styles.number}>{number}</span>}
            <div>
              <h2>{place.name}</h2>
              <p className={styles.soft}>{number === null ? place.address : t('nearest')}</p>
            </div>
          </div>
          <div className={styles.facts}>
            {data === undefined ? <span className={styles.thumb} /> : <ListingThumb listing={data} size={72} />}
            <ul>
              <li>
                <Icon of={Footprints} size={18} />
                <span>
                  {walk
                    ? t('onFoot', { distance: formatDistance(walk.distance, locale), count: walk.minutes })
                    : formatDistance(place.metres, locale)}
                </span>
              </li>
              {data !== undefined && (
                <li className={styles.open}>
                  <Icon of={Clock} size={18} />
                  <span>{opening(noteText(data.verdict.note, data.verdict.strip.date))}</span>
                </li>
              )}
              <li>
                <Icon of={Luggage} size={18} />
                <span>{t('room', { count: place.roomLeft })}</span>
              </li>
            </ul>
          </div>
          {data !== undefined && (
            <OpenStrip
              open={data.verdict.strip.open}
              ticks={stripTicks(data.verdict.strip)}
              text={stripWords(data.verdict.strip)}
            />
          )}
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <p className={styles.price}>
          <strong>{t('samePrice')}</strong>
          <span>{t('toPay', { amount: formatMoney({ minor: 0, currency: door.refundable.currency }, locale) })}</span>
        </p>
        <Button
          full
          variant={number === null ? 'secondary' : 'primary'}
          busy={busy}
          aria-label={t('moveTo', { name: place.name })}
          onClick={onMove}
        >
          {t('move')}
        </Button>
        <div className={styles.links}>
          {more}
          {data !== undefined && (
            <AppLink to={`/map/${data.slug}`} className={buttonClass({ variant: 'quiet' })}>
              {t('seePlace')}
            </AppLink>
          )}
        </div>
      </TicketStub>
    </Ticket>
  );
}
