import { useState } from 'react';
import { sendWhileLeaving } from '#web/lib/send-while-leaving.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import decision from '../change-requests/decision.module.css';
import tones from '../kit/tones.module.css';
import { Keycap } from '../kit/keycap.tsx';
import { useHeldAct } from '../kit/use-held-act.ts';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useKeys } from '../kit/use-keys.ts';
import type { Look } from './look.ts';
import styles from './look.module.css';

interface LookDecisionProps {
  readonly look: Look;
  /** Leads on, with what takes it back. */
  readonly onDecided: (undo: () => void) => void;
}

type Chosen = { readonly kind: 'fine' } | { readonly kind: 'refuse'; readonly reason: string };

/** One press for fine, and one that opens the form of a refusal; either is held for ten seconds, in which it can be taken back. */
export function LookDecision({ look, onDecided }: LookDecisionProps) {
  const t = useTexts('adminNewLocations');
  const [isRefusing, setRefusing] = useState(false);
  const hold = useHeldDecision(look, onDecided);
  const { state, isLive, listing, decidedBy } = look;
  const canRefuse = state === 'waiting';
  const canFind = state !== 'fine';
  const fine = () => canFind && hold({ kind: 'fine' });
  const refuse = () => canRefuse && setRefusing(true);
  useKeys({ f: fine, r: refuse });
  if (!canFind) {
    return (
      <section className={decision.decision}>
        <h3>{t('fineBy', { name: decidedBy ?? '–' })}</h3>
      </section>
    );
  }
  const effect = isLive ? 'fineStaysLive' : listing.hasHours ? 'fineGoesLive' : 'fineWithoutHours';
  return (
    <section className={decision.decision}>
      <h3>{canRefuse ? t('decision') : t('refusedBy', { name: decidedBy ?? '–' })}</h3>
      <p className={tones.soft}>{t(effect)}</p>
      <div className={styles.acts}>
        <Button full onClick={fine}>
          {t('fine')} <Keycap of="F" />
        </Button>
        {canRefuse && (
          <Button full variant="danger" onClick={refuse}>
            {t('refuse')} <Keycap of="R" />
          </Button>
        )}
      </div>
      <p className={decision.held}>
        {t('held')} <Keycap of="U" />
      </p>
      <RefuseDialog
        look={look}
        open={isRefusing}
        onClose={() => setRefusing(false)}
        onRefuse={(reason) => {
          setRefusing(false);
          hold({ kind: 'refuse', reason });
        }}
      />
    </section>
  );
}

interface RefuseDialogProps {
  readonly look: Look;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => void;
}

/** Asks why: the partner reads it. What was typed is kept on the device until it was sent. */
function RefuseDialog({ look, open, onClose, onRefuse }: RefuseDialogProps) {
  const t = useTexts('adminNewLocations');
  const [reason, setReason] = useKeptWords(`new-location:${look.id}`, '');
  const [isWanted, setWanted] = useState(false);
  const isShort = reason.trim().length < 3;
  const send = () => (isShort ? setWanted(true) : onRefuse(reason.trim()));
  return (
    <Dialog open={open} onClose={onClose} title={t('refuseTitle', { name: look.listing.name })}>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
        }}
      >
        <Field label={t('reason')} hint={t('reasonHint')} error={isWanted && isShort ? t('reasonWanted') : undefined}>
          <TextArea
            data-first-focus=""
            name="reason"
            rows={4}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Button type="submit" variant="danger">
          {t('refuse')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Makes a decision after ten seconds, or when the page is left; until then a press takes it back. */
function useHeldDecision(look: Look, onDecided: LookDecisionProps['onDecided']) {
  const t = useTexts('adminNewLocations');
  const hold = useHeldAct();
  const utils = trpc.useUtils();
  const [, , forgetReason] = useKeptWords(`new-location:${look.id}`, '');
  const { mutateAsync } = trpc.admin.newLocations.decide.useMutation();
  return (decided: Chosen) => {
    const made = { lookId: look.id, seen: look.seen, decision: decided };
    const takeBack = hold({
      said: t(decided.kind === 'fine' ? 'finding' : 'refusing', { name: look.listing.name }),
      key: look.id,
      act: async () => {
        await mutateAsync(made);
        forgetReason();
      },
      whileLeaving: () => sendWhileLeaving('admin.newLocations.decide', made),
      onEnd: () => Promise.all([utils.admin.newLocations.invalidate(), utils.admin.home.invalidate()]),
    });
    onDecided(takeBack);
  };
}
