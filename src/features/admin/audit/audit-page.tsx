import { ScrollText } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './audit.module.css';

export interface AuditSearch {
  readonly days?: number | undefined;
  /** The id of a thing. */
  readonly about?: string | undefined;
  readonly by?: string | undefined;
  readonly entry?: string | undefined;
}

type Entry = Outputs['admin']['auditLog']['entries'][number];

const spans = [1, 7, 30, 400] as const;

/** Who did what for others, with what was there before and after. */
export function AuditPage() {
  const t = useTexts('adminAudit');
  const search: AuditSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { moment } = useMoments();
  const change = (next: Partial<AuditSearch>) =>
    void navigate({ to: '/admin/audit', search: { ...search, ...next } as never, replace: true });
  const { days = 7, about, by } = search;
  const query = trpc.admin.auditLog.useQuery({ days, about }, { placeholderData: (before) => before });
  const entries = (query.data?.entries ?? []).filter(({ actor }) => by === undefined || actor === by);
  const shown = entries.find(({ id }) => id === search.entry);
  useListKeys({
    ids: entries.map(({ id }) => id),
    chosen: search.entry,
    onChoose: (entry) => change({ entry }),
  });
  useKeys({
    p: () => shown !== undefined && change({ by: shown.actor }),
    o: () => shown !== undefined && change({ about: shown.subjectId }),
  });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panelWidth={432}
      panel={
        shown !== undefined && (
          <EntryPanel entry={shown} onChange={change} onClose={() => change({ entry: undefined })} />
        )
      }
    >
      <div className={rows.tools}>
        <Select
          height={44}
          aria-label={t('span')}
          value={days}
          onChange={({ target }) => change({ days: Number(target.value) })}
        >
          {spans.map((each) => (
            <option key={each} value={each}>
              {t('lastDays', { count: each })}
            </option>
          ))}
        </Select>
        {by !== undefined && (
          <Chip tone="brand" onRemove={() => change({ by: undefined })} removeLabel={t('anybody')}>
            {by}
          </Chip>
        )}
        {about !== undefined && (
          <Chip tone="brand" onRemove={() => change({ about: undefined })} removeLabel={t('anything')}>
            {about}
          </Chip>
        )}
        <span className={rows.count} role="status">
          {query.data !== undefined && t(query.data.more ? 'countMore' : 'count', { count: entries.length })}
        </span>
      </div>
      {query.isError && <ErrorBox errors={query.error.message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && entries.length === 0 && (
        <EmptyState picture={<Icon of={ScrollText} size={32} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('thing')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr
                key={entry.id}
                className={rows.row}
                data-chosen={entry.id === search.entry || undefined}
                onClick={() => change({ entry: entry.id })}
              >
                <td>{moment(entry.at)}</td>
                <td>{entry.actor}</td>
                <td>
                  <button type="button" className={rows.open} onClick={() => change({ entry: entry.id })}>
                    {entry.action}
                  </button>
                </td>
                <td className={rows.soft}>{entry.subjectId.slice(0, 13)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AdminPage>
  );
}

interface EntryPanelProps {
  readonly entry: Entry;
  readonly onChange: (next: Partial<AuditSearch>) => void;
  readonly onClose: () => void;
}

function EntryPanel({ entry, onChange, onClose }: EntryPanelProps) {
  const t = useTexts('adminAudit');
  const { moment } = useMoments();
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  return (
    <>
      <PanelHead title={entry.action} onClose={onClose}>
        <p className={styles.soft}>{t('byAt', { name: entry.actor, at: moment(entry.at) })}</p>
      </PanelHead>
      <PanelSection title={t('changed')}>
        {names.length === 0 ? (
          <p className={styles.soft}>{t('nothingChanged')}</p>
        ) : (
          <dl className={styles.changes}>
            {names.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {entry.before !== null && name in entry.before && (
                    <del>
                      <span className="sr-only">{t('before')} </span>
                      {textOf(entry.before[name])}
                    </del>
                  )}
                  {entry.after !== null && name in entry.after && (
                    <ins>
                      <span className="sr-only">{t('after')} </span>
                      {textOf(entry.after[name])}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </PanelSection>
      {entry.input !== null && (
        <PanelSection title={t('sent')}>
          <pre className={styles.sent}>{JSON.stringify(entry.input, null, 2)}</pre>
        </PanelSection>
      )}
      <PanelSection title={t('more')} isAct>
        <div className={styles.buttons}>
          <Button variant="secondary" size={40} onClick={() => onChange({ by: entry.actor })}>
            {t('allOfPerson')}
          </Button>
          <Button variant="secondary" size={40} onClick={() => onChange({ about: entry.subjectId })}>
            {t('allOfThing')}
          </Button>
        </div>
      </PanelSection>
    </>
  );
}

/** A value as it can be read: texts as they are, all else as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
