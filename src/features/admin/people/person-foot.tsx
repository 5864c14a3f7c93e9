import { Download, Ellipsis, KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { PanelFoot } from '../kit/panel.tsx';
import { useOpenedBy } from '../kit/use-opened-by.ts';
import { useKeys } from '../kit/use-keys.ts';
import { WriteDialog } from '../kit/write-dialog.tsx';
import { useMayDo } from '../kit/use-may-do.ts';
import { CorrectAddress } from './correct-address.tsx';
import { ErasePerson } from './erase-person.tsx';
import type { Person } from './person.ts';
import { useDo } from './use-do.ts';

interface PersonFootProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** What can be done with a person: written to, let in again, saved as a file; the rest in a menu. Nothing of who was erased. */
export function PersonFoot({ person, onClose }: PersonFootProps) {
  const t = useTexts('adminPeople');
  const act = useDo();
  const isOwner = useMayDo();
  const mayRecover = useMayDo('support');
  const reset = trpc.admin.people.sendResetLink.useMutation();
  const exported = trpc.admin.people.exportData.useMutation();
  const take = trpc.admin.people.takeSecondFactor.useMutation();
  const [doing, setDoing] = useState<'write' | 'address' | null>(null);
  const [isErasing, setErasing] = useOpenedBy('erase');
  const { id: userId } = person;
  useKeys(person.isErased ? {} : { e: () => setDoing('write') });
  const end = () => setDoing(null);
  const download = async () => {
    const answer = await exported.mutateAsync({ userId });
    const address = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${userId}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  if (person.isErased) return null;
  return (
    <PanelFoot>
      <Button variant="secondary" size={40} onClick={() => setDoing('write')}>
        <Icon of={Mail} size={16} /> {t('write')}
      </Button>
      <Button
        variant="secondary"
        size={40}
        busy={reset.isPending}
        onClick={() => void act(t('sendReset'), () => reset.mutateAsync({ userId }), t('resetSent'))}
      >
        <Icon of={KeyRound} size={16} /> {t('sendReset')}
      </Button>
      {isOwner && (
        <Button
          variant="secondary"
          size={40}
          busy={exported.isPending}
          onClick={() => void act(t('exportOf', { name: person.name }), download, t('exported'))}
        >
          <Icon of={Download} size={16} /> {t('data')}
        </Button>
      )}
      <Menu
        side="up"
        trigger={<Icon of={Ellipsis} size={20} />}
        label={t('moreActs')}
        triggerClassName={buttonClass({ variant: 'quiet', size: 40 })}
      >
        <button type="button" className={menuItemClass} onClick={() => setDoing('address')}>
          {t('correctAddress')}
        </button>
        {mayRecover && person.secondFactorSince !== null && (
          <button
            type="button"
            className={menuItemClass}
            onClick={() => void act(t('takeFactor'), () => take.mutateAsync({ userId }), t('factorTaken'))}
          >
            {t('takeFactor')}
          </button>
        )}
        {isOwner && (
          <button type="button" className={menuItemClass} onClick={() => setErasing(true)}>
            {t('erase')}
          </button>
        )}
      </Menu>
      <WriteDialog person={person} open={doing === 'write'} onOpen={() => setDoing('write')} onClose={end} />
      {doing === 'address' && <CorrectAddress person={person} onClose={end} />}
      {isOwner && (
        <ErasePerson person={person} isAsking={isErasing} onEnd={() => setErasing(false)} onErased={onClose} />
      )}
    </PanelFoot>
  );
}
