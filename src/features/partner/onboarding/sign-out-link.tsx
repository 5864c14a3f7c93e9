import { useSignOut } from '#web/parts/use-sign-out.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';

/** Leaving is always possible; what was done so far is kept. */
export function SignOutLink() {
  const t = useTexts('join');
  const signOut = useSignOut();
  return (
    <Button variant="quiet" size={44} busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {t('signOut')}
    </Button>
  );
}
