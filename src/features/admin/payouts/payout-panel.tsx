import { CircleCheck, CircleX, Landmark, Send, Undo2 } from 'lucide-react';
import { toDecimalText } from '#shared/money/money-text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Entries, Scales } from '../kit/entries.tsx';
import { Happened, type Happening } from '../kit/happened.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Keycap } from '../kit/keycap.tsx';
import rows from '../kit/rows.module.css';
import { useSendKey } from '../kit/use-send-key.ts';
import { useWhyItCameBack } from '../kit/use-why-it-came-back.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { WriteButton } from '../kit/write-button.tsx';
import { AccountCheck } from './account-check.tsx';
import styles from './payouts.module.css';

type Payout = Outputs['admin']['payoutRuns']['get'];
type PayoutPanelProps = { readonly payoutId: string; readonly onClose: () => void };

/** One payout: why it failed in plain words, what was tried, its orders, its ledger, and sending it again. */
export function PayoutPanel({ payoutId, onClose }: PayoutPanelProps) {
  const t = useTexts('adminPayouts');
  const query = trpc.admin.payoutRuns.get.useQuery({ payoutId });
  if (query.data !== undefined) return <Panel payout={query.data} onClose={onClose} />;
  return (
    <>
      <PanelHead title={t('title')} onClose={onClose} />
      <Unopened query={query} none={t('noSuch')} onBack={onClose} />
    </>
  );
}

const stateWords = { requested: 'onItsWay', sent: 'onItsWay', paid: 'paid', failed: 'failedGroup' } as const;
const looks = {
  requested: { tone: 'outline', icon: Send },
  sent: { tone: 'outline', icon: Send },
  paid: { tone: 'brand', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;

function Panel({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useTexts('adminPayouts');
  const seesPeople = useMayDo('support');
  const money = useTexts('adminMoney');
  const locale = useLocale();
  const { moment, day, weekday } = useMoments();
  const yearOf = (iso: string) => iso.slice(0, 4);
  const { amount, business, name } = payout;
  const partner = business ?? name;
  const why = useWhyItCameBack()(payout.failureCode, payout.failureMessage);
  const all = payout.movements.flatMap(({ entries }) => entries);
  const card = payout.last4 === null ? '' : `•••• ${payout.last4}`;
  const tried: Happening[] = [
    { key: 'made', icon: Landmark, what: t('made'), at: payout.createdAt },
    ...(payout.sentAt === null
      ? []
      : [{ key: 'sent', icon: Send, what: t('sentTo', { account: card }), at: payout.sentAt }]),
    ...(payout.paidAt === null
      ? []
      : [{ key: 'paid', icon: Landmark, tone: 'brand' as const, what: t('arrived'), at: payout.paidAt }]),
    ...(payout.failedAt === null
      ? []
      : [
          {
            key: 'back',
            icon: Undo2,
            tone: 'danger' as const,
            what: t('cameBack'),
            more: payout.failureMessage ?? undefined,
            at: payout.failedAt,
          },
        ]),
  ];
  const line = (key: string, words: string, minor: { minor: number; currency: string }, more = '') => (
    <div key={key}>
      <dt>
        {words} <span className={rows.soft}>{more}</span>
      </dt>
      <dd>{toDecimalText(minor).replace('-', '−')}</dd>
    </div>
  );
  const { lines } = payout;
  return (
    <>
      <PanelHead
        title={`${formatMoney(amount, locale)} ${amount.currency}`}
        chip={<Chip {...looks[payout.status]}>{t(stateWords[payout.status])}</Chip>}
        onClose={onClose}
      >
        <div className={styles.partner}>
          <p>
            <strong>{partner}</strong>
            <span className={rows.soft}>
              {t(business === null || business === name ? 'partnerFactsShort' : 'partnerFacts', {
                name,
                since: yearOf(payout.partnerSince),
                count: payout.listings,
              })}
            </span>
          </p>
          <p>
            {seesPeople && <AppLink to={`/admin/people?person=${payout.partnerId}`}>{t('account')}</AppLink>}
            <span className={rows.soft}>{t('paidCount', { count: payout.paidCount })}</span>
          </p>
        </div>
        {payout.status === 'failed' && (
          <Notice tone="danger" title={why === '' ? t('cameBack') : t('bankSays', { why })}>
            {t('nothingLost', { amount: formatMoney(amount, locale), name })}
          </Notice>
        )}
      </PanelHead>
      <PanelSection title={t('tried')}>
        <Happened events={tried} />
      </PanelSection>
      <PanelSection title={t('itsOrders')} aside={t('orderCount', { count: lines.ordersCount })}>
        <dl className={styles.lines}>
          {lines.orders.map((each, index) =>
            line(`o${index}`, each.code ?? '', each.amount, weekday(each.at, each.zone)),
          )}
          {lines.rest.count > 0 && line('rest', t('moreOrders', { count: lines.rest.count }), lines.rest.amount)}
          {lines.clawBacks.map((each, index) => line(`c${index}`, each.code ?? '', each.amount, each.note ?? ''))}
          {lines.returned.map((each, index) => line(`r${index}`, t('cameBack'), each.amount, day(each.at)))}
          {lines.unknown.minor !== 0 && line('unknown', t('before'), lines.unknown)}
          {line('total', t('payout'), lines.total)}
        </dl>
      </PanelSection>
      <PanelSection
        title={money('ledgerIn', { currency: amount.currency })}
        aside={<Scales entries={all} words={money('addsUp')} />}
      >
        {payout.movements.map((movement) => (
          <div key={movement.id}>
            <strong>{money(movement.kind === 'payout' ? 'payout' : 'payoutBack')}</strong>{' '}
            <span className={rows.soft}>{moment(movement.at)}</span>
            <Entries entries={movement.entries.map((entry) => ({ ...entry, partner }))} />
          </div>
        ))}
      </PanelSection>
      {payout.again !== null && payout.again.hasNewAccount && <AccountCheck partnerId={payout.partnerId} />}
      {payout.again !== null && <SendAgain payout={payout} again={payout.again} partner={partner} />}
    </>
  );
}

interface SendAgainProps {
  readonly payout: Payout;
  readonly again: NonNullable<Payout['again']>;
  readonly partner: string;
}

/** The balance of its currency once more, after the account was changed; before that the partner is written to. */
function SendAgain({ payout, again, partner }: SendAgainProps) {
  const t = useTexts('adminPayouts');
  const seesPeople = useMayDo('support');
  const money = useTexts('adminMoney');
  const locale = useLocale();
  const { moment, day } = useMoments();
  const toast = useToast();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const pay = trpc.admin.payoutRuns.payPartner.useMutation();
  const amount = formatMoney(again.amount, locale);
  const entries = [
    { account: 'partner', partner, amount: again.amount },
    { account: 'provider', amount: { ...again.amount, minor: -again.amount.minor } },
  ];
  const account = again.last4 === null ? '' : `•••• ${again.last4}`;
  const canGo = again.hold === null && again.amount.minor > 0;
  const leave = canGo ? 'orLeaveReady' : again.hold === 'unproven' ? 'orLeaveUnproven' : 'orLeave';
  const press = async () => {
    try {
      await risky({ act: t('send', { amount }), target: `${partner}, ${account}`, amount }, () =>
        pay.mutateAsync({ partnerId: payout.partnerId }),
      );
      toast.info(t('sendAsked', { amount }));
      await utils.admin.payoutRuns.invalidate();
    } catch (error) {
      if (!(error instanceof NotProven)) toast.error(wireFailure(error, t('failed')).message);
    }
  };
  useSendKey(() => void press(), canGo && !pay.isPending);
  return (
    <PanelSection
      title={t('sendAgain')}
      isAct
      decides="payout"
      aside={again.hasNewAccount ? t('accountChanged') : t('waitsNew')}
    >
      {again.changedAt !== null && again.hasNewAccount && (
        <p className={rows.soft}>{t('changedAt', { account, at: moment(again.changedAt) })}</p>
      )}
      <Ticket>
        <TicketPart className={styles.part}>
          <p className={styles.goes}>
            <strong>{money('willBeWritten')}</strong>
            <Scales entries={entries} />
          </p>
          <Entries entries={entries} />
        </TicketPart>
        <TicketStub className={styles.part}>
          {canGo ? (
            <div className={styles.goes}>
              <strong>{t('toAccount', { account })}</strong>
              <Button data-go="" busy={pay.isPending} onClick={() => void press()}>
                {t('send', { amount })} <Keycap of="⌘" />
                <Keycap of="↵" />
              </Button>
            </div>
          ) : (
            <>
              <p className={styles.waits}>{again.hold === 'unproven' ? t('waitsForYes') : t('waitsForAccount')}</p>
              <WriteButton person={{ id: payout.partnerId, name: payout.name }}>
                {t('writeTo', { name: payout.name })}
              </WriteButton>
            </>
          )}
        </TicketStub>
      </Ticket>
      <p className={rows.soft}>
        {t(leave, { day: day(`${again.nextOn}T12:00:00Z`, 'UTC') })}{' '}
        {seesPeople && <AppLink to={`/admin/people?person=${payout.partnerId}`}>{t('people')}</AppLink>}
      </p>
    </PanelSection>
  );
}
