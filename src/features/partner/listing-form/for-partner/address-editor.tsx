import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { LeaveDialog } from '../../guard/leave-dialog.tsx';
import { useListing } from '../../listings/use-listing.ts';
import { AddressField } from '../address-field.tsx';
import styles from '../listing-form.module.css';
import { PinMap } from '../pin-map.tsx';
import { DetailsFoot } from './details-foot.tsx';
import { useDetailsSaving } from './use-details-saving.ts';

interface EditorProps {
  readonly listingId: string;
  /** Where saving and cancelling lead. */
  readonly back: string;
}

const MIN_ADDRESS = 3;

/** The address and the pin of a location, edited by an administrator for its partner. */
export function AddressEditor({ listingId, back }: EditorProps) {
  const t = useTexts('listingForm');
  const router = useRouter();
  const listing = useListing(listingId);
  const [first] = useState({ address: listing.address, latitude: listing.latitude, longitude: listing.longitude });
  const [address, setAddress] = useState(first.address);
  const [chosen, setChosen] = useState<MapPlace>(first);
  const [pin, setPin] = useState<MapPlace>(first);
  const { mutateAsync } = trpc.admin.listings.setAddress.useMutation();
  const saving = useDetailsSaving(listingId, () => router.history.push(back, {}, { ignoreBlocker: true }));
  const wanted = address.trim();
  const isDirty = wanted !== first.address || pin.latitude !== first.latitude || pin.longitude !== first.longitude;
  const { latitude, longitude } = pin;
  return (
    <div className={styles.form}>
      <Card as="section" className={styles.card}>
        <h2>{t('where')}</h2>
        <AddressField
          control={{
            name: 'address',
            value: address,
            maxLength: 200,
            onChange: ({ target }) => setAddress(target.value),
          }}
          error={wanted.length < MIN_ADDRESS ? t('addressShort') : undefined}
          hint={t('movedTold')}
          onChoose={(place) => {
            setChosen(place);
            setPin(place);
          }}
        />
        <PinMap
          key={`${chosen.latitude} ${chosen.longitude}`}
          chosen={chosen}
          pin={pin}
          name={listing.alternativeName || listing.name}
          onPin={setPin}
        />
      </Card>
      <DetailsFoot
        isDirty={isDirty && wanted.length >= MIN_ADDRESS}
        saving={saving}
        onSave={(reason) => mutateAsync({ listingId, address: wanted, latitude, longitude, reason })}
        onCancel={() => router.history.push(back)}
      />
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
