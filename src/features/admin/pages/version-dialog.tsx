import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Differences } from './differences.tsx';

interface VersionDialogProps {
  readonly url: string;
  readonly number: number;
  readonly onClose: () => void;
  /** The drafts are others now. */
  readonly onRestored: () => void;
}

/** What a version changed, language by language, and the way back to it. */
export function VersionDialog({ url, number, onClose, onRestored }: VersionDialogProps) {
  const t = useTexts('adminPages');
  const toast = useToast();
  const { data } = trpc.admin.pages.version.useQuery({ url, number });
  const restore = trpc.admin.pages.restore.useMutation();
  return (
    <Dialog
      open
      onClose={onClose}
      width={760}
      title={t('differences', { number })}
      foot={
        <Button
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(
              { url, number },
              {
                onSuccess: () => {
                  toast.info(t('restored'));
                  onRestored();
                  onClose();
                },
              },
            )
          }
        >
          {t('restore')}
        </Button>
      }
    >
      {data === undefined ? (
        <Skeleton height={200} radius={10} />
      ) : (
        <Differences before={data.before} after={data.texts} />
      )}
    </Dialog>
  );
}
