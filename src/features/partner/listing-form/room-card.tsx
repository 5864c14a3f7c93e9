import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import { usualAmenities } from '#shared/amenities/amenities.ts';
import { useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { ListingFields } from './form-fields.ts';
import styles from './listing-form.module.css';
import { Optional } from './optional.tsx';
import { RoomField } from './room-field.tsx';

/** How much a location holds, and what it has. */
export interface Room {
  readonly maxCapacity: number;
  readonly amenities: Amenities;
}

interface RoomCardProps {
  readonly form: ListingFields;
  readonly room: Room;
  /** Told of what changes; several may change at once. */
  readonly onRoom: (changed: Partial<Room>) => void;
}

/** How many bags find room, and what travellers find besides. */
export function RoomCard({ form, room, onRoom }: RoomCardProps) {
  const t = useTexts('listingForm');
  const listings = useTexts('listing');
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('room')}</h2>
      <RoomField value={room.maxCapacity} onChange={(maxCapacity) => onRoom({ maxCapacity })} />
      <div className={styles.two}>
        {usualAmenities.map((name) => (
          <Switch
            key={name}
            className={styles.switch}
            label={
              <span className={styles.named}>
                <Icon of={amenityLooks[name].icon} size={20} />
                {listings(amenityLooks[name].has)}
              </span>
            }
            checked={room.amenities[name] === true}
            onChange={({ target }) => onRoom({ amenities: { ...room.amenities, [name]: target.checked } })}
          />
        ))}
      </div>
      <Field
        label={<Optional words={t('information')} />}
        error={form.error('additionalInformation')}
        hint={t('counted', { count: form.values.additionalInformation.length })}
      >
        <TextArea {...form.control('additionalInformation')} rows={2} />
      </Field>
    </Card>
  );
}
