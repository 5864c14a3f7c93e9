import { useAct } from '#web/features/admin/kit/use-act.ts';
import { useKeptWords } from '#web/features/admin/kit/use-kept-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import type { EditedPage } from './page-types.ts';
import dialogs from './dialogs.module.css';

interface TakeOfflineProps {
  readonly page: EditedPage;
  readonly isOpen: boolean;
  /** Keeps everything that was typed, or says that it cannot. */
  readonly allKept: () => Promise<boolean>;
  readonly onClose: () => void;
  /** The page is offline, and its words are drafts. */
  readonly onDone: () => void;
}

/** Says what goes, what is kept and which pages lead to it, before a page is taken from its readers. */
export function TakeOffline({ page, isOpen, allKept, onClose, onDone }: TakeOfflineProps) {
  const t = useTexts('adminPages');
  const { url, linkedFrom, plan } = page;
  const utils = trpc.useUtils();
  const takeOffline = trpc.admin.pages.takeOffline.useMutation();
  const act = useAct(() => utils.admin.pages.list.invalidate());
  const [reason, setReason, forget] = useKeptWords(`offline:${url}`, '');
  const take = async () => {
    if (!(await allKept())) return;
    if (!(await act(() => takeOffline.mutateAsync({ url, reason }), t('takenOffline')))) return;
    forget();
    onDone();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('takeOffline')} fillPhone={false}>
      <form
        method="post"
        className={dialogs.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!takeOffline.isPending) void take();
        }}
      >
        <p>{t('offlineText')}</p>
        <p>{linkedFrom === 0 ? t('offlineNoLinks') : t('offlineLinks', { count: linkedFrom })}</p>
        {plan !== null && <p>{t('offlinePlan')}</p>}
        <p className={dialogs.soft}>{t('offlineKept')}</p>
        <Field label={t('offlineReason')}>
          <Input
            data-first-focus=""
            name="reason"
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Button type="submit" size={48} variant="danger-filled" busy={takeOffline.isPending}>
          {t('takeOffline')}
        </Button>
      </form>
    </Dialog>
  );
}
