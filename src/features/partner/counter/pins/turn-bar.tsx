import { UserRoundCheck, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepTurn } from '#web/lib/counter/kept-turn.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useKeptCounter } from '../offline/kept-counter-context.ts';
import { TurnDialog } from './turn-dialog.tsx';
import styles from './pins.module.css';

/** How often it is looked whether the owner took a PIN away, in ms. */
const EVERY = 60_000;

/**
 * On a device that people share: whose turn it is, how it changes hands, and the question for the PIN where it is no
 * one's. Nothing on any other. Without a network the last one goes on.
 */
export function TurnBar() {
  const t = useTexts('offlineCounter');
  const { goneSince, day } = useKeptCounter();
  const utils = trpc.useUtils();
  const { data } = trpc.pins.here.useQuery(undefined, {
    enabled: goneSince === null && day !== null,
    retry: false,
    refetchInterval: EVERY,
  });
  const end = trpc.pins.end.useMutation({ onSettled: () => utils.pins.invalidate() });
  const [isAway, setAway] = useState(false);
  const shared = data?.shared ?? null;
  const idleAt = shared?.turn?.idleAt;
  useEffect(() => {
    if (data !== undefined) keepTurn(data.shared);
  }, [data]);
  useEffect(() => {
    if (idleAt === undefined) return;
    const timer = setTimeout(() => void utils.pins.invalidate(), Math.max(0, Date.parse(idleAt) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [idleAt, utils]);
  if (shared === null) return null;
  const { turn } = shared;
  const ask = () => {
    setAway(false);
    if (turn !== null) end.mutate();
  };
  return (
    <>
      <div className={styles.bar}>
        <Icon of={turn === null ? UsersRound : UserRoundCheck} size={20} />
        <p>{turn === null ? t('noTurn') : t(goneSince === null ? 'turnOf' : 'turnAway', { name: turn.name })}</p>
        {goneSince === null && (
          <Button variant="secondary" size={40} busy={end.isPending} onClick={ask}>
            {t(turn === null ? 'givePin' : 'changeHands')}
          </Button>
        )}
      </div>
      <TurnDialog
        shared={shared}
        isOpen={turn === null && !isAway && goneSince === null}
        onClose={() => setAway(true)}
      />
    </>
  );
}
