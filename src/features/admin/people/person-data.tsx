import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ErasureObstacle } from '#shared/admin/people-schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PanelSection } from '../kit/panel.tsx';
import type { Person } from './person-panel.tsx';
import styles from './person-panel.module.css';
import { useDo } from './use-do.ts';

type PersonDataProps = { readonly person: Person; readonly onClose: () => void };

/** What is stored of somebody: as a file, or erased, unless something has to end before. */
export function PersonData({ person, onClose }: PersonDataProps) {
  const t = useTexts('adminPeople');
  const common = useTexts('common');
  const act = useDo();
  const exported = trpc.admin.people.exportData.useMutation();
  const erase = trpc.admin.erasePerson.useMutation();
  const [isAsking, setAsking] = useState(false);
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
  const download = async () => {
    const answer = await exported.mutateAsync({ userId: person.id });
    const address = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${person.id}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <PanelSection title={t('data')} isAct>
      <p className={styles.soft}>{t('dataHint')}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size={40}
          busy={exported.isPending}
          onClick={() => void act(t('exportOf', { name: person.name }), download, t('exported'))}
        >
          <Icon of={Download} size={16} />
          {t('export')}
        </Button>
        <Button variant="danger" size={40} onClick={() => setAsking(true)}>
          {t('erase')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('eraseTitle', { name: person.name })}
        confirmLabel={t('erase')}
        cancelLabel={t('keep')}
        closeLabel={common('close')}
        danger
        busy={erase.isPending || preview.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (obstacles.length > 0) return setAsking(false);
          void act(
            t('eraseTitle', { name: person.name }),
            () => erase.mutateAsync({ userId: person.id }),
            t('erased'),
          ).then((isDone) => {
            setAsking(false);
            if (isDone) onClose();
          });
          return undefined;
        }}
      >
        {obstacles.length > 0 ? t('eraseNot', { why: obstacles.join(', ') }) : t('eraseText')}
      </ConfirmDialog>
    </PanelSection>
  );
}
