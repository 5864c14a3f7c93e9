import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { useMayDo } from './use-may-do.ts';

type SecondYesNoteProps = { readonly about: Inputs['admin']['people']['secondYes']['about'] };

const ways = { claim: 'aloneClaim', refund: 'aloneRefund', account: 'aloneAccount' } as const;

/** Tells the person who is alone in administration that no one can say the second yes, and the ways out; nothing for others. */
export function SecondYesNote({ about }: SecondYesNoteProps) {
  const t = useTexts('admin');
  const isOwner = useMayDo();
  const { data } = trpc.admin.people.secondYes.useQuery({ about });
  if (data === undefined || data.exists) return null;
  return (
    <Notice tone="plain" title={t('alone')}>
      {t(ways[about])} {isOwner ? <AppLink to="/admin/people?kind=admins">{t('aloneInvite')}</AppLink> : t('aloneAsk')}
    </Notice>
  );
}
