import { Copy, Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useCopy } from '#web/parts/use-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import styles from './tokens.module.css';
import { useAct } from './use-act.ts';
import { useMoments } from './use-moments.ts';

type Token = Outputs['tokens']['list']['tokens'][number];

const mayWords = { read: 'mayRead', counter: 'mayCounter', all: 'mayAll' } as const;

/** A partner's tokens; a new one is shown once, until it is put away. */
export function TokensCard({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  const [{ tokens, zone }] = trpc.tokens.list.useSuspenseQuery();
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const [ending, setEnding] = useState<Token | null>(null);
  return (
    <Card as="section" pad={0}>
      <header className={styles.head}>
        <h2>{t('tokens')}</h2>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          <Icon of={Plus} size={18} />
          {t('newToken')}
        </Button>
      </header>
      {made !== null && <MadeToken {...made} onClose={() => setMade(null)} />}
      {tokens.length === 0 ? (
        <p className={styles.none}>{t('noTokens')}</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <Row key={token.id} token={token} zone={zone} now={now} onEnd={() => setEnding(token)} />
          ))}
        </ul>
      )}
      <NewTokenDialog
        key={String(isAsked)}
        open={isAsked}
        onClose={() => setAsked(false)}
        onMade={(token) => {
          setMade(token);
          setAsked(false);
        }}
      />
      <EndDialog token={ending} onClose={() => setEnding(null)} />
    </Card>
  );
}

type MadeProps = { readonly name: string; readonly token: string; readonly onClose: () => void };

function MadeToken({ name, token, onClose }: MadeProps) {
  const t = useTexts('apiAccess');
  const copy = useCopy();
  return (
    <div className={styles.made} role="status">
      <p>{t('tokenReady', { name })}</p>
      <IconButton icon={X} label={t('done')} onClick={onClose} className={styles.close} />
      <div className={styles.frame}>
        <code>{token}</code>
        <Button size={40} onClick={() => void copy(token, t('copied'))}>
          <Icon of={Copy} size={18} />
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}

type RowProps = {
  readonly token: Token;
  readonly zone: string;
  readonly now: string;
  readonly onEnd: () => void;
};

function Row({ token, zone, now, onEnd }: RowProps) {
  const t = useTexts('apiAccess');
  const moments = useMoments(zone, now);
  const { name, hint, may, lastUsedAt, createdAt, expiresAt, isOver } = token;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <strong>{name}</strong>
        <span>{hint}…</span>
      </div>
      <span className={styles.may}>{t(mayWords[may])}</span>
      <div className={styles.when}>
        <span>{lastUsedAt === null ? t('neverUsed') : t('usedAt', { when: moments.short(lastUsedAt) })}</span>
        <span
          title={t(isOver ? 'endedAt' : 'endsAt', { when: moments.day(expiresAt) })}
          data-over={isOver || undefined}
        >
          {isOver ? t('endedAt', { when: moments.day(expiresAt) }) : t('madeAt', { when: moments.dayWords(createdAt) })}
        </span>
      </div>
      <IconButton icon={Trash2} label={t('endToken', { name })} onClick={onEnd} className={styles.end} />
    </li>
  );
}

function EndDialog({ token, onClose }: { readonly token: Token | null; readonly onClose: () => void }) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const revoke = trpc.tokens.revoke.useMutation();
  const act = useAct();
  // Its words stay while it closes.
  const [last, setLast] = useState(token);
  if (token !== null && token !== last) setLast(token);
  const name = last?.name ?? '';
  const end = async () => {
    if (token === null) return;
    await act(
      () => revoke.mutateAsync({ tokenId: token.id }),
      () => t('ended', { name }),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open={token !== null}
      title={t('endTitle', { name })}
      confirmLabel={t('end')}
      cancelLabel={t('keep')}
      danger
      busy={revoke.isPending}
      busyLabel={common('pleaseWait')}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {t('endText')}
    </ConfirmDialog>
  );
}
