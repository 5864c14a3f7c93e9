import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { adminPlaces } from '#shared/admin/places.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import type { Place } from './admin-nav.ts';
import { roleWords } from './role-words.ts';

type ClosedPageProps = { readonly place: Place; readonly role: AdminRole };

/** Stands where a place of administration is for other roles: whose it is, and who may change that. */
export function ClosedPage({ place, role }: ClosedPageProps) {
  const t = useTexts('admin');
  const roles = ['owner' as const, ...adminPlaces[place.to]].map((each) => t(roleWords[each])).join(', ');
  return (
    <AdminPage title={t(place.words)}>
      <EmptyState
        title={t('closedTitle')}
        action={
          <AppLink to="/admin" className={buttonClass({ size: 40 })}>
            {t('closedAction')}
          </AppLink>
        }
      >
        {t('closedText', { role: t(roleWords[role]), roles })}
      </EmptyState>
    </AdminPage>
  );
}
