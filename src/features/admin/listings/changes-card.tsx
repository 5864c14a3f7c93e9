import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { changesOf, FromTo } from '../audit/entry-change.tsx';
import { useActionWords } from '../audit/use-action-words.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import { Card } from './card.tsx';
import styles from './changes-card.module.css';
import type { Listing } from './listing.ts';

type Change = Outputs['admin']['listings']['changes'][number];

/** What administrators did with the location, what its partner asked for, and what became of that. */
export function ChangesCard({ listing: { id: listingId, zone, currency } }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const isOwner = useMayDo();
  const { day } = useMoments();
  const words = useChangeWords();
  const { data, error } = trpc.admin.listings.changes.useQuery({ listingId });
  return (
    <Card
      title={t('changes')}
      isWide
      aside={isOwner && <AppLink to={`/admin/audit?about=${listingId}&days=400`}>{t('auditLog')}</AppLink>}
    >
      {error !== null && <ErrorBox errors={error.message} fallback={t('failed')} />}
      {data === undefined && error === null && <Skeleton height={110} />}
      {data?.length === 0 && <p className={styles.none}>{t('noChanges')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((change) => (
            <li key={change.id}>
              <time dateTime={change.at}>{day(change.at, zone)}</time>
              <span>
                <strong>{change.by ?? t('somebody')}</strong> {words(change)}
                {changesOf(change)
                  .filter(({ before, after }) => before !== null && after !== null && !isId(before) && !isId(after))
                  .slice(0, 1)
                  .map((each) => (
                    <span key={each.name} className={styles.change}>
                      <FromTo change={each} currency={currency} />
                    </span>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** An id of something else, which tells no one anything. */
const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** What a change was, after the name of the person who did it. */
function useChangeWords() {
  const t = useTexts('adminListings');
  const names = useTexts('adminRequests');
  const acts = useActionWords();
  return ({ what, fields, status }: Change): string => {
    const asked = fields.map((field) => names(field)).join(', ');
    if (what === 'asked') return t('askedFor', { fields: asked });
    if (status !== null) return t(status === 'approved' ? 'approvedOf' : 'refusedOf', { fields: asked });
    const act = acts(what);
    return act.slice(0, 1).toLocaleLowerCase() + act.slice(1);
  };
}
