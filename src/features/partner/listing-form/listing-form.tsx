import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { listingTextsSchema } from '#shared/partner/listing-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useKeptForm } from '../onboarding/use-kept-form.ts';
import { AddressField } from './address-field.tsx';
import { BusinessTypes } from './business-types.tsx';
import { PinMap } from './pin-map.tsx';
import styles from './listing-form.module.css';

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
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<MapPlace | null>(null);
  const [pin, setPin] = useState<MapPlace | null>(null);
  const [maxCapacity, setMaxCapacity] = useState(1);
  const [wiFi, setWiFi] = useState(false);
  const [restroom, setRestroom] = useState(false);
  const isJoining = viewer.partnerOnboardingStep > 0;
  const form = useSchemaForm({
    initial: {
      address: '',
      name: '',
      alternativeName: '',
      businessTypeId: '',
      phoneNumber: viewer.phoneNumber ?? '',
      mapsLink: '',
      additionalInformation: '',
    },
    schema: listingTextsSchema,
    onSubmit: async (texts) => {
      if (pin === null) throw new Error(t('choosePlace'));
      const asked = { ...texts, ...pin, maxCapacity, wiFi, restroom, requestId };
      const { id } = await mutateAsync(asked).catch((error: unknown) => {
        // What was refused is sent as something new once it has been mended; without an answer it is the same again.
        if (!wireFailure(error, t('failed')).isUnanswered) setRequestId(crypto.randomUUID());
        toast.error(t('failed'));
        throw error;
      });
      forget();
      toast.info(t('created'));
      await Promise.all([utils.accounts.viewer.invalidate(), utils.partner.invalidate()]);
      await router.invalidate();
      await router.navigate({ to: `/dashboard/listings/${id}/hours` });
    },
  });
  const forget = useKeptForm('new-listing', form, kept);
  const { values } = form;
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <h1>{t(isJoining ? 'title' : 'titleNew')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {form.failure !== null && (
        <Notice key={form.failures} tone="danger" live>
          {form.failure}
        </Notice>
      )}
      <Card as="section" className={styles.card}>
        <h2>{t('where')}</h2>
        <AddressField
          control={form.control('address')}
          error={form.error('address')}
          hasPin={pin !== null}
          onChoose={(place) => {
            setChosen(place);
            setPin(place);
          }}
        />
        {chosen !== null && pin !== null && (
          <PinMap
            key={`${chosen.latitude} ${chosen.longitude}`}
            chosen={chosen}
            pin={pin}
            name={values.alternativeName || t('shop')}
            onPin={setPin}
          />
        )}
      </Card>
      <Card as="section" className={styles.card}>
        <h2>{t('shop')}</h2>
        <div className={styles.two}>
          <Field label={t('name')} required error={form.error('name')} hint={t('nameHint')}>
            <Input {...form.control('name')} autoComplete="organization" />
          </Field>
          <Field label={t('storefrontName')} required error={form.error('alternativeName')} hint={t('storefrontHint')}>
            <Input {...form.control('alternativeName')} autoComplete="off" />
          </Field>
        </div>
        <BusinessTypes
          value={values.businessTypeId}
          error={form.error('businessTypeId')}
          onChange={(id) => form.set('businessTypeId', id)}
        />
        <div className={styles.two}>
          <Field label={t('phone')} required error={form.error('phoneNumber')} hint={t('phoneHint')}>
            <Input {...form.control('phoneNumber')} type="tel" autoComplete="tel" />
          </Field>
          <Field label={<Optional words={t('mapsLink')} />} error={form.error('mapsLink')} hint={t('mapsHint')}>
            <Input {...form.control('mapsLink')} type="url" inputMode="url" autoComplete="off" />
          </Field>
        </div>
      </Card>
      <Card as="section" className={styles.card}>
        <h2>{t('room')}</h2>
        <div>
          <p className={styles.label}>{t('bags')} *</p>
          <Stepper
            value={maxCapacity}
            onChange={setMaxCapacity}
            min={1}
            max={50}
            label={t('bags')}
            lessLabel={t('fewer')}
            moreLabel={t('more')}
          />
          <p className={styles.hint}>{t('bagsHint')}</p>
        </div>
        <div className={styles.two}>
          <Switch label={t('wiFi')} checked={wiFi} onChange={(event) => setWiFi(event.target.checked)} />
          <Switch label={t('restroom')} checked={restroom} onChange={(event) => setRestroom(event.target.checked)} />
        </div>
        <Field
          label={<Optional words={t('information')} />}
          error={form.error('additionalInformation')}
          hint={t('counted', { count: values.additionalInformation.length })}
        >
          <TextArea {...form.control('additionalInformation')} rows={2} />
        </Field>
      </Card>
      <div className={styles.actions}>
        <Button type="submit" size={52} busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t(isJoining ? 'continue' : 'add')}
          <Icon of={ArrowRight} size={20} />
        </Button>
        <p className={styles.hint}>{t('mailsTo', { email: viewer.email })}</p>
      </div>
    </form>
  );
}

function Optional({ words }: { readonly words: string }) {
  const t = useTexts('listingForm');
  return (
    <>
      {words} <span className={styles.optional}>{t('optional')}</span>
    </>
  );
}
