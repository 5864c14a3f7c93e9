import { CirclePause, Ellipsis, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useShopKindWords } from '#web/parts/listing/use-shop-kind-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { copyText } from '#web/ui/code/copy-text.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { WriteButton } from '../kit/write-button.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { placeName } from '../rates/place-name.ts';
import { KindDialog } from './kind-dialog.tsx';
import type { Listing } from './listing.ts';
import { ListingChip } from './listing-chip.tsx';
import styles from './listing-page.module.css';
import { StopDialog } from './stop-dialog.tsx';
import { SurroundingsDialog } from './surroundings-dialog.tsx';

/** What the location is, and what can be done about it. */
export function ListingHead({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const kindWords = useShopKindWords();
  const locale = useLocale();
  const isOwner = useMayDo();
  const toast = useToast();
  const { day } = useMoments();
  const [isStopping, setIsStopping] = useState(false);
  const { name, slug, reviews, shopFront, stopped, owner } = listing;
  const [isChangingKind, setIsChangingKind] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const copyLink = async () => {
    const link = `${location.origin}/map/${slug}`;
    if (await copyText(link)) toast.info(t('linkCopied'));
    // Its address can be taken from the page itself.
    else window.open(link, '_blank', 'noopener');
  };
  const mayStop = useMayDo('support');
  const { country, region, zone } = listing;
  const ofCountry = placeName({ country, region: null }, locale);
  const place = region === null ? ofCountry : `${placeName({ country, region }, locale)}, ${ofCountry}`;
  const surroundings = `${place}, ${zone.replaceAll('_', ' ')}`;
  return (
    <header className={styles.head}>
      <ListingThumb listing={{ name, ...shopFront }} size={72} />
      <div className={styles.words}>
        <div className={styles.name}>
          <h2>{name}</h2>
          <ListingChip
            published={listing.isPublished}
            bookable={listing.isBookable}
            stopped={stopped !== null}
            isLong
          />
        </div>
        {listing.legalName !== name && <p>{t('onPapers', { name: listing.legalName })}</p>}
        <p>{listing.address}</p>
        <p>{surroundings}</p>
        <p>
          {shopFront.businessType !== null && `${kindWords(shopFront.businessType)}, `}
          {t(shopFront.businessType === null ? 'since' : 'sinceAfterKind', {
            date: day(listing.since, listing.zone),
          })}
          {reviews.count > 0 &&
            `, ${
              reviews.average === null
                ? t('ratedByFew', { count: reviews.count })
                : t('rated', { rating: formatRating(reviews.average, locale), count: reviews.count })
            }`}
        </p>
      </div>
      <div className={styles.acts}>
        <AppLink to={`/map/${slug}`} target="_blank" className={buttonClass({ variant: 'secondary', size: 40 })}>
          <Icon of={ExternalLink} size={16} /> {t('asTravellers')}
        </AppLink>
        <WriteButton person={owner} size={40}>
          {t('write')}
        </WriteButton>
        {mayStop && stopped === null && (
          <Button variant="danger" size={40} onClick={() => setIsStopping(true)}>
            <Icon of={CirclePause} size={16} /> {t('stop')}
          </Button>
        )}
        <Menu
          trigger={<Icon of={Ellipsis} size={20} />}
          label={t('moreActs')}
          triggerClassName={buttonClass({ variant: 'quiet', size: 40, className: styles.more })}
        >
          {mayStop && (
            <AppLink to={`/admin/listings/${listing.id}/edit`} className={menuItemClass}>
              {t('editFor')}
            </AppLink>
          )}
          {mayStop && (
            <button type="button" className={menuItemClass} onClick={() => setIsChangingKind(true)}>
              {t('changeKind')}
            </button>
          )}
          {mayStop && (
            <button type="button" className={menuItemClass} onClick={() => setIsMoving(true)}>
              {t('changeSurroundings')}
            </button>
          )}
          <AppLink to={`/map/${slug}/reviews`} target="_blank" className={menuItemClass}>
            {t('itsReviews')}
          </AppLink>
          {isOwner && (
            <AppLink to={`/admin/audit?about=${listing.id}&days=400`} className={menuItemClass}>
              {t('auditLog')}
            </AppLink>
          )}
          <button type="button" className={menuItemClass} onClick={() => void copyLink()}>
            {t('copyLink')}
          </button>
        </Menu>
      </div>
      {mayStop && isChangingKind && <KindDialog listing={listing} onClose={() => setIsChangingKind(false)} />}
      {mayStop && isMoving && <SurroundingsDialog listing={listing} onClose={() => setIsMoving(false)} />}
      {mayStop && <StopDialog listing={listing} isOpen={isStopping} onClose={() => setIsStopping(false)} />}
    </header>
  );
}
