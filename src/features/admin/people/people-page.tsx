import { CircleAlert, Mail, UserPlus, Users } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_COUNTED, PEOPLE_STEP, peopleKinds, type PeopleKind } from '#shared/admin/lists.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { KeyHints } from '../kit/keycap.tsx';
import rows from '../kit/rows.module.css';
import { Sorted } from '../kit/sorted.tsx';
import { Segments } from '../kit/segments.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useAge } from '../kit/use-age.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PersonDisc } from './person-disc.tsx';
import styles from './person-panel.module.css';
import { RoleChips } from './role-chips.tsx';

const MAX_ROWS = 200;
const WEEK_MS = 7 * 86_400_000;

export interface PeopleSearch {
  readonly text?: string | undefined;
  readonly kind?: PeopleKind | undefined;
  readonly person?: string | undefined;
}

const kindWords = {
  all: 'kindAll',
  customers: 'kindCustomers',
  guests: 'kindGuests',
  partners: 'kindPartners',
  admins: 'kindAdmins',
} as const;

/** Customers, guests, partners and administrators; the chosen one next to them, all of it in the address. */
export function PeoplePage() {
  const t = useTexts('adminPeople');
  const search: PeopleSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: Partial<PeopleSearch>) =>
    void navigate({ to: '/admin/people', search: { ...search, ...next } as never, replace: true });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panelWidth={432}
      panel={
        search.person === undefined ? null : (
          <PersonPanel key={search.person} userId={search.person} onClose={() => change({ person: undefined })} />
        )
      }
    >
      <PeopleList search={search} onChange={change} />
    </AdminPage>
  );
}

type Person = Outputs['admin']['people']['find']['people'][number];

interface PeopleListProps {
  readonly search: PeopleSearch;
  readonly onChange: (next: Partial<PeopleSearch>) => void;
}

function PeopleList({ search, onChange }: PeopleListProps) {
  const t = useTexts('adminPeople');
  const isOwner = useMayDo();
  const [isInviting, setIsInviting] = useState(false);
  const [limit, setLimit] = useState(PEOPLE_STEP);
  const { kind = 'all', text = '' } = search;
  const query = trpc.admin.people.find.useQuery({ text, kind, limit }, { placeholderData: (before) => before });
  const found = query.data?.people ?? [];
  const userIds = found.map(({ id }) => id);
  // Sums of years come after the list, which doesn't wait for them.
  const amounts = trpc
    .useQueries((of) => stepsOf(userIds).map((step) => of.admin.people.amounts({ userIds: step })))
    .flatMap(({ data }) => data ?? []);
  const { data: counts } = trpc.admin.people.counts.useQuery();
  useListKeys({
    ids: userIds,
    chosen: search.person,
    onChoose: (person) => onChange({ person }),
  });
  return (
    <>
      <div className={rows.tools}>
        <Segments
          label={t('kinds')}
          items={peopleKinds.map((value) => ({
            value,
            words: t(kindWords[value]),
            count: value === 'admins' ? counts?.admins : undefined,
          }))}
          value={kind}
          onChange={(next) => onChange({ kind: next === 'all' ? undefined : next })}
        />
        {isOwner && kind === 'admins' && (
          <Button variant="secondary" size={40} className={styles.invite} onClick={() => setIsInviting(true)}>
            <Icon of={UserPlus} size={16} />
            {t('invite')}
          </Button>
        )}
        <InviteDialog
          open={isInviting}
          onClose={() => setIsInviting(false)}
          onInvited={(person) => {
            setIsInviting(false);
            onChange({ person, kind: 'admins', text: undefined });
          }}
        />
        <SearchField
          label={t('searchLabel')}
          hint={t('searchHint')}
          value={text}
          onChange={(next) => onChange({ text: next === '' ? undefined : next })}
        />
      </div>
      {query.isError && <ErrorBox errors={query.error.message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && found.length === 0 && (
        <EmptyState picture={<Icon of={Users} size={32} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('role')}</th>
              <th scope="col">{t('has')}</th>
              <th scope="col" className={rows.number}>
                {t('paidOrOwed')}
              </th>
              <th scope="col" className={rows.number} aria-sort="descending">
                {t('seen')}
                <Sorted is="down" words={t('sortedSeen')} />
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                money={amounts.find(({ id }) => id === person.id)}
                isChosen={person.id === search.person}
                onOpen={() => onChange({ person: person.id })}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={rows.foot}>
        {query.data?.isMore === true && limit < MAX_ROWS && (
          <Button variant="secondary" size={40} onClick={() => setLimit(limit + PEOPLE_STEP)}>
            {t('more')}
          </Button>
        )}
        <KeyHints
          hints={[
            [['J', 'K'], t('keyMove')],
            [['↵'], t('keyOpen')],
            [['E'], t('keyWrite')],
          ]}
        />
        {counts !== undefined && found.length > 0 && (
          <span className={rows.count}>{t('shownOf', { count: found.length, all: counts.all })}</span>
        )}
      </div>
    </>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly money: Outputs['admin']['people']['amounts'][number] | undefined;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function PersonRow({ person, money, isChosen, onOpen }: PersonRowProps) {
  const t = useTexts('adminPeople');
  const locale = useLocale();
  const seen = useSeen();
  return (
    <tr className={rows.row} data-chosen={isChosen || undefined} onClick={onOpen}>
      <td data-cell="title">
        <span className={styles.person}>
          <PersonDisc person={person} />
          <span>
            <button type="button" className={rows.open} aria-pressed={isChosen} onClick={onOpen}>
              {person.name || person.email}
            </button>
            <span className={cx(rows.soft, styles.email)} title={person.email}>
              {person.email}
            </span>
          </span>
        </span>
      </td>
      <td data-cell="end">
        <RoleChips person={person} />
      </td>
      <td data-cell="below">
        {person.isBouncing ? (
          <span className={styles.bouncing}>
            <Icon of={CircleAlert} size={16} /> {t('mailBounces')}
          </span>
        ) : person.isConfirmed || person.isGuest ? (
          [
            person.ordersCount > 0 &&
              t(person.ordersCount < MAX_COUNTED ? 'orders' : 'ordersOrMore', { count: person.ordersCount }),
            person.listingsCount > 0 &&
              t(person.listingsCount < MAX_COUNTED ? 'listings' : 'listingsOrMore', { count: person.listingsCount }),
          ]
            .filter(Boolean)
            .join(', ')
        ) : (
          <span className={styles.waiting}>
            <Icon of={Mail} size={16} /> {t('notConfirmed')}
          </span>
        )}
      </td>
      <td data-cell={money === undefined ? 'none' : 'belowEnd'} className={rows.number}>
        {money?.amounts.map((amount) => (
          <span key={amount.currency} className={styles.amount}>
            {formatMoney(amount, locale)}
            {money.amounts.length > 1 && ` ${amount.currency}`}
          </span>
        ))}
        {money !== undefined && <span className="sr-only">{t(money.kind === 'paid' ? 'paid' : 'owed')}</span>}
      </td>
      <td data-cell={person.seenAt === null ? 'none' : 'last'} data-label={t('seen')} className={rows.number}>
        {person.seenAt === null ? '–' : seen(person.seenAt)}
      </td>
    </tr>
  );
}

const stepsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PEOPLE_STEP) }, (_, step) =>
    ids.slice(step * PEOPLE_STEP, (step + 1) * PEOPLE_STEP),
  );

/** Within a week how long ago, before that on which day. */
function useSeen() {
  const { day } = useMoments();
  const age = useAge();
  return (iso: string): string => {
    const now = new Date();
    return now.getTime() - Date.parse(iso) < WEEK_MS ? age(iso, now) : day(iso);
  };
}
