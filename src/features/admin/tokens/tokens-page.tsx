import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import rows from '../kit/rows.module.css';
import { useAct } from '../kit/use-act.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import { NewToken } from './new-token.tsx';
import { SiteWebhooks } from './site-webhooks.tsx';

/** Service tokens of scripts and partners: which there are, how long they last, and their end. */
export function TokensPage({ now }: { readonly now: string }) {
  const t = useTexts('adminTokens');
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.tokens.invalidate());
  const { day } = useMoments();
  const [tokens] = trpc.admin.tokens.useSuspenseQuery();
  const [ending, setEnding] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useListKeys({ ids: tokens.map(({ id }) => id), chosen, onChoose: setChosen });
  const revoke = trpc.admin.revokeToken.useMutation();
  const end = async (id: string, name: string) => {
    await act(() => risky({ act: t('revokeOf', { name }) }, () => revoke.mutateAsync({ name: id })), t('revoked'));
    setEnding(null);
  };
  const stateOf = (token: (typeof tokens)[number]) => {
    if (token.revokedAt !== null) return t('isRevoked', { day: day(token.revokedAt) });
    return t(token.expiresAt < now ? 'isOver' : 'until', { day: day(token.expiresAt) });
  };
  return (
    <AdminPage title={t('title')} hasTimes>
      <div className={rows.tools}>
        <p className={rows.soft}>{t('lead')}</p>
        <span className={rows.count} />
        <Button size={44} onClick={() => setIsMaking(true)}>
          {t('new')}
        </Button>
      </div>
      <NewToken open={isMaking} onClose={() => setIsMaking(false)} />
      {tokens.length === 0 && <EmptyState title={t('none')} />}
      {tokens.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('role')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">
                <span className="sr-only">{t('revoke')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.id} className={rows.row} data-chosen={token.id === chosen || undefined}>
                <td className={rows.strong}>{token.name}</td>
                <td>{token.role}</td>
                <td>{stateOf(token)}</td>
                <td className={rows.number}>
                  {token.revokedAt === null && token.expiresAt > now && (
                    <Button variant="danger" size={40} onClick={() => setEnding({ id: token.id, name: token.name })}>
                      {t('revoke')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SiteWebhooks />
      <ConfirmDialog
        open={ending !== null}
        title={t('revokeOf', { name: ending?.name ?? '' })}
        confirmLabel={t('revoke')}
        cancelLabel={t('keep')}
        danger
        busy={revoke.isPending}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending !== null && void end(ending.id, ending.name)}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </AdminPage>
  );
}
