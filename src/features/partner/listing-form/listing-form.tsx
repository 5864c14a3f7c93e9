import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { furtherListingSchema, listingTextsSchema } from '#shared/partner/listing-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useKeptForm } from '#web/lib/use-kept-form.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { EarningsLine } from './earnings-line.tsx';
import { EarningsTicket } from './earnings-ticket.tsx';
import styles from './listing-form.module.css';
import { RoomCard } from './room-card.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { ShopCard } from './shop-card.tsx';
import { useEarnings } from './use-earnings.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { WhereCard } from './where-card.tsx';

const kept = [
  'address',
  'name',
  'alternativeName',
  'businessTypeId',
  'phoneNumber',
  'mapsLink',
  'additionalInformation',
] as const;

/** A new location: where it is, what it is, how much room it has. */
export function ListingForm({ viewer }: { readonly viewer: Viewer }) {
  const t = useTexts('listingForm');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.partner.createListing.useMutation();
  const [requestId, setRequestId] = useState(() => newId());
  const place = useKeptPlace(`new-listing-place:${viewer.id}`);
  const { chosen, pin, room, imageIds } = place;
  const earnings = useEarnings(pin);
  const isJoining = viewer.partnerOnboardingStep > 0;
  const form = useSchemaForm({
    initial: {
      address: '',
      name: '',
      alternativeName: '',
      businessTypeId: '',
      phoneNumber: '',
      mapsLink: '',
      additionalInformation: '',
    },
    schema: isJoining ? listingTextsSchema : furtherListingSchema,
    onSubmit: async (texts) => {
      if (pin === null) throw new Error(t('choosePlace'));
      const asked = { ...texts, ...pin, ...room, imageIds, requestId };
      const { id } = await mutateAsync(asked).catch((error: unknown) => {
        // What was refused is sent as something new once it has been mended; without an answer it is the same again.
        if (!wireFailure(error, t('failed')).isUnanswered) setRequestId(newId());
        toast.error(t('failed'));
        throw error;
      });
      forget();
      place.forget();
      toast.info(t('created'));
      await Promise.all([utils.accounts.viewer.invalidate(), utils.partner.invalidate()]);
      await router.invalidate();
      await router.navigate({ to: `/dashboard/listings/${id}/hours` });
    },
  });
  const forget = useKeptForm(`new-listing:${viewer.id}`, form, kept);
  return (
    <div className={styles.columns}>
      <form method="post" className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <h1>{t(isJoining ? 'title' : 'titleNew')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <FormFailure of={form} />
        <WhereCard
          form={form}
          chosen={chosen}
          pin={pin}
          onChoose={(at) => place.set(() => ({ chosen: at, pin: at }))}
          onPin={(at) => place.set(() => ({ pin: at }))}
        />
        <ShopCard form={form} needsStorefront={isJoining} needsPhone={isJoining} ownPhone={viewer.phoneNumber}>
          <ListingPhotos
            shop={form.values}
            imageIds={imageIds}
            onChange={(change) => place.set((before) => ({ imageIds: [...change(before.imageIds)] }))}
          />
        </ShopCard>
        <RoomCard
          form={form}
          room={room}
          onRoom={(changed) => place.set((now) => ({ room: { ...now.room, ...changed } }))}
        />
        <div className={styles.actions}>
          <EarningsLine of={earnings} />
          <Button type="submit" size={52} busy={form.isBusy} busyLabel={common('pleaseWait')}>
            {t(isJoining ? 'continue' : 'add')}
            <Icon of={ArrowRight} size={20} />
          </Button>
          <p className={styles.hint}>{t('mailsTo', { email: viewer.email })}</p>
        </div>
      </form>
      <div className={styles.aside}>
        <EarningsTicket of={earnings} />
      </div>
    </div>
  );
}
