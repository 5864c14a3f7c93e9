import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { compileOpening } from '#shared/availability/opening.ts';
import { listingEditSchema } from '#shared/partner/listing-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { Guard } from '../guard/guard.tsx';
import { GuardSummary } from '../guard/guard-summary.tsx';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { RequestNotices } from '../listings/request-notices.tsx';
import { type OwnListing, useListing } from '../listings/use-listing.ts';
import { AmenitiesCard } from './amenities-card.tsx';
import { EarningsLine } from './earnings-line.tsx';
import { EarningsTicket } from './earnings-ticket.tsx';
import styles from './listing-form.module.css';
import { type Room, RoomCard } from './room-card.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { ShopCard } from './shop-card.tsx';
import { useEarnings } from './use-earnings.ts';
import { WhereCard } from './where-card.tsx';
import { ZoneField } from './zone-field.tsx';

/** A location's texts as its partner wants them: what waits for approval stands over what is public. */
const textsOf = (listing: OwnListing) => ({
  address: listing.pending?.changes.address ?? listing.address,
  name: listing.pending?.changes.name ?? listing.legalName,
  alternativeName: listing.pending?.changes.alternativeName ?? listing.alternativeName ?? '',
  businessTypeId: listing.businessTypeId ?? '',
  phoneNumber: listing.phone ?? '',
  notificationsEmail: listing.notificationsEmail ?? '',
  mapsLink: listing.mapsLink ?? '',
  additionalInformation: listing.additionalInformation ?? '',
  timeZone: listing.rules.zone,
});

const pinOf = ({ pending, latitude, longitude }: OwnListing): MapPlace => ({
  latitude: pending?.changes.latitude ?? latitude,
  longitude: pending?.changes.longitude ?? longitude,
});

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

interface EditFormProps {
  readonly listingId: string;
  /** For who is joining: where it leads on to, also when nothing was changed, and how that is called. */
  readonly onwards?: { readonly to: string; readonly words: string } | undefined;
}

/** A location that is there: everything about it but its hours. */
export function EditForm({ listingId, onwards }: EditFormProps) {
  const t = useTexts('listingForm');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const listing = useListing(listingId);
  // What was there when the form was opened: an answer that comes while it is edited changes nothing under the hand.
  const [first] = useState(() => ({
    texts: textsOf(listing),
    pin: pinOf(listing),
    imageIds: listing.pending?.changes.imageIds ?? listing.imageIds,
  }));
  const [chosen, setChosen] = useState(first.pin);
  const [pin, setPin] = useState(first.pin);
  const earnings = useEarnings(pin, listingId);
  const [room, setRoom] = useState<Room>(() => ({
    maxCapacity: listing.maxCapacity,
    amenities: listing.amenities,
  }));
  const changeRoom = (changed: Partial<Room>) => setRoom((now) => ({ ...now, ...changed }));
  const [imageIds, setImageIds] = useState(first.imageIds);
  const [mails, setMails] = useState(listing.bookingsNotificationsEnabled);
  const element = useRef<HTMLFormElement>(null);
  const good = useRef<z.output<typeof listingEditSchema> | null>(null);
  const update = trpc.partner.updateListing.useMutation();
  const back = onwards?.to ?? `/dashboard/listings/${listingId}`;

  const leave = (words: string) => {
    toast.info(words);
    router.history.push(back, {}, { ignoreBlocker: true });
  };
  const saveDetails = async ({ timeZone, ...texts }: z.output<typeof listingEditSchema>) => {
    const asked = {
      ...texts,
      // Left alone it follows the pin.
      ...(timeZone !== undefined && timeZone !== first.texts.timeZone && { timeZone }),
      ...pin,
      ...room,
      imageIds: [...imageIds],
      listingId,
      bookingsNotificationsEnabled: mails,
    };
    const saved = await update.mutateAsync(asked);
    utils.partner.listing.setData({ listingId }, saved);
    await utils.partner.listings.invalidate();
    leave(
      t(saved.pending !== null && !same(saved.pending.changes, listing.pending?.changes ?? {}) ? 'asked' : 'updated'),
    );
    await router.invalidate();
  };
  const form = useSchemaForm({
    initial: first.texts,
    schema: listingEditSchema,
    onSubmit: async (texts) => {
      good.current = texts;
      if (!hasOtherRoom && !hasOtherDetails) return router.history.push(back);
      if (hasOtherRoom) state.apply();
      else await saveDetails(texts);
      return undefined;
    },
  });
  const hasOtherRoom = room.maxCapacity !== listing.maxCapacity;
  const hasOtherDetails =
    !same(form.values, first.texts) ||
    !same(pin, first.pin) ||
    !same(imageIds, first.imageIds) ||
    !same(room.amenities, listing.amenities) ||
    mails !== listing.bookingsNotificationsEnabled;
  const state = useOpeningChange({
    listingId,
    change: hasOtherRoom ? { maxCapacity: room.maxCapacity } : null,
    usual: 'keep',
    onSaved: () => {
      const texts = good.current;
      if (!hasOtherDetails || texts === null) leave(t('updated'));
      else saveDetails(texts).catch(() => toast.error(t('updateFailed')));
    },
  });
  const isDirty = hasOtherDetails || hasOtherRoom;
  const note = listing.isChecked ? t('checkedFirst') : undefined;
  return (
    <div className={styles.columns}>
      <form
        ref={element}
        method="post"
        className={styles.form}
        onSubmit={(event) => void form.submit(event)}
        noValidate
        aria-label={t('editLabel')}
      >
        <RequestNotices listing={listing} />
        <FormFailure of={form} />
        <WhereCard
          form={form}
          chosen={chosen}
          pin={pin}
          note={note}
          onChoose={(place) => {
            setChosen(place);
            setPin(place);
          }}
          onPin={setPin}
        >
          <ZoneField
            listingId={listingId}
            zone={form.values.timeZone}
            error={form.error('timeZone')}
            onChange={(zone) => form.set('timeZone', zone)}
          />
        </WhereCard>
        <ShopCard form={form} needsStorefront={false} note={note}>
          <div className={styles.two}>
            <Field
              label={t('notificationsEmail')}
              required
              error={form.error('notificationsEmail')}
              hint={t('notificationsHint')}
            >
              <Input {...form.control('notificationsEmail')} type="email" autoComplete="email" />
            </Field>
            <Switch
              className={styles.mailSwitch}
              label={t('notifications')}
              checked={mails}
              onChange={(event) => setMails(event.target.checked)}
            />
          </div>
          <ListingPhotos shop={form.values} imageIds={imageIds} note={note} onChange={setImageIds} />
        </ShopCard>
        <RoomCard form={form} room={room} onRoom={changeRoom} />
        <AmenitiesCard amenities={room.amenities} onChange={(amenities) => changeRoom({ amenities })} />
        <Guard of={state} zone={listing.rules.zone} opening={compileOpening(listing.rules)} />
        <EditorFoot
          problem={state.obstacle}
          summary={hasOtherRoom ? <GuardSummary of={state} /> : <EarningsLine of={earnings} />}
          canApply={(isDirty || onwards !== undefined) && (!hasOtherRoom || state.canApply)}
          isSaving={form.isBusy || state.isSaving || update.isPending}
          applyWords={onwards?.words ?? t('save')}
          onApply={() => element.current?.requestSubmit()}
          onCancel={onwards === undefined ? () => router.history.push(back) : undefined}
        />
        <LeaveDialog isDirty={isDirty} />
      </form>
      <div className={styles.aside}>
        <EarningsTicket of={earnings} />
      </div>
    </div>
  );
}
