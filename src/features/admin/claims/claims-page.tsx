import { useNavigate } from '@tanstack/react-router';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useBagName } from '#web/parts/claims/use-bag-name.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Crumbs } from '../kit/crumbs.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { Unopened } from '../kit/unopened.tsx';
import { ShowMore } from '../kit/show-more.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { ClaimHead, kindKeys, stateKeys } from './claim-head.tsx';
import { ClaimSides } from './claim-sides.tsx';
import styles from './claims.module.css';

type ClaimsPageProps = { readonly chosen: string | null; readonly state: 'open' | 'decided' };

/** Claims that wait, the oldest first; or, in their stead, the chosen one with both sides, its record, and the decision next to it. */
export function ClaimsPage({ chosen, state }: ClaimsPageProps) {
  const t = useTexts('adminClaims');
  const claims = useTexts('claims');
  const bagName = useBagName();
  const locale = useLocale();
  const { listed } = useMoments();
  const navigate = useNavigate();
  const go = (claim: string | undefined, to: 'open' | 'decided' = state) =>
    void navigate({ to: '/admin/claims', search: { claim, state: to === 'decided' ? to : undefined }, replace: true });
  const list = trpc.admin.claims.list.useInfiniteQuery({ state }, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const listedClaims = list.data?.pages.flatMap((page) => page.claims);
  const one = trpc.admin.claims.get.useQuery({ claimId: chosen ?? '' }, { enabled: chosen !== null });
  useListKeys({
    ids: listedClaims?.map(({ id }) => id) ?? [],
    chosen: chosen ?? undefined,
    onChoose: (id) => go(id),
  });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      lead={chosen !== null && <Crumbs above={[{ to: '/admin/claims', words: t('title') }]} current={one.data?.code} />}
      panelWidth={400}
      isPanelBelow
      panel={
        one.data === undefined ? null : (
          <ClaimDecision key={one.data.id} claim={one.data} onClose={() => go(undefined)} />
        )
      }
    >
      {chosen !== null && one.data === undefined && (
        <Unopened query={one} none={t('noSuch')} onBack={() => go(undefined)} />
      )}
      {chosen === null && (
        <>
          <div className={rows.tools}>
            <Segments
              label={t('show')}
              value={state}
              onChange={(to) => go(undefined, to)}
              items={[
                { value: 'open', words: t('open') },
                { value: 'decided', words: t('decided') },
              ]}
            />
          </div>
          {list.isError && <ErrorBox errors={list.error.message} fallback={t('failed')} />}
          {list.isPending && <Skeleton height={140} />}
          {listedClaims?.length === 0 && <EmptyState title={t('none')} />}
          {listedClaims !== undefined && listedClaims.length > 0 && (
            <ul className={styles.list}>
              {listedClaims.map((claim) => (
                <li key={claim.id}>
                  <button type="button" className={styles.row} onClick={() => go(claim.id)}>
                    <strong>
                      {claims('kindOfBag', { kind: claims(kindKeys[claim.kind]), bag: bagName(claim.bag) })}
                      <span className={styles.soft}>
                        {claim.code}, {claim.location.name}
                      </span>
                    </strong>
                    <span className={styles.soft}>{t(stateKeys[claim.state])}</span>
                    <span className={styles.soft}>{listed(claim.sentAt)}</span>
                    <span className={styles.amount}>{formatMoney(claim.asked, locale)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ShowMore list={list}>{t('more')}</ShowMore>
        </>
      )}
      {one.data !== undefined && (
        <>
          <ClaimHead claim={one.data} />
          <ClaimSides claim={one.data} />
        </>
      )}
    </AdminPage>
  );
}
