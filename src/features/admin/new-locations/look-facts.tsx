import { Move } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import compare from '../change-requests/compare.module.css';
import tones from '../kit/tones.module.css';
import type { Look } from './look.ts';
import styles from './look.module.css';

/** Room around the pins, in px. */
const clear = { top: 52, right: 90, bottom: 60, left: 90 };

const useAddress = (lookId: string) =>
  trpc.admin.newLocations.address.useQuery({ lookId }, { staleTime: Infinity, refetchOnWindowFocus: false });
type Address = ReturnType<typeof useAddress>;

/** Where the location is, what its address says, its photos, and what may be the same place. */
export function LookFacts({ look }: { readonly look: Look }) {
  const t = useTexts('adminNewLocations');
  const address = useAddress(look.id);
  const { listing } = look;
  return (
    <div className={compare.compare}>
      <PinMap look={look} address={address} />
      <Row name={t('address')}>
        {[listing.address, ...(listing.address.includes(listing.city) ? [] : [listing.city])].join(', ')}
        <AddressFound address={address} />
      </Row>
      {listing.alternativeName !== '' && listing.alternativeName !== listing.name && (
        <Row name={t('storefront')}>{listing.alternativeName}</Row>
      )}
      <Row name={t('photos')}>
        <Photos listing={listing} />
      </Row>
      <Row name={t('alike')}>
        <Alike look={look} />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Row({ name, children }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={compare.field}>{name}</span>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

interface PinMapProps {
  readonly look: Look;
  readonly address: Address;
}

/** The pin, where the address is, and locations near by. */
function PinMap({ look: { listing, alike }, address: { data } }: PinMapProps) {
  const t = useTexts('adminNewLocations');
  const locale = useLocale();
  const site = useSite();
  const { place } = listing;
  const found = data?.kind === 'found' ? data : null;
  // Under the numbers that they have in the list below.
  const numbers = new Map(alike.flatMap(({ id, isNear }, index) => (isNear ? [[id, index + 1]] : [])));
  const near = alike.filter(({ isNear }) => isNear);
  const frame = useMemo(
    () => (found === null ? null : { places: [place, found.place], insets: clear }),
    [place, found],
  );
  return (
    <div className={compare.map}>
      <LazyMapView
        className={compare.ground}
        settings={site.map}
        center={place}
        zoom={17}
        points={[
          ...near.map(({ id, place: at }) => ({ id, ...at })),
          ...(found === null ? [] : [{ id: 'address', ...found.place }]),
          { id: 'pin', ...place },
        ]}
        alone={['pin', 'address']}
        selectedId="pin"
        renderPin={(id) => (
          <PinTag
            text={id === 'pin' ? t('pin') : id === 'address' ? t('address') : String(numbers.get(id))}
            state={id === 'pin' ? 'selected' : 'available'}
          />
        )}
        renderCluster={(ids) => <PinTag text={ids.map((id) => numbers.get(id)).join(', ')} />}
        way={found === null ? null : [place, found.place]}
        frame={frame}
        words={{ map: t('mapLabel'), schematic: t('schematic') }}
      />
      {found !== null && (
        <p className={compare.far}>
          <Icon of={Move} size={16} />
          {t('apart', { distance: formatDistance(found.meters, locale) })}
        </p>
      )}
    </div>
  );
}

const unknown = { nowhere: 'addressNowhere', silent: 'addressSilent', noService: 'addressNoService' } as const;

/** What the service of addresses says, also where it says nothing. */
function AddressFound({ address: { data, isError, refetch, isFetching } }: { readonly address: Address }) {
  const t = useTexts('adminNewLocations');
  const common = useTexts('common');
  const locale = useLocale();
  if (data?.kind === 'found') {
    const distance = formatDistance(data.meters, locale);
    return <span className={tones.soft}>{t('addressFound', { text: data.text, distance })}</span>;
  }
  const kind = isError ? 'silent' : data?.kind;
  if (kind === undefined) return <span className={tones.soft}>{t('addressAsked')}</span>;
  return (
    <span className={tones.soft}>
      {t(unknown[kind])}{' '}
      {kind === 'silent' && !isFetching && <LinkButton onClick={() => void refetch()}>{common('tryAgain')}</LinkButton>}
    </span>
  );
}

function Photos({ listing: { name, shopFront } }: Pick<Look, 'listing'>) {
  const t = useTexts('adminNewLocations');
  if (shopFront.imageUrls.length === 0) return <span className={tones.soft}>{t('noPhoto')}</span>;
  return (
    <span className={styles.photos}>
      {shopFront.imageUrls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('photoOf', { which: name, number: index + 1 })} loading="lazy" />
        </a>
      ))}
    </span>
  );
}

/** Locations near by, and those called alike, each with why it stands here; numbered as on the map. */
function Alike({ look: { alike, listing } }: { readonly look: Look }) {
  const t = useTexts('adminNewLocations');
  const locale = useLocale();
  if (alike.length === 0) return <span className={tones.soft}>{t('noneAlike', { city: listing.city })}</span>;
  return (
    <ol className={styles.alike}>
      {alike.map(({ id, name, meters, isOfOwner, isCalledAlike }) => (
        <li key={id}>
          <AppLink to={`/admin/listings/${id}`}>{name}</AppLink>
          <span className={tones.soft}>
            {[
              t('away', { distance: formatDistance(meters, locale) }),
              ...(isCalledAlike ? [t('calledAlike')] : []),
              ...(isOfOwner ? [t('sameOwner')] : []),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
