import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** Does something, says what came of it or why not, and asks for the page's lists again. */
export function useAct() {
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  return async <Result>(work: () => Promise<Result>, done: (result: Result) => string): Promise<Result | null> => {
    try {
      const result = await work();
      toast.info(done(result), { key: 'api-access' });
      await Promise.all([utils.tokens.invalidate(), utils.webhooks.invalidate()]);
      return result;
    } catch (error) {
      toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));
      return null;
    }
  };
}
