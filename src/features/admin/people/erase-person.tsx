import type { ErasureObstacle } from '#shared/admin/people-schema.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { Person } from './person.ts';
import { useDo } from './use-do.ts';

interface ErasePersonProps {
  readonly person: Person;
  readonly isAsking: boolean;
  readonly onEnd: () => void;
  readonly onErased: () => void;
}

/** Takes a person out of everything, unless something has to end before: then it says what. */
export function ErasePerson({ person, isAsking, onEnd, onErased }: ErasePersonProps) {
  const t = useTexts('adminPeople');
  const locale = useLocale();
  const act = useDo();
  const erase = trpc.admin.erasePerson.useMutation();
  const preview = trpc.admin.previewErasure.useQuery({ email: person.email }, { enabled: isAsking, retry: false });
  const obstacleWords: Readonly<Record<ErasureObstacle, string>> = {
    listing: t('stillHasListing'),
    booking: t('stillHasBooking'),
    refund: t('stillHasRefund'),
    claim: t('stillHasClaim'),
    dispute: t('stillHasDispute'),
    staff: t('stillHasStaff'),
    admin: t('stillHasAdmin'),
    share: t('stillHasShare'),
  };
  const obstacles = (preview.data?.why ?? []).map((each) => obstacleWords[each]);
  const title = t('eraseTitle', { name: person.name });
  const confirm = async () => {
    const isDone = await act(title, () => erase.mutateAsync({ userId: person.id }), t('erased'));
    onEnd();
    if (isDone) onErased();
  };
  if (obstacles.length > 0)
    return (
      <Dialog
        open={isAsking}
        onClose={onEnd}
        title={t('eraseLater', { name: person.name })}
        width={440}
        fillPhone={false}
        foot={
          <Button variant="secondary" onClick={onEnd}>
            {t('keep')}
          </Button>
        }
      >
        <p>{t('eraseNot', { why: new Intl.ListFormat(locale).format(obstacles) })}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open={isAsking}
      title={title}
      confirmLabel={t('erase')}
      cancelLabel={t('keep')}
      danger
      busy={erase.isPending || preview.isPending}
      onCancel={onEnd}
      onConfirm={() => void confirm()}
    >
      <p>{t('eraseText')}</p>
      <p>{preview.data === undefined ? '' : t('eraseKept', { count: preview.data.bookings })}</p>
    </ConfirmDialog>
  );
}
