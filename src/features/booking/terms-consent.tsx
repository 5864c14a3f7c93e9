import { type Ref, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { FieldError } from '#web/ui/field/field.tsx';
import pay from './pay-step.module.css';
import { TermsDialog } from './terms-dialog.tsx';

export type TermsConsentProps = {
  readonly accepted: boolean;
  /** Completing was tried without it. */
  readonly missing: boolean;
  readonly disabled: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly ref: Ref<HTMLDivElement>;
};

/** The checkbox of the terms, with the terms one press away. */
export function TermsConsent({ accepted, missing, disabled, onChange, ref }: TermsConsentProps) {
  const t = useTexts('booking');
  const missingId = useId();
  const [open, setOpen] = useState(false);
  const [before = '', after = ''] = t('acceptTerms').split('{terms}');
  return (
    <div ref={ref} className={pay.terms}>
      <div className={pay.consent}>
        <Checkbox
          hideLabel
          label={t('acceptTerms', { terms: t('termsLink') })}
          checked={accepted}
          disabled={disabled}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? missingId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p>
          <span aria-hidden onClick={() => disabled || onChange(!accepted)}>
            {before}
          </span>
          <button type="button" className={pay.link} onClick={() => setOpen(true)}>
            {t('termsLink')}
          </button>
          {after}
        </p>
      </div>
      {missing && <FieldError id={missingId}>{t('confirmTerms')}</FieldError>}
      <TermsDialog
        open={open}
        onClose={() => setOpen(false)}
        onAccept={() => {
          onChange(true);
          setOpen(false);
        }}
      />
    </div>
  );
}
