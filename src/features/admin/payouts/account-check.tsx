import { CircleCheck, Landmark, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { Happened, type Happening } from '../kit/happened.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { useAct } from '../kit/use-act.ts';
import { useDeviceWords } from '../kit/use-device-words.ts';
import { SecondYesNote } from '../kit/second-yes-note.tsx';
import { WriteButton } from '../kit/write-button.tsx';
import { useRiskyAct } from '../shell/prove-again.tsx';
import styles from './payouts.module.css';

type Change = NonNullable<Outputs['admin']['payoutRuns']['account']>;

/** The account that a partner changed: who, how, from where, and who has said yes to it. */
export function AccountPanel({ partnerId, onClose }: { readonly partnerId: string; readonly onClose: () => void }) {
  const t = useTexts('adminPayouts');
  const query = trpc.admin.payoutRuns.account.useQuery({ partnerId });
  return (
    <>
      <PanelHead title={query.data?.name ?? t('changedAccount')} onClose={onClose} />
      {query.data === undefined && <Unopened query={query} none={t('noSuchPartner')} onBack={onClose} />}
      {query.data === null && (
        <PanelSection title={t('changedAccount')}>
          <p>{t('neverChanged')}</p>
        </PanelSection>
      )}
      {query.data !== undefined && query.data !== null && <Check change={query.data} />}
    </>
  );
}

/** The same within the panel of a payout; nothing where the account never changed. */
export function AccountCheck({ partnerId }: { readonly partnerId: string }) {
  const { data } = trpc.admin.payoutRuns.account.useQuery({ partnerId });
  return data === undefined || data === null ? null : <Check change={data} />;
}

function Check({ change }: { readonly change: Change }) {
  const t = useTexts('adminPayouts');
  const words = useDeviceWords();
  const { name, last4, last4Before, from, device, proof, firstYes } = change;
  const proofs = { first: t('provenFirst'), factor: t('provenFactor'), administrators: t('provenBoth') };
  const dots = (digits: string) => `•••• ${digits}`;
  const events: Happening[] = [
    {
      key: 'changed',
      icon: Landmark,
      what: t('accountNow', { account: dots(last4) }),
      more: [
        last4Before === null ? '' : t('accountBefore', { account: dots(last4Before) }),
        t('changedBy', { name, from }),
        device.program === null ? '' : words(device),
      ]
        .filter((each) => each !== '')
        .join(', '),
      at: change.changedAt,
    },
    proof === null
      ? { key: 'proof', icon: ShieldAlert, tone: 'danger', what: t('unproven'), at: null }
      : { key: 'proof', icon: ShieldCheck, tone: 'brand', what: proofs[proof], at: null },
    ...(firstYes === null || proof !== null
      ? []
      : [
          {
            key: 'yes',
            icon: CircleCheck,
            tone: 'brand' as const,
            what: t('saidYes', { name: firstYes.name }),
            at: null,
          },
        ]),
  ];
  return (
    <PanelSection title={t('changedAccount')} isAct decides="account">
      <Happened events={events} />
      {proof === null && <Decide change={change} />}
    </PanelSection>
  );
}

function Decide({ change }: { readonly change: Change }) {
  const t = useTexts('adminPayouts');
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.payoutRuns.invalidate());
  const vouch = trpc.admin.payoutRuns.vouch.useMutation();
  const { changeId, partnerId, name, firstYes, isOwn } = change;
  const account = `•••• ${change.last4}`;
  const verb = firstYes === null ? t('sayYes') : t('agreeYes', { account });
  const press = () =>
    void act(
      () => risky({ act: verb, target: `${name}, ${account}` }, () => vouch.mutateAsync({ changeId })),
      firstYes === null ? t('yesKept') : t('yesBoth', { account }),
    );
  return (
    <Ticket>
      <TicketPart className={styles.part}>{t('askPartner', { name })}</TicketPart>
      <TicketStub className={styles.stub}>
        {isOwn || firstYes?.isMe === true ? (
          <p>{isOwn ? t('yesIsOwn') : t('yesIsMine')}</p>
        ) : (
          <Button full busy={vouch.isPending} onClick={press}>
            {verb}
          </Button>
        )}
        <SecondYesNote about="account" />
        <WriteButton person={{ id: partnerId, name }}>{t('writeTo', { name })}</WriteButton>
      </TicketStub>
    </Ticket>
  );
}
