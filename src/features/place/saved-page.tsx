import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { FactsLine } from '#web/parts/listing/facts-line.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useSaved } from '#web/parts/saved/use-saved.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './saved-page.module.css';

/** The locations that a person keeps to come back to, with an account or in this browser. */
export function SavedPage() {
  const t = useTexts('place');
  const isSignedIn = useViewer() !== null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('savedTitle')} lead={t(isSignedIn ? 'savedLead' : 'savedHere')} />
      <SavedList />
    </div>
  );
}

/** So many rows stand in for the list until it has come. */
const rowsAhead = ['first', 'second', 'third'];

function SavedList() {
  const t = useTexts('place');
  const common = useTexts('common');
  const toast = useToast();
  const { slugs, error, remove } = useSaved();
  const asked = [...(slugs ?? [])];
  const shown = trpc.saved.show.useQuery(
    { slugs: asked },
    { enabled: asked.length > 0, placeholderData: (before) => before, staleTime: 60_000 },
  );
  if (error !== null || shown.error !== null) return <ErrorBox errors={t('savedFailed')} fallback={t('savedFailed')} />;
  if (slugs?.length === 0) {
    return (
      <EmptyState
        title={t('nothingSaved')}
        picture={<Storefront kind="shop" name="Cloakroom" />}
        action={
          <a href="/map" className={buttonClass()}>
            {t('toMap')}
          </a>
        }
      >
        {t('nothingSavedText')}
      </EmptyState>
    );
  }
  if (shown.data === undefined) {
    return (
      <div className={styles.ahead}>
        {rowsAhead.map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    );
  }
  const forget = async (slug: string) => {
    try {
      await remove(slug);
    } catch (refusal) {
      toast.error(wireFailure(refusal, common('somethingWentWrong')).message);
    }
  };
  return (
    <ul className={styles.list}>
      {shown.data
        .filter(({ slug }) => asked.includes(slug))
        .map((location) => (
          <li key={location.slug}>
            <ListingThumb listing={location} size={64} />
            <div>
              <h2>
                <Link to="/map/$slug" params={{ slug: location.slug }}>
                  {location.name}
                </Link>
              </h2>
              <p className={styles.soft}>{location.address}</p>
              <FactsLine {...location} distance={null} walk={null} />
            </div>
            <IconButton
              icon={X}
              label={t('unsave', { name: location.name })}
              onClick={() => void forget(location.slug)}
            />
          </li>
        ))}
    </ul>
  );
}
