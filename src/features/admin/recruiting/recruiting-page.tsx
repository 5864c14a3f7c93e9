import { Download, MapPinPlus } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { recruitingDays } from '#shared/admin/recruiting-schema.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import rows from '../kit/rows.module.css';
import { saveCsv } from '../kit/save-csv.ts';
import { Segments } from '../kit/segments.tsx';
import { useAct } from '../kit/use-act.ts';
import styles from './recruiting.module.css';

type Place = Outputs['admin']['recruiting']['list']['places'][number];

export interface RecruitingSearch {
  readonly days?: (typeof recruitingDays)[number] | undefined;
}

const nameOf = ({ city, latitude, longitude }: Place): string => city ?? `${latitude}, ${longitude}`;

/** The map where it was searched. */
const mapOf = (place: Place): string =>
  `/map?${new URLSearchParams({ q: nameOf(place), lat: String(place.latitude), lng: String(place.longitude) })}`;

/** Where travellers searched and found nothing: places to find partners in. */
export function RecruitingPage() {
  const t = useTexts('adminRecruiting');
  const common = useTexts('common');
  const { days = 30 }: RecruitingSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const act = useAct(() => Promise.resolve());
  const query = trpc.admin.recruiting.list.useQuery({ days }, { placeholderData: (before) => before });
  const places = query.data?.places ?? [];
  const save = async () =>
    saveCsv('where-to-recruit.csv', [
      [
        t('place'),
        t('region'),
        t('latitude'),
        t('longitude'),
        t('searches'),
        t('noShop'),
        t('noRoom'),
        t('nearest'),
        t('distance'),
      ],
      ...places.map((place) => [
        nameOf(place),
        place.context,
        place.latitude,
        place.longitude,
        place.searches,
        place.noShop,
        place.searches - place.noShop,
        place.nearest?.name ?? '',
        place.nearest?.distance ?? '',
      ]),
    ]);
  return (
    <AdminPage title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={`${rows.tools} ${styles.tools}`}>
        <Segments
          label={t('period')}
          items={recruitingDays.map((each) => ({ value: String(each), words: t('lastDays', { count: each }) }))}
          value={String(days)}
          onChange={(next) =>
            void navigate({ to: '/admin/recruiting', search: { days: Number(next) } as never, replace: true })
          }
        />
        <span className={rows.count} role="status">
          {query.data !== undefined && t('count', { count: query.data.searches })}
        </span>
        <Button variant="secondary" size={44} disabled={places.length === 0} onClick={() => void act(save, t('saved'))}>
          <Icon of={Download} size={16} />
          {t('csv')}
        </Button>
      </div>
      {query.isError && (
        <>
          <ErrorBox errors={query.error.message} fallback={t('failed')} />
          <Button variant="secondary" size={40} busy={query.isFetching} onClick={() => void query.refetch()}>
            {common('tryAgain')}
          </Button>
        </>
      )}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && places.length === 0 && (
        <EmptyState picture={<Icon of={MapPinPlus} size={32} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {places.length > 0 && <Places places={places} />}
    </AdminPage>
  );
}

function Places({ places }: { readonly places: readonly Place[] }) {
  const t = useTexts('adminRecruiting');
  const locale = useLocale();
  return (
    <table className={rows.table}>
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col" className={rows.number}>
            {t('searches')}
          </th>
          <th scope="col" className={rows.number}>
            {t('noShop')}
          </th>
          <th scope="col" className={rows.number}>
            {t('noRoom')}
          </th>
          <th scope="col">{t('nearest')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.id}>
            <td data-cell="title">
              <AppLink to={mapOf(place)} className={rows.open} aria-label={t('openMap', { place: nameOf(place) })}>
                {nameOf(place)}
              </AppLink>
              <span className={rows.soft}>{place.context}</span>
            </td>
            <td data-cell="end" data-label={t('searches')} className={rows.number}>
              {place.searches}
            </td>
            <td data-cell="belowEnd" data-label={t('noShop')} className={rows.number}>
              {place.noShop}
            </td>
            <td data-cell="lastEnd" data-label={t('noRoom')} className={rows.number}>
              {place.searches - place.noShop}
            </td>
            <td data-cell="below">
              {place.nearest === null ? (
                t('noneYet')
              ) : (
                <>
                  <AppLink to={`/admin/listings/${place.nearest.id}`}>{place.nearest.name}</AppLink>
                  <span className={rows.soft}>{formatDistance(place.nearest.distance, locale)}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
