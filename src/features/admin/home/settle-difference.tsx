import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';

/** Finance says that what differed between the card provider and the books was seen to. */
export function SettleDifference({ needId }: { readonly needId: string }) {
  const t = useTexts('adminHome');
  const utils = trpc.useUtils();
  const act = useAct(() => utils.admin.home.invalidate());
  const settle = trpc.admin.home.settle.useMutation();
  const maySettle = useMayDo('finance');
  if (!maySettle) return null;
  const differenceId = needId.replace('difference:', '');
  return (
    <Button
      variant="secondary"
      size={32}
      busy={settle.isPending}
      onClick={() => void act(() => settle.mutateAsync({ differenceId }), t('settled'))}
    >
      {t('settle')}
    </Button>
  );
}
