import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage, type WeeklyLink } from '#web/features/accounts/unsubscribe-page.tsx';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const Route = createFileRoute('/unsubscribe')({
  staticData: { areas: ['accounts', 'errors'] },
  validateSearch: ({ person, key }): WeeklyLink => ({ person: text(person), key: text(key) }),
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('accounts').weeklySummary) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage link={Route.useSearch()} />;
}
