import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { newId } from '#web/lib/new-id.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { PanelSection } from '../kit/panel.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';
import type { AsShown } from './use-as-shown.ts';

type OfferPlaceProps = { readonly booking: Booking; readonly shown: AsShown };

/** Another place for a booking instead of cancelling it; near places are asked for when a person wants one. */
export function OfferPlace({ booking, shown }: OfferPlaceProps) {
  const t = useTexts('adminBookings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PanelSection
      title={t('placeInstead')}
      aside={
        !isOpen && (
          <Button variant="quiet" size={40} onClick={() => setIsOpen(true)}>
            <Icon of={ArrowLeftRight} size={16} /> {t('placeShow')}
          </Button>
        )
      }
    >
      {isOpen && <Places booking={booking} shown={shown} />}
    </PanelSection>
  );
}

const cannotWords = { inside: 'placeInside', soon: 'placeSoon', state: 'placeNone' } as const;

function Places({ booking, shown }: OfferPlaceProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const toast = useToast();
  const { moment } = useMoments();
  const utils = trpc.useUtils();
  const query = trpc.admin.bookings.places.useQuery({ bookingId: booking.id });
  const offer = trpc.admin.bookings.offerPlace.useMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [requestId, setRequestId] = useState(() => newId());
  const [failure, setFailure] = useState<string | null>(null);
  if (query.isError) return <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />;
  if (query.data === undefined) return <Skeleton height={132} />;
  const { cannot, places, offer: made } = query.data;
  if (made !== null) return <p>{t('placeOffered', { name: made.name, until: moment(made.until, booking.zone) })}</p>;
  const place = places.find(({ placeId }) => placeId === chosen) ?? places[0];
  if (place === undefined) return <p className={styles.soft}>{t(cannotWords[cannot ?? 'state'])}</p>;
  const press = async () => {
    setFailure(null);
    try {
      await offer.mutateAsync({ bookingId: booking.id, placeId: place.placeId, seen: shown.seen, requestId });
      await shown.lookAgain();
      toast.info(t('placeDone', { name: place.name, traveller: booking.traveller }));
    } catch (error) {
      const { message, key } = wireFailure(error, t('failed'));
      setFailure(message);
      // Answered, the next press is another request; without an answer it is the same one again.
      if (key !== null) setRequestId(newId());
      await utils.admin.bookings.invalidate();
    }
  };
  return (
    <>
      <fieldset className={styles.places}>
        <legend className="sr-only">{t('placeList')}</legend>
        {places.map(({ placeId, name, metres, isOwn, roomLeft }) => (
          <Radio
            key={placeId}
            name="place"
            checked={placeId === place.placeId}
            onChange={() => setChosen(placeId)}
            label={
              <>
                <strong>{name}</strong>{' '}
                <span className={styles.soft}>
                  {formatDistance(metres, locale)}
                  {isOwn && `, ${t('placeOwn')}`}
                  {roomLeft > 0 && `, ${t('placeRoom', { count: roomLeft })}`}
                </span>
              </>
            }
          />
        ))}
      </fieldset>
      <p className={styles.soft}>{t('placeFollows')}</p>
      {failure !== null && <ErrorBox errors={failure} fallback={t('failed')} />}
      <Button
        variant="secondary"
        size={40}
        className={styles.go}
        busy={offer.isPending}
        disabled={shown.isChanged}
        onClick={() => void press()}
      >
        {t('placeOffer', { name: place.name })}
      </Button>
    </>
  );
}
