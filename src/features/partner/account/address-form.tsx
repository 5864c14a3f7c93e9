import { useState } from 'react';
import { usualAmenities } from '#shared/amenities/amenities.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { accountTextsSchema } from '#shared/partner/account-schema.ts';
import { placeTypes } from '#shared/partner/listing-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Guard } from '../guard/guard.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './account.module.css';

/** Names, phone, room and what a place offers; fewer places than are booked ask about those bookings first. */
export function AddressForm({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('account');
  const listings = useTexts('listing');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { id: listingId, rules } = listing;
  const [maxCapacity, setMaxCapacity] = useState(listing.maxCapacity);
  const [amenities, setAmenities] = useState(listing.amenities);
  const update = trpc.partner.updateAccount.useMutation();
  const room = useOpeningChange({
    listingId,
    change: maxCapacity === listing.maxCapacity ? null : { maxCapacity },
    usual: 'keep',
    onSaved: () => undefined,
  });
  const form = useSchemaForm({
    initial: {
      name: listing.pending?.changes.name ?? listing.legalName,
      phoneNumber: listing.phone ?? '',
      postalCode: listing.postalCode ?? '',
      additionalInformation: listing.additionalInformation ?? '',
      placeType: listing.placeType as string,
    },
    schema: accountTextsSchema,
    onSubmit: async (texts) => {
      const saved = await update.mutateAsync({ listingId, ...texts, amenities });
      if (maxCapacity !== listing.maxCapacity) room.apply();
      utils.partner.listing.setData({ listingId }, saved);
      await utils.partner.listings.invalidate();
      const isAsked = saved.pending !== null && saved.pending.since !== listing.pending?.since;
      toast.info(t(isAsked ? 'asked' : 'updated'));
    },
  });
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FormFailure of={form} />
      <Card as="section" className={styles.card}>
        <div>
          <p className={styles.label}>{t('where')}</p>
          <p>{listing.address}</p>
          <p>
            <AppLink to={`/dashboard/listings/${listingId}/edit`}>{t('changeWhere')}</AppLink>
          </p>
        </div>
        <div className={styles.two}>
          <Field label={t('name')} required error={form.error('name')}>
            <Input {...form.control('name')} autoComplete="organization" />
          </Field>
          <Field label={t('phone')} required error={form.error('phoneNumber')}>
            <Input {...form.control('phoneNumber')} type="tel" autoComplete="tel" />
          </Field>
          <Field label={t('postalCode')} required error={form.error('postalCode')}>
            <Input {...form.control('postalCode')} autoComplete="postal-code" />
          </Field>
          <Field label={t('placeType')} required error={form.error('placeType')}>
            <Select {...form.control('placeType')}>
              {placeTypes.map((type) => (
                <option key={type} value={type}>
                  {t(type)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div>
          <p className={styles.label}>{t('room')}</p>
          <Stepper
            value={maxCapacity}
            onChange={setMaxCapacity}
            min={1}
            max={50}
            label={t('room')}
            lessLabel={t('roomFewer')}
            moreLabel={t('roomMore')}
          />
        </div>
        <div className={styles.two}>
          {usualAmenities.map((name) => (
            <Switch
              key={name}
              label={listings(amenityLooks[name].has)}
              checked={amenities[name] === true}
              onChange={({ target: { checked } }) => setAmenities((now) => ({ ...now, [name]: checked }))}
            />
          ))}
        </div>
        <Field
          label={t('information')}
          error={form.error('additionalInformation')}
          hint={t('counted', { count: form.values.additionalInformation.length })}
        >
          <TextArea {...form.control('additionalInformation')} rows={3} />
        </Field>
      </Card>
      <Guard of={room} zone={rules.zone} opening={compileOpening(rules)} />
      {room.obstacle !== null && <Notice tone="danger">{room.obstacle}</Notice>}
      <Button
        type="submit"
        size={48}
        className={styles.save}
        disabled={maxCapacity !== listing.maxCapacity && !room.canApply}
        busy={form.isBusy || room.isSaving}
        busyLabel={common('pleaseWait')}
      >
        {t('save')}
      </Button>
    </form>
  );
}
