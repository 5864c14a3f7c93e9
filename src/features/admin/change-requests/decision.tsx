import { useRef, useState } from 'react';
import { sendWhileLeaving } from '#web/lib/send-while-leaving.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { useHeldAct } from '../kit/use-held-act.ts';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useKeys } from '../kit/use-keys.ts';
import { IfApproved } from './if-approved.tsx';
import type { Request } from './request.ts';
import styles from './decision.module.css';
import view from './view.module.css';
import tones from '../kit/tones.module.css';

const reasons = ['person', 'notFound', 'otherName', 'other'] as const;
type Reason = (typeof reasons)[number];
const words = {
  person: 'reasonPerson',
  notFound: 'reasonNotFound',
  otherName: 'reasonOtherName',
  other: 'reasonOther',
} as const;
const texts = { person: 'textPerson', notFound: 'textNotFound', otherName: 'textOtherName' } as const;

interface DecisionProps {
  readonly request: Request;
  /** Whether the partner changed it or took it back meanwhile; then it cannot be decided. */
  readonly isGone: boolean;
  /** Leads on, with what takes it back. */
  readonly onDecided: (undo: () => void) => void;
}

/** Approves or refuses with a reason; the decision is held for ten seconds, in which it can be taken back. */
export function Decision({ request, isGone, onDecided }: DecisionProps) {
  const t = useTexts('adminRequests');
  const [reasonName, setReason, forgetReason] = useKeptWords(`request:${request.id}:reason`, null);
  const [text, setText, forgetText] = useKeptWords(`request:${request.id}`, '');
  const reason = reasons.find((each) => each === reasonName) ?? null;
  const forget = () => {
    forgetReason();
    forgetText();
  };
  const hold = useHeldDecision(request, { onDecided, onMade: forget });
  const [isWanted, setWanted] = useState(false);
  const fields = useRef<HTMLElement>(null);
  const choose = (next: Reason) => {
    setReason(next);
    if (next !== 'other') setText(t(texts[next]));
  };
  const canDecide = request.status === 'waiting';
  const approve = () => canDecide && !isGone && hold({ kind: 'approve' });
  const refuse = () => {
    if (!canDecide || isGone) return;
    if (text.trim().length < 3) {
      setWanted(true);
      fields.current?.querySelector<HTMLElement>(reason === null ? 'input' : 'textarea')?.focus();
    } else hold({ kind: 'refuse', reason: text.trim() });
  };
  useKeys({ a: approve, r: refuse });
  if (!canDecide) {
    return (
      <section className={styles.decision}>
        <h3>{t(request.status === 'approved' ? 'wasApproved' : 'wasRefused', { name: request.decidedBy ?? '–' })}</h3>
        {request.reason !== null && <p>{request.reason}</p>}
      </section>
    );
  }
  return (
    <div className={view.aside}>
      <section ref={fields} className={styles.decision}>
        <h3>{t('decision')}</h3>
        <p className={tones.soft}>{t('decisionHint', { name: request.owner.firstName })}</p>
        <fieldset className={styles.reasons}>
          <legend className="sr-only">{t('reason')}</legend>
          {reasons.map((each) => (
            <Radio
              key={each}
              name="reason"
              label={t(words[each])}
              checked={reason === each}
              onChange={() => choose(each)}
            />
          ))}
        </fieldset>
        <Field label={t('reason')} error={isWanted && text.trim().length < 3 ? t('reasonWanted') : undefined}>
          <TextArea
            name="text"
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button full disabled={isGone} onClick={approve}>
          {t('approve', { count: request.fields.length })} <Keycap of="A" />
        </Button>
        <Button full variant="danger" disabled={isGone} onClick={refuse}>
          {t('refuse')} <Keycap of="R" />
        </Button>
        <p className={styles.held}>
          {t('held')} <Keycap of="U" />
        </p>
      </section>
      <IfApproved request={request} />
    </div>
  );
}

type Chosen = { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string };

/** Makes a decision after ten seconds, or when the page is left; until then a press takes it back. */
function useHeldDecision(
  request: Request,
  { onDecided, onMade }: Pick<DecisionProps, 'onDecided'> & { readonly onMade: () => void },
) {
  const t = useTexts('adminRequests');
  const hold = useHeldAct();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.admin.changeRequests.decide.useMutation();
  return (decision: Chosen) => {
    const made = { changeRequestId: request.id, seen: request.seen, decision };
    const takeBack = hold({
      said: t(decision.kind === 'approve' ? 'approving' : 'refusing', { name: request.listing.name }),
      key: request.id,
      act: async () => {
        await mutateAsync(made);
        onMade();
      },
      whileLeaving: () => sendWhileLeaving('admin.changeRequests.decide', made),
      onEnd: () => Promise.all([utils.admin.changeRequests.invalidate(), utils.admin.home.invalidate()]),
    });
    onDecided(takeBack);
  };
}
