import { useNavigate } from '@tanstack/react-router';
import { Signpost } from 'lucide-react';
import { useState } from 'react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { newId } from '#web/lib/new-id.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './move-offer.module.css';
import type { Order } from './order.ts';

type MoveOfferProps = { readonly order: Order; readonly offer: NonNullable<Order['moveOffer']> };

/** Another place that the location offers, taken with one press. */
export function MoveOffer({ order, offer }: MoveOfferProps) {
  const t = useTexts('orders');
  const common = useTexts('common');
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [requestId] = useState(() => newId());
  const answer = { requestId, bookingId: order.id, offerId: offer.id };
  const onError = (error: { readonly message: string }) => {
    toast.error(error.message || t('somethingWentWrong'));
    void utils.booking.invalidate();
  };
  const accept = trpc.booking.acceptMove.useMutation({
    onSuccess: async ({ bookingId }) => {
      toast.info(t('moveTaken', { name: offer.name }));
      await utils.booking.invalidate();
      await navigate({ to: '/orders/$id', params: { id: bookingId }, replace: true });
    },
    onError,
  });
  const decline = trpc.booking.declineMove.useMutation({ onSuccess: () => utils.booking.invalidate(), onError });
  const until = formatOrderTime(offer.until, order.listing.rules.zone, locale);
  const { name, address } = offer;
  return (
    <Notice
      icon={Signpost}
      title={t('moveTitle', { location: order.listing.name, name })}
      className={styles.offer}
      action={
        <div className={styles.actions}>
          <Button busy={accept.isPending} busyLabel={common('pleaseWait')} onClick={() => accept.mutate(answer)}>
            {t('moveAccept')}
          </Button>
          <Button
            variant="secondary"
            busy={decline.isPending}
            busyLabel={common('pleaseWait')}
            onClick={() => decline.mutate(answer)}
          >
            {t('moveDecline')}
          </Button>
        </div>
      }
    >
      <p>
        <a href={directionsUrl({ name, address, mapsLink: null })} target="_blank" rel="noreferrer">
          {address}
        </a>
        {`, ${formatDistance(offer.metres, locale)}. `}
        {t('moveText', { date: until.date, time: until.time })}
      </p>
    </Notice>
  );
}
