import { type AuditActor, type AuditArea, auditActors, auditAreas } from '#shared/admin/lists.ts';

export const spans = [1, 7, 30, 400] as const;

/** What the address says of the log that is shown; what is left out is as usual. */
export interface AuditSearch {
  readonly days?: number | undefined;
  readonly text?: string | undefined;
  readonly actors?: AuditActor | undefined;
  readonly area?: AuditArea | undefined;
  /** The id of a thing. */
  readonly about?: string | undefined;
  /** The address of a person, or a script's name. */
  readonly by?: string | undefined;
  readonly entry?: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address; what makes no sense is left out. */
export const auditSearch = (search: Record<string, unknown>): AuditSearch => ({
  days: spans.find((days) => days === Number(search.days) && days !== 7),
  text: text(search.text)?.slice(0, 100),
  actors: auditActors.find((each) => each === search.actors && each !== 'all'),
  area: auditAreas.find((each) => each === search.area && each !== 'all'),
  about: text(search.about),
  by: text(search.by),
  entry: text(search.entry),
});

/** What is asked of the server for it. */
export const auditQuestion = ({ days = 7, text: words = '', actors, area, about, by }: AuditSearch) => ({
  days,
  text: words,
  actors,
  area,
  about,
  by,
});
