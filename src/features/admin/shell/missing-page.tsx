import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import type { Place } from './admin-nav.ts';

/** Places whose things have addresses of their own, and what is said of one that there is not. */
const missingThings = { '/admin/listings': 'missingListing', '/admin/pages': 'missingContent' } as const;

/** Stands at an address of administration without a page: the rail and the palette stay at hand, and its place is offered. */
export function MissingPage({ place }: { readonly place: Place | undefined }) {
  const t = useTexts('admin');
  const common = useTexts('common');
  const thing = Object.entries(missingThings).find(([to]) => to === place?.to)?.[1];
  return (
    <AdminPage title={common('notFound')}>
      <EmptyState
        title={t(thing ?? 'missingTitle')}
        action={
          <AppLink to={place?.to ?? '/admin'} className={buttonClass({ size: 40 })}>
            {place === undefined ? t('closedAction') : t('missingAction', { place: t(place.words) })}
          </AppLink>
        }
      >
        {t('missingText')}
      </EmptyState>
    </AdminPage>
  );
}
