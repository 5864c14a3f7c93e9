import { createFileRoute } from '@tanstack/react-router';
import { peopleKinds } from '#shared/admin/lists.ts';
import { PeoplePage, type PeopleSearch } from '#web/features/admin/people/people-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/admin/people')({
  staticData: { areas: ['adminPeople'] },
  validateSearch: (search: Record<string, unknown>): PeopleSearch => ({
    text: text(search.text),
    kind: peopleKinds.find((kind) => kind === search.kind),
    person: text(search.person),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminPeople').title)),
  component: PeoplePage,
});
