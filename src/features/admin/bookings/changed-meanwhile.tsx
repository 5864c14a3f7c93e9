import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { AsShown } from './use-as-shown.ts';

/** Another person changed the booking while it was read: what it is now is shown, and decided about once that was seen. */
export function ChangedMeanwhile({ shown }: { readonly shown: AsShown }) {
  const t = useTexts('adminBookings');
  if (!shown.isChanged) return null;
  return (
    <Notice
      live
      title={t('changedMeanwhile')}
      action={
        <Button variant="secondary" size={40} onClick={shown.takeNote}>
          {t('decideAnew')}
        </Button>
      }
    >
      {t('changedMeanwhileText')}
    </Notice>
  );
}
