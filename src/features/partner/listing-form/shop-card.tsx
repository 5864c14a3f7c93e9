import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { BusinessTypes } from './business-types.tsx';
import type { ListingFields } from './form-fields.ts';
import styles from './listing-form.module.css';
import { Optional } from './optional.tsx';

interface ShopCardProps {
  readonly form: ListingFields;
  /** Whether the shop must say what stands over its door. */
  readonly needsStorefront: boolean;
  /** Whether it must say how it is reached; so if absent. */
  readonly needsPhone?: boolean | undefined;
  /** The partner's own phone, which no traveller sees unless it is taken over; nothing is offered without it. */
  readonly ownPhone?: string | null | undefined;
  /** What is said about other names. */
  readonly note?: string | undefined;
  /** What else is asked about the shop. */
  readonly children?: ReactNode;
}

/** What a location is called, what kind of shop it is, and how it is reached. */
export function ShopCard({ form, needsStorefront, needsPhone = true, ownPhone = null, note, children }: ShopCardProps) {
  const t = useTexts('listingForm');
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('shop')}</h2>
      <div className={styles.two}>
        <Field label={t('name')} required error={form.error('name')} hint={note ?? t('nameHint')}>
          <Input {...form.control('name')} autoComplete="organization" />
        </Field>
        <Field
          label={needsStorefront ? t('storefrontName') : <Optional words={t('storefrontName')} />}
          required={needsStorefront}
          error={form.error('alternativeName')}
          hint={note ?? t('storefrontHint')}
        >
          <Input {...form.control('alternativeName')} autoComplete="off" />
        </Field>
      </div>
      <BusinessTypes
        value={form.values.businessTypeId}
        error={form.error('businessTypeId')}
        onChange={(id) => form.set('businessTypeId', id)}
      />
      <div className={styles.two}>
        <div>
          <Field
            label={needsPhone ? t('phone') : <Optional words={t('phone')} />}
            required={needsPhone}
            error={form.error('phoneNumber')}
            hint={t('phoneHint')}
          >
            <Input {...form.control('phoneNumber')} type="tel" autoComplete="off" />
          </Field>
          {ownPhone !== null && form.values.phoneNumber === '' && (
            <Button variant="quiet" size={40} className={styles.own} onClick={() => form.set('phoneNumber', ownPhone)}>
              {t('ownPhone', { phone: ownPhone })}
            </Button>
          )}
        </div>
        <Field label={<Optional words={t('mapsLink')} />} error={form.error('mapsLink')} hint={t('mapsHint')}>
          <Input {...form.control('mapsLink')} type="url" inputMode="url" autoComplete="off" />
        </Field>
      </div>
      {children}
    </Card>
  );
}
