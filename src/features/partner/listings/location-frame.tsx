import { useRouterState } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './location-frame.module.css';
import { useListing } from './use-listing.ts';

const tabs = [
  ['', 'tabDetails'],
  ['/hours', 'tabHours'],
  ['/holidays', 'tabHolidays'],
  ['/closure', 'tabClosures'],
  ['/promotions', 'tabPromotions'],
  ['/kit', 'tabKit'],
] as const;

interface LocationFrameProps {
  readonly listingId: string;
  /** Who is joining goes from step to step, not from tab to tab. */
  readonly isJoining: boolean;
  readonly children: ReactNode;
}

/** Name and tabs of one location around its pages. */
export function LocationFrame({ listingId, isJoining, children }: LocationFrameProps) {
  const t = useTexts('partner');
  const listing = useListing(listingId);
  const pathname = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, '') });
  const base = `/dashboard/listings/${listingId}`;
  return (
    <>
      <header className={styles.head}>
        <ListingThumb listing={listing} size={56} />
        <div className={styles.words}>
          {!isJoining && <AppLink to="/dashboard/listings">{t('yourLocations')}</AppLink>}
          <h1 className={styles.name}>{listing.name}</h1>
        </div>
        {listing.isPublished && !isJoining && (
          <AppLink
            to={`/map/${listing.slug}`}
            className={buttonClass({ variant: 'secondary', className: styles.onMap })}
          >
            <Icon of={MapIcon} size={18} />
            {t('openOnMap')}
          </AppLink>
        )}
      </header>
      {!isJoining && <Tabs base={base} pathname={pathname} />}
      {children}
    </>
  );
}

function Tabs({ base, pathname }: { readonly base: string; readonly pathname: string }) {
  const t = useTexts('partner');
  return (
    <nav aria-label={t('tabsLabel')} className={styles.tabs}>
      <ul>
        {tabs.map(([end, words]) => {
          const isHere = pathname === base + end || (end === '' && pathname === `${base}/edit`);
          return (
            <li key={words}>
              <AppLink
                ref={(link) => {
                  if (isHere) link?.scrollIntoView({ inline: 'center', block: 'nearest' });
                }}
                to={base + end}
                className={styles.tab}
                aria-current={isHere ? 'page' : undefined}
              >
                {t(words)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
