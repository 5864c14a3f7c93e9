import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { useStaffAct } from './use-staff-act.ts';

type LeaveCounterProps = {
  readonly memberId: string;
  /** The locations that would be left, by name. */
  readonly locations: string;
};

/** Ends a person's work at a counter for good: in a menu, and asked first, since only a new invitation brings it back. */
export function LeaveCounter({ memberId, locations }: LeaveCounterProps) {
  const t = useTexts('staff');
  const common = useTexts('common');
  const leave = trpc.staff.leave.useMutation();
  const act = useStaffAct();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={<Icon of={Ellipsis} size={20} />}
        side="up"
        label={t('moreOf', { location: locations })}
        triggerClassName={buttonClass({ variant: 'quiet' })}
      >
        <button type="button" className={menuItemClass} onClick={() => setAsking(true)}>
          {t('leave')}
        </button>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('leaveTitle', { location: locations })}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        busy={leave.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => void act(() => leave.mutateAsync({ memberId }), t('left'))}
        onCancel={() => setAsking(false)}
      >
        <p>{t('leaveText')}</p>
      </ConfirmDialog>
    </>
  );
}
