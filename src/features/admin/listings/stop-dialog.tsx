import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import type { Listing } from './listing.ts';
import styles from './listing-page.module.css';
import { useListingAct } from './use-listing-act.ts';

const MIN_REASON = 3;

interface StopDialogProps {
  readonly listing: Listing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why no more bookings are taken; those there are stay. */
export function StopDialog({ listing: { id: listingId }, isOpen, onClose }: StopDialogProps) {
  const t = useTexts('adminListings');
  const act = useListingAct();
  const { data } = trpc.admin.listings.bookings.useQuery({ listingId });
  const stop = trpc.admin.listings.stop.useMutation();
  const [reason, setReason] = useKeptWords(`stop:${listingId}`, '');
  const isGiven = reason.trim().length >= MIN_REASON;
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('stop')} fillPhone={false}>
      <form
        method="post"
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGiven) return;
          void act(() => stop.mutateAsync({ listingId, reason }), t('stopped')).then((isDone) => {
            if (!isDone) return;
            setReason('');
            onClose();
          });
        }}
      >
        {data !== undefined && (
          <p>{data.aheadCount === 0 ? t('stopNone') : t('stopHint', { count: data.aheadCount })}</p>
        )}
        <Field label={t('reason')}>
          <Input
            data-first-focus=""
            name="reason"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Button type="submit" variant="danger-filled" busy={stop.isPending} disabled={!isGiven}>
          {t('stop')}
        </Button>
      </form>
    </Dialog>
  );
}
