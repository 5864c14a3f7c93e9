import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly of: {
    readonly failure: string | null;
    readonly failures: number;
    readonly isBusy: boolean;
    submit(event: FormEvent<HTMLFormElement>): Promise<void>;
  };
  readonly children: ReactNode;
}

/** The form of a panel with its 'Save changes'. */
export function SettingsForm({ of, children }: SettingsFormProps) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  return (
    <form method="post" onSubmit={(event) => void of.submit(event)} className={styles.form} noValidate>
      <FormFailure of={of} />
      {children}
      <Button type="submit" size={48} busy={of.isBusy} busyLabel={common('pleaseWait')} className={styles.save}>
        {t('saveChanges')}
      </Button>
    </form>
  );
}
