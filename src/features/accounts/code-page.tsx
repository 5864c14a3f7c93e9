import { useRouter } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Digits } from '#web/parts/second-factor/digits.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './accounts.module.css';

/** The second question of a sign-in that went by an outside identity. */
export function CodePage({ to }: { readonly to: string }) {
  const t = useTexts('secondFactor');
  const router = useRouter();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.secondFactor.answer.useMutation();
  return (
    <AccountFrame>
      <div className={styles.panel}>
        <h1>{t('codeTitle')}</h1>
        <p>{t('codeLead')}</p>
        <Digits
          onCode={async (code) => {
            await mutateAsync({ code });
            await utils.accounts.viewer.invalidate();
            await utils.accounts.viewer.fetch();
            await router.navigate({ href: to, replace: true });
          }}
        />
      </div>
    </AccountFrame>
  );
}
