import { CircleCheck, CircleX, Hourglass, Send } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAX_COUNTED } from '#shared/admin/lists.ts';
import { numbersOf } from '#shared/money/format-money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { KeyHints } from '../kit/keycap.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useWhyItCameBack } from '../kit/use-why-it-came-back.ts';
import { AccountPanel } from './account-check.tsx';
import { NextRun } from './next-run.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { type PayoutGroup, payoutGroups, type PayoutsSearch } from './payouts-search.ts';

type Groups = Outputs['admin']['payoutRuns']['list'];
type Row = Groups['paid']['rows'][number];

/** How often it is looked again while a run is under way, and else. */
const RUN_EVERY_MS = 1_500;
const LOOK_EVERY_MS = 15_000;
/** A run that has changed nothing by then waits or has failed: the jobs tell. */
const RUN_AT_MOST_MS = 60_000;

const isStillDue = (asked: number | null, { data }: { readonly data: Groups | undefined }): boolean =>
  asked !== null && data?.next.payouts === asked;

/** Money on its way to partners, by what became of it; the chosen one next to it. */
export function PayoutsPage() {
  const t = useTexts('adminPayouts');
  const admin = useTexts('admin');
  const locale = useLocale();
  const { payout, account, group, currency } = useSearch({ from: '/admin/payouts' });
  const navigate = useNavigate();
  const change = (next: PayoutsSearch) =>
    void navigate({ to: '/admin/payouts', search: { payout, account, group, currency, ...next }, replace: true });
  /** What was due when a run was asked for, until it has worked. */
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setAsked(null), RUN_AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const query = trpc.admin.payoutRuns.list.useQuery(
    { ...(group === undefined ? {} : { group }), ...(currency === undefined ? {} : { currency }) },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (isStillDue(asked, state) ? RUN_EVERY_MS : LOOK_EVERY_MS),
    },
  );
  const close = () => change({ payout: undefined, account: undefined });
  const listed = payoutGroups.filter((each) => group === undefined || group === each);
  useListKeys({
    ids: listed.flatMap((each) => (each === 'onHold' ? [] : (query.data?.[each].rows.map(({ id }) => id) ?? []))),
    chosen: payout,
    onChoose: (id) => change({ payout: id, account: undefined }),
  });
  useKeys({
    // Nothing is sent by a letter: it leads to where it is.
    s: () => document.querySelector<HTMLElement>('[data-decides=payout] [data-go]')?.focus(),
    w: () => document.querySelector<HTMLElement>('[data-decides] [data-writes]')?.focus(),
  });
  const shown = listed.reduce(
    (sum, each) => sum + ((each === 'onHold' ? query.data?.onHold.length : query.data?.[each].rows.length) ?? 0),
    0,
  );
  const words = { failed: t('failedGroup'), onHold: t('onHold'), onItsWay: t('onItsWay'), paid: t('paid') };
  const counts = query.data && {
    failed: query.data.failed.count,
    onHold: query.data.onHold.length,
    onItsWay: query.data.onItsWay.count,
    paid: query.data.paid.count,
  };
  /** Of a state no more than so many are counted. */
  const counted = (of: readonly number[]) =>
    `${of.reduce((sum, count) => sum + count, 0).toLocaleString(numbersOf(locale))}${of.some((count) => count >= MAX_COUNTED) ? '+' : ''}`;
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panel={
        payout !== undefined ? (
          <PayoutPanel key={payout} payoutId={payout} onClose={close} />
        ) : account === undefined ? null : (
          <AccountPanel key={account} partnerId={account} onClose={close} />
        )
      }
    >
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && (
        <>
          <NextRun
            next={query.data.next}
            nextOn={query.data.nextOn}
            isUnderWay={query.data.next.payouts === asked}
            onAsked={() => setAsked(query.data.next.payouts)}
          />
          <div className={rows.tools}>
            <Segments<PayoutGroup | 'all'>
              label={t('state')}
              value={group ?? 'all'}
              onChange={(value) => change({ group: value === 'all' ? undefined : value })}
              items={[
                { value: 'all', words: t('all') },
                ...payoutGroups.map((value) => ({
                  value,
                  words: words[value],
                  count: counts && counted([counts[value]]),
                })),
              ]}
            />
            <Field label={t('currency')} hideLabel>
              <Select
                height={44}
                value={currency ?? ''}
                onChange={({ target }) => change({ currency: target.value === '' ? undefined : target.value })}
              >
                <option value="">{t('anyCurrency')}</option>
                {[
                  ...new Set([
                    ...query.data.next.sums.map((sum) => sum.currency),
                    ...(currency === undefined ? [] : [currency]),
                  ]),
                ].map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            </Field>
          </div>
          <Table
            groups={query.data}
            only={group}
            chosen={payout}
            onChoose={(id) => change({ payout: id, account: undefined })}
            chosenAccount={account}
            onChooseAccount={(id) => change({ payout: undefined, account: id })}
            words={words}
          />
          <div className={rows.foot}>
            <KeyHints
              hints={[
                [['J', 'K'], admin('keyMove')],
                [['↵'], admin('keyOpen')],
                [['S'], t('keySend')],
                [['W'], t('keyWrite')],
                [['Esc'], admin('keyClose')],
              ]}
            />
            {counts !== undefined && (
              <span className={rows.count}>{t('shownOf', { count: shown, all: counted(Object.values(counts)) })}</span>
            )}
          </div>
        </>
      )}
    </AdminPage>
  );
}

interface TableProps {
  readonly groups: Groups;
  readonly only: PayoutGroup | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The partner whose account is in the panel. */
  readonly chosenAccount: string | undefined;
  readonly onChooseAccount: (partnerId: string) => void;
  readonly words: Readonly<Record<PayoutGroup, string>>;
}

const looks = {
  failed: { tone: 'danger', icon: CircleX },
  onHold: { tone: 'ticket', icon: Hourglass },
  onItsWay: { tone: 'outline', icon: Send },
  paid: { tone: 'brand', icon: CircleCheck },
} as const;

function Table({ groups, only, chosen, onChoose, chosenAccount, onChooseAccount, words }: TableProps) {
  const t = useTexts('adminPayouts');
  const locale = useLocale();
  const { day } = useMoments();
  const whyItCameBack = useWhyItCameBack();
  const holds = {
    noAccount: t('holdNoAccount'),
    account: t('holdAccount'),
    information: t('holdInformation'),
    currency: t('holdCurrency'),
    unproven: t('holdUnproven'),
    cameBack: t('holdCameBack'),
  };
  const asides = {
    failed: t('needsPerson'),
    onHold: t('waitsForPartner'),
    onItsWay:
      groups.onItsWay.rows.length < groups.onItsWay.count ? t('someShown', { count: groups.onItsWay.rows.length }) : '',
    paid: t('lastYear'),
  };
  const countOf = (group: PayoutGroup) => (group === 'onHold' ? groups.onHold.length : groups[group].count);
  const shown = payoutGroups.filter((group) => countOf(group) > 0 && (only === undefined || only === group));
  const line = (group: PayoutGroup, row: Row) => (
    <tr key={row.id} className={rows.row} data-chosen={row.id === chosen || undefined} onClick={() => onChoose(row.id)}>
      <td data-cell="title" className={rows.when}>
        <button type="button" className={rows.open} aria-pressed={row.id === chosen} onClick={() => onChoose(row.id)}>
          {day(row.createdAt)}
        </button>
      </td>
      <td data-cell="below">
        {row.business ?? row.name}
        <span className={rows.soft}>
          {[
            row.business === null || row.business === row.name ? '' : row.name,
            row.last4 === null ? '' : `•••• ${row.last4}`,
            whyItCameBack(row.failureCode, row.failureMessage),
          ]
            .filter((each) => each !== '')
            .join(', ')}
        </span>
      </td>
      <td data-cell="end">
        <Chip {...looks[group]}>{words[group]}</Chip>
      </td>
      <td data-cell="last" data-label={t('orders')} className={rows.number}>
        {row.orders}
      </td>
      <td data-cell="belowEnd" className={rows.number}>
        {formatMoney(row.amount, locale)}
        <span className={rows.soft}>{row.amount.currency}</span>
      </td>
    </tr>
  );
  if (shown.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <table className={rows.table}>
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sent')}</th>
          <th scope="col">{t('partner')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col" className={rows.number}>
            {t('orders')}
          </th>
          <th scope="col" className={rows.number}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      {shown.map((group) => (
        <tbody key={group}>
          <tr className={rows.group}>
            <th scope="rowgroup" colSpan={4}>
              <strong>{words[group]}</strong> {countOf(group)}
            </th>
            <th className={rows.number}>{asides[group]}</th>
          </tr>
          {group === 'onHold'
            ? groups.onHold.map((due) => (
                <tr
                  key={`${due.partnerId} ${due.amount.currency}`}
                  className={due.hold === 'unproven' ? rows.row : undefined}
                  data-chosen={due.partnerId === chosenAccount || undefined}
                  onClick={due.hold === 'unproven' ? () => onChooseAccount(due.partnerId) : undefined}
                >
                  <td data-cell="none">–</td>
                  <td data-cell="title">
                    {due.hold === 'unproven' ? (
                      <button
                        type="button"
                        className={rows.open}
                        aria-pressed={due.partnerId === chosenAccount}
                        onClick={() => onChooseAccount(due.partnerId)}
                      >
                        {due.business ?? due.name}
                      </button>
                    ) : (
                      (due.business ?? due.name)
                    )}
                    <span className={rows.soft}>{due.hold === null ? '' : holds[due.hold]}</span>
                  </td>
                  <td data-cell="end">
                    <Chip {...looks.onHold}>{words.onHold}</Chip>
                  </td>
                  <td />
                  <td data-cell="belowEnd" className={rows.number}>
                    {formatMoney(due.amount, locale)}
                    <span className={rows.soft}>{due.amount.currency}</span>
                  </td>
                </tr>
              ))
            : groups[group].rows.map((row) => line(group, row))}
        </tbody>
      ))}
    </table>
  );
}
