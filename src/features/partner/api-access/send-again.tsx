import { RefreshCw } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAct } from './use-act.ts';

/** Sends it at once, and says what came of it. */
export function SendAgain({ deliveryId, className }: { readonly deliveryId: string; readonly className?: string }) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const send = trpc.webhooks.sendAgain.useMutation();
  const act = useAct();
  return (
    <Button
      variant="quiet"
      size={40}
      className={className}
      busy={send.isPending}
      busyLabel={common('pleaseWait')}
      onClick={() =>
        void act(
          () => send.mutateAsync({ deliveryId }),
          ({ last }) => t(last !== null && last.status !== null && last.status < 300 ? 'againTaken' : 'againFailed'),
        )
      }
    >
      <Icon of={RefreshCw} size={16} />
      {t('sendAgain')}
    </Button>
  );
}
