import { Download } from 'lucide-react';
import { type AuditActor, type AuditArea, auditActors, auditAreas } from '#shared/admin/lists.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import rows from '../kit/rows.module.css';
import { saveCsv } from '../kit/save-csv.ts';
import { SearchField } from '../kit/search-field.tsx';
import { useAct } from '../kit/use-act.ts';
import { type AuditSearch, auditQuestion, spans } from './audit-search.ts';
import { changesOf } from './entry-change.tsx';
import { useEntryWords } from './use-entry-words.ts';

interface AuditFiltersProps {
  readonly search: AuditSearch;
  readonly onChange: (next: Partial<AuditSearch>) => void;
  /** `null` while nothing is known. */
  readonly count: number | null;
  readonly isMore: boolean;
}

/** What the log is narrowed by, how much is left, and all of it as a file. */
export function AuditFilters({ search, onChange, count, isMore }: AuditFiltersProps) {
  const t = useTexts('adminAudit');
  const utils = trpc.useUtils();
  const words = useEntryWords();
  const act = useAct(() => Promise.resolve());
  const actors: Readonly<Record<AuditActor, string>> = {
    all: t('actorsAll'),
    people: t('actorsPeople'),
    scripts: t('actorsScripts'),
    system: t('actorsSystem'),
  };
  const areas: Readonly<Record<AuditArea, string>> = {
    all: t('areaAll'),
    bookings: t('areaBookings'),
    listings: t('areaListings'),
    people: t('areaPeople'),
    prices: t('areaPrices'),
    content: t('areaContent'),
    system: t('areaSystem'),
  };
  const { text = '', days = 7, about, by } = search;
  const save = async () => {
    const lines: string[][] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof utils.admin.auditLog.fetch>> = await utils.admin.auditLog.fetch({
        ...auditQuestion(search),
        after,
        limit: 500,
      });
      for (const entry of page.entries) {
        const changed = changesOf(entry).map(({ name, before, after: now }) => ({ name, before, after: now }));
        lines.push([
          entry.at,
          entry.actor,
          words(entry),
          entry.subjectName ?? '',
          entry.subjectId,
          JSON.stringify(changed),
        ]);
      }
      after = page.more ? (page.entries.at(-1)?.id ?? null) : null;
    } while (after !== null);
    saveCsv('audit-log.csv', [[t('when'), t('who'), t('what'), t('thing'), 'id', t('change')], ...lines]);
  };
  return (
    <>
      <div className={rows.tools}>
        <SearchField
          label={t('searchLabel')}
          hint={t('searchHint')}
          value={text}
          onChange={(typed) => onChange({ text: typed === '' ? undefined : typed })}
        />
      </div>
      <div className={rows.tools}>
        <Select
          height={44}
          aria-label={t('actors')}
          value={search.actors ?? 'all'}
          onChange={({ target }) => onChange({ actors: auditActors.find((each) => each === target.value) })}
        >
          <Options of={auditActors.map((each) => [each, actors[each]])} />
        </Select>
        <Select
          height={44}
          aria-label={t('area')}
          value={search.area ?? 'all'}
          onChange={({ target }) => onChange({ area: auditAreas.find((each) => each === target.value) })}
        >
          <Options of={auditAreas.map((each) => [each, areas[each]])} />
        </Select>
        <Select
          height={44}
          aria-label={t('span')}
          value={days}
          onChange={({ target }) => onChange({ days: Number(target.value) })}
        >
          <Options of={spans.map((each) => [each, t('lastDays', { count: each })])} />
        </Select>
        {by !== undefined && (
          <Chip tone="brand" onRemove={() => onChange({ by: undefined })} removeLabel={t('anybody')}>
            {by}
          </Chip>
        )}
        {about !== undefined && (
          <Chip tone="brand" onRemove={() => onChange({ about: undefined })} removeLabel={t('anything')}>
            {about.slice(0, 13)}
          </Chip>
        )}
        <span className={rows.count} role="status">
          {count !== null && t(isMore ? 'countMore' : 'count', { count })}
        </span>
        <Button variant="secondary" size={44} onClick={() => void act(save, t('saved'))}>
          <Icon of={Download} size={16} />
          {t('csv')}
        </Button>
      </div>
    </>
  );
}
