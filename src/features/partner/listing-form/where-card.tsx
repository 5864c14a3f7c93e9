import type { ReactNode } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { AddressField } from './address-field.tsx';
import type { ListingFields } from './form-fields.ts';
import { PinMap } from './pin-map.tsx';
import styles from './listing-form.module.css';

interface WhereCardProps {
  readonly form: ListingFields;
  /** The place that the pin was put to first; null before one is chosen. */
  readonly chosen: MapPlace | null;
  readonly pin: MapPlace | null;
  /** What is said about a new address. */
  readonly note?: string | undefined;
  readonly onChoose: (place: MapPlace) => void;
  readonly onPin: (pin: MapPlace) => void;
  /** What else is said of where it is. */
  readonly children?: ReactNode;
}

/** The address and the pin of a location. */
export function WhereCard({ form, chosen, pin, note, onChoose, onPin, children }: WhereCardProps) {
  const t = useTexts('listingForm');
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('where')}</h2>
      <AddressField
        control={form.control('address')}
        error={form.error('address')}
        hint={pin === null ? t('choosePlace') : note}
        onChoose={onChoose}
      />
      {chosen !== null && pin !== null && (
        <PinMap
          key={`${chosen.latitude} ${chosen.longitude}`}
          chosen={chosen}
          pin={pin}
          name={form.values.alternativeName || form.values.name || t('shop')}
          onPin={onPin}
        />
      )}
      {children}
    </Card>
  );
}
