import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

export interface DetailsSaving {
  readonly isSaving: boolean;
  readonly save: (work: () => Promise<unknown>) => Promise<void>;
}

/** Saves what an administrator edited for a partner, says so and leads on; or says why not. */
export function useDetailsSaving(listingId: string, onSaved: () => void): DetailsSaving {
  const t = useTexts('listingForm');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (work: () => Promise<unknown>) => {
    setIsSaving(true);
    try {
      await work();
      toast.info(t('savedFor'));
      onSaved();
      await Promise.all([utils.admin.listings.invalidate(), utils.admin.opening.listing.invalidate({ listingId })]);
    } catch (error) {
      toast.error(wireFailure(error, common('somethingWentWrong')).message);
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, save };
}
