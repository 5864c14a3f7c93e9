import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { EditorFoot } from '../../guard/editor-foot.tsx';
import { Guard } from '../../guard/guard.tsx';
import { GuardSummary } from '../../guard/guard-summary.tsx';
import { LeaveDialog } from '../../guard/leave-dialog.tsx';
import { useOpeningChange } from '../../guard/use-opening-change.ts';
import { useListing } from '../../listings/use-listing.ts';
import styles from '../listing-form.module.css';
import { RoomField } from '../room-field.tsx';

interface EditorProps {
  readonly listingId: string;
  /** Where saving and cancelling lead. */
  readonly back: string;
}

/** How many bags a location holds, edited by an administrator for its partner; a lower number meets bookings. */
export function RoomEditor({ listingId, back }: EditorProps) {
  const t = useTexts('listingForm');
  const toast = useToast();
  const router = useRouter();
  const listing = useListing(listingId);
  const [maxCapacity, setMaxCapacity] = useState(listing.maxCapacity);
  const isDirty = maxCapacity !== listing.maxCapacity;
  const state = useOpeningChange({
    listingId,
    change: isDirty ? { maxCapacity } : null,
    usual: 'keep',
    onSaved: () => {
      toast.info(t('savedFor'));
      router.history.push(back, {}, { ignoreBlocker: true });
    },
  });
  return (
    <div className={styles.form}>
      <Card as="section" className={styles.card}>
        <h2>{t('room')}</h2>
        <RoomField value={maxCapacity} onChange={setMaxCapacity} />
      </Card>
      <Guard of={state} zone={listing.rules.zone} opening={compileOpening(listing.rules)} />
      <EditorFoot
        problem={state.obstacle}
        summary={<GuardSummary of={state} />}
        canApply={state.canApply}
        isSaving={state.isSaving}
        onApply={state.apply}
        onCancel={() => router.history.push(back)}
      />
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
