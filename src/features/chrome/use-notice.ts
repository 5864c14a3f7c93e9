import { useEffect } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

const NAME = 'cloakroom_notice';

/** Reads what the server left for this page to say, once. */
function takeNotice(): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`));
  if (found === undefined) return undefined;
  document.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`;
  return found.slice(NAME.length + 1);
}

/** Says what happened while another site had the browser: a login with Google. */
export function useNotice(): void {
  const t = useTexts('common');
  const toast = useToast();
  useEffect(() => {
    if (takeNotice() === 'google') toast.info(t('googleSuccess'));
  }, [t, toast]);
}
