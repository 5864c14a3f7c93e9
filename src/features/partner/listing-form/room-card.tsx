import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { ListingFields } from './form-fields.ts';
import styles from './listing-form.module.css';
import { Optional } from './optional.tsx';

/** How much a location holds, and what it has. */
export interface Room {
  readonly maxCapacity: number;
  readonly wiFi: boolean;
  readonly restroom: boolean;
}

interface RoomCardProps {
  readonly form: ListingFields;
  readonly room: Room;
  readonly onRoom: (room: Room) => void;
}

/** How many bags find room, and what travellers find besides. */
export function RoomCard({ form, room, onRoom }: RoomCardProps) {
  const t = useTexts('listingForm');
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('room')}</h2>
      <div>
        <p className={styles.label}>{t('bags')} *</p>
        <Stepper
          value={room.maxCapacity}
          onChange={(maxCapacity) => onRoom({ ...room, maxCapacity })}
          min={1}
          max={50}
          label={t('bags')}
          lessLabel={t('fewer')}
          moreLabel={t('more')}
        />
        <p className={styles.hint}>{t('bagsHint')}</p>
      </div>
      <div className={styles.two}>
        <Switch
          label={t('wiFi')}
          checked={room.wiFi}
          onChange={(event) => onRoom({ ...room, wiFi: event.target.checked })}
        />
        <Switch
          label={t('restroom')}
          checked={room.restroom}
          onChange={(event) => onRoom({ ...room, restroom: event.target.checked })}
        />
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
