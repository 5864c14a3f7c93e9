import { TicketPercent } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { couponProblemText } from '#web/parts/price/price-words.ts';
import type { Inputs } from '#web/lib/trpc.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field, FieldError } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './discount.module.css';
import type { BookedQuote } from './use-booking.ts';

export type DiscountProps = {
  readonly code: string | null;
  readonly quote: BookedQuote | undefined;
  /** The stay to try a code on; missing while nothing is chosen. */
  readonly asked: Omit<Inputs['pricing']['quote'], 'code'> | null;
  readonly onCode: (code: string | null) => void;
};

/** The discount line's label: a quiet button that opens the dialog, or the code as a chip that can be taken off. */
export function Discount({ code, quote, asked, onCode }: DiscountProps) {
  const t = useTexts('booking');
  const [open, setOpen] = useState(false);
  const problem = quote?.coupon?.problem ?? null;
  return (
    <div className={styles.discount}>
      {code === null ? (
        <Button variant="quiet" className={styles.add} disabled={!asked} onClick={() => setOpen(true)}>
          <Icon of={TicketPercent} />
          {t('discountCode')}
        </Button>
      ) : (
        <>
          <span>{t('discountCode')}</span>
          <Chip
            tone={problem === null ? 'ticket' : 'danger'}
            onRemove={() => onCode(null)}
            removeLabel={t('removeCode', { code })}
          >
            {code.toUpperCase()}
          </Chip>
          {problem !== null && <FieldError>{couponProblemText(problem, t)}</FieldError>}
        </>
      )}
      {asked && (
        <Dialog open={open} onClose={() => setOpen(false)} title={t('discountCode')} width={440} fillPhone={false}>
          <CodeForm
            asked={asked}
            onCode={(next) => {
              onCode(next);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

type CodeFormProps = {
  readonly asked: NonNullable<DiscountProps['asked']>;
  readonly onCode: (code: string) => void;
};

/** Tries the code on the stay before it is taken; a bad one stays in the field with the reason. */
function CodeForm({ asked, onCode }: CodeFormProps) {
  const t = useTexts('booking');
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (busy) return;
    if (code === '') return setError(t('codeUnknown'));
    setBusy(true);
    try {
      const { coupon } = await utils.pricing.quote.fetch({ ...asked, code });
      if (coupon?.problem === null) onCode(coupon.code);
      else setError(couponProblemText(coupon?.problem ?? 'unknown', t));
    } catch {
      setError(t('somethingWentWrong'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void apply(event)}>
      <Field label={t('enterCode')} error={error}>
        <Input
          value={text}
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder={t('enterCode')}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" size={48} full busy={busy} busyLabel={t('pleaseWait')}>
        {t('applyCode')}
      </Button>
    </form>
  );
}
