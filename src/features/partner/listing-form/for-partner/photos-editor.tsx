import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { LeaveDialog } from '../../guard/leave-dialog.tsx';
import { useListing } from '../../listings/use-listing.ts';
import { ListingPhotos } from '../listing-photos.tsx';
import styles from '../listing-form.module.css';
import { DetailsFoot } from './details-foot.tsx';
import { useDetailsSaving } from './use-details-saving.ts';

interface EditorProps {
  readonly listingId: string;
  /** Where saving and cancelling lead. */
  readonly back: string;
}

/** The photos of a location, edited by an administrator for its partner. */
export function PhotosEditor({ listingId, back }: EditorProps) {
  const router = useRouter();
  const listing = useListing(listingId);
  const [first] = useState(listing.imageIds);
  const [imageIds, setImageIds] = useState(first);
  const { mutateAsync } = trpc.admin.listings.setPhotos.useMutation();
  const saving = useDetailsSaving(listingId, () => router.history.push(back, {}, { ignoreBlocker: true }));
  const isDirty = imageIds.join() !== first.join();
  const shop = {
    businessTypeId: listing.businessTypeId ?? '',
    alternativeName: listing.alternativeName ?? '',
    name: listing.legalName,
  };
  return (
    <div className={styles.form}>
      <Card as="section" className={styles.card}>
        <ListingPhotos shop={shop} imageIds={imageIds} onChange={setImageIds} />
      </Card>
      <DetailsFoot
        isDirty={isDirty}
        saving={saving}
        onSave={(reason) => mutateAsync({ listingId, imageIds: [...imageIds], reason })}
        onCancel={() => router.history.push(back)}
      />
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
