import { useState } from 'react';
import { type ClaimReason, claimReasons, needsSecondYes } from '#shared/claims/claim-rules.ts';
import { exponentOf } from '#shared/money/currency.ts';
import { parseDecimal, toDecimalText } from '#shared/money/money-text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Entries, Scales } from '../kit/entries.tsx';
import { SecondYesNote } from '../kit/second-yes-note.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Segments } from '../kit/segments.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import type { AdminClaim } from './claim.ts';
import styles from './claims.module.css';
import { AmountRow } from './amount-row.tsx';
import { SecondYes } from './second-yes.tsx';

const reasonKeys = {
  whileStored: 'whileStored',
  notProven: 'notProven',
  beforeStored: 'beforeStored',
  foundAgain: 'foundAgain',
  goodwill: 'goodwill',
} as const satisfies Record<ClaimReason, string>;

const wasKeys = { accepted: 'wasAccepted', part: 'wasPart', refused: 'wasRefused' } as const;

type ClaimDecisionProps = { readonly claim: AdminClaim; readonly onClose: () => void };

/** What is given, why, what becomes of the share, and the very entries that are written; or what was decided. */
export function ClaimDecision({ claim, onClose }: ClaimDecisionProps) {
  const t = useTexts('adminClaims');
  const locale = useLocale();
  const { weekdayMoment } = useMoments();
  const { decision } = claim;
  return (
    <>
      <PanelHead title={t('decision')} onClose={onClose}>
        <p className={styles.soft}>{t('due', { date: weekdayMoment(claim.decisionDueAt) })}</p>
      </PanelHead>
      {decision !== null ? (
        <PanelSection title={t(wasKeys[decision.kind])}>
          <p>{decision.note}</p>
          <p className={styles.soft}>
            {t('given', { bag: formatMoney(decision.bag, locale), stay: formatMoney(decision.stay, locale) })}
          </p>
        </PanelSection>
      ) : claim.proposal !== null ? (
        <SecondYes claim={claim} />
      ) : (
        <Decide claim={claim} />
      )}
    </>
  );
}

function Decide({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const { currency } = claim.asked;
  const [bag, setBag, forgetBag] = useKeptWords(`claim:${claim.id}:bag`, toDecimalText(claim.asked));
  const [stay, setStay, forgetStay] = useKeptWords(`claim:${claim.id}:stay`, '0');
  const [reasonName, setReason, forgetReason] = useKeptWords(`claim:${claim.id}:reason`, 'whileStored');
  const reason = claimReasons.find((each) => each === reasonName) ?? 'whileStored';
  const [share, setShare] = useState<'kept' | 'takenBack'>('kept');
  const [note, setNote, forgetNote] = useKeptWords(`claim:${claim.id}:note`, '');
  const [isTried, setTried] = useState(false);
  const minorOf = (text: string): number | null => {
    const parsed = parseDecimal(text === '' ? '0' : text, currency);
    return parsed.ok && parsed.value.minor >= 0 ? parsed.value.minor : null;
  };
  const [bagMinor, stayMinor] = [minorOf(bag), minorOf(stay)];
  const isStayWrong = stayMinor === null || stayMinor > claim.held.minor;
  const preview = trpc.admin.bookings.preview.useQuery(
    { bookingId: claim.bookingId, minor: stayMinor ?? 0, share },
    { enabled: !isStayWrong && (stayMinor ?? 0) > 0 },
  );
  const decide = trpc.admin.claims.decide.useMutation();
  const total = (bagMinor ?? 0) + (stayMinor ?? 0);
  // What is given says which of the three it is; pressing one writes its amounts.
  const kind = total === 0 ? 'refuse' : bagMinor === claim.asked.minor ? 'accept' : 'part';
  const choose = (next: typeof kind) => {
    if (next === 'refuse') setStay('0');
    setBag(next === 'refuse' ? '0' : next === 'accept' ? toDecimalText(claim.asked) : '');
  };
  const amount = formatMoney({ minor: total, currency }, locale);
  const write = (minor: number) => toDecimalText({ minor, currency });
  const act = total === 0 ? t('refuse') : t('give', { amount });
  const send = async () => {
    setTried(true);
    if (bagMinor === null || stayMinor === null || isStayWrong || note.trim() === '') return;
    const asked = {
      claimId: claim.id,
      bagMinor,
      stayMinor,
      share,
      reason,
      note: note.trim(),
      held: claim.held.minor,
    };
    try {
      const { outcome } = await risky({ act, target: claim.code, amount }, () => decide.mutateAsync(asked));
      [forgetBag, forgetStay, forgetReason, forgetNote].forEach((forget) => forget());
      toast.info(t(outcome === 'waits' ? 'waitsNow' : 'doneNow'));
      await utils.admin.claims.invalidate();
    } catch (error) {
      if (!(error instanceof NotProven)) toast.error(wireFailure(error, t('failed')).message);
    }
  };
  return (
    <>
      <PanelSection title={t('amounts')}>
        <Segments
          isWide
          label={t('decision')}
          value={kind}
          onChange={choose}
          items={[
            { value: 'accept', words: t('accept') },
            { value: 'part', words: t('part') },
            { value: 'refuse', words: t('refuseShort') },
          ]}
        />
        <table className={styles.amounts}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('amounts')}</span>
              </th>
              <th scope="col">{t('asked')}</th>
              <th scope="col">{t('givenNow')}</th>
            </tr>
          </thead>
          <tbody>
            <AmountRow
              name={t('bagRow')}
              asked={write(claim.asked.minor)}
              label={t('theBag', { currency })}
              value={bag}
              isWrong={bagMinor === null}
              onChange={setBag}
            />
            <AmountRow
              name={t('stayRow')}
              hint={t('atMost', { amount: formatMoney(claim.held, locale) })}
              asked="–"
              label={t('theStay', { amount: formatMoney(claim.held, locale) })}
              value={stay}
              isWrong={isStayWrong}
              onChange={setStay}
            />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('inAll')}</th>
              <td>{write(claim.asked.minor)}</td>
              <td>{write(total)}</td>
            </tr>
          </tfoot>
        </table>
        {(bagMinor === null || isStayWrong) && (
          <p className={styles.bad} role="alert">
            {t('amountWrong')}
          </p>
        )}
      </PanelSection>
      <PanelSection title={t('why')}>
        <Field label={t('why')} hideLabel>
          <Select height={44} value={reason} onChange={({ target }) => setReason(target.value)}>
            <Options of={claimReasons.map((each) => [each, t(reasonKeys[each])])} />
          </Select>
        </Field>
        <Field label={t('note')} required error={isTried && note.trim() === '' ? t('noteMissing') : undefined}>
          <TextArea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </PanelSection>
      {claim.isEarned && (
        <PanelSection title={t('share', { amount: formatMoney(claim.share, locale) })}>
          <Segments
            isWide
            label={t('share', { amount: formatMoney(claim.share, locale) })}
            value={share}
            onChange={setShare}
            items={[
              { value: 'kept', words: t('kept') },
              { value: 'takenBack', words: t('takenBack') },
            ]}
          />
        </PanelSection>
      )}
      <PanelSection
        title={t('willBeWritten')}
        isAct
        aside={preview.data !== undefined && stayMinor !== 0 ? <Scales entries={preview.data.entries} /> : undefined}
      >
        {preview.data !== undefined && stayMinor !== 0 && <Entries entries={preview.data.entries} />}
        <p className={styles.soft}>{t('byTransfer')}</p>
        {needsSecondYes(total, exponentOf(currency)) && (
          <>
            <Notice>{t('second')}</Notice>
            <SecondYesNote about="claim" />
          </>
        )}
        <Button full busy={decide.isPending} onClick={() => void send()}>
          {act}
        </Button>
        <p className={styles.soft}>{t('bothRead')}</p>
      </PanelSection>
    </>
  );
}
