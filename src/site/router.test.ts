import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { answersAsText } from '#web/features/chrome/create-router.tsx';
import { createSiteRouter } from './router.tsx';

const answer = { answered: [{ text: 'Quick’ "and" </script> easy', stars: 5, reply: null }] };

/** Answers for one slug, refuses another, and never answers for the rest. */
const link = () => {
  return ({ op }: { op: { input: unknown } }) =>
    observable<never, never>((observer) => {
      const { slug } = op.input as { slug: string };
      if (slug === 'answered') {
        observer.next({ result: { data: answer } } as never);
        observer.complete();
      }
      if (slug === 'refused') observer.error(new Error('Not Found') as never);
    });
};

const newRouter = () =>
  createSiteRouter({
    link: link as never,
    locale: 'en',
    theme: 'system',
    filterCookie: null,
    assets: { scripts: [], styles: [] } as never,
  });

test('only answers travel with a page: what was refused or is still open is asked for by the browser', async () => {
  const router = newRouter();
  const { api } = router.options.context;
  await api.reviews.ofLocation.ensureData({ slug: 'answered' });
  await api.reviews.ofLocation.ensureData({ slug: 'refused' }).catch(() => null);
  void api.reviews.ofLocation.ensureData({ slug: 'open' }).catch(() => null);
  Object.assign(router, { serverSsr: { onRenderFinished: () => {} } });

  const sent = JSON.stringify(await router.options.dehydrate?.());
  expect(sent).toContain('answered');
  expect(sent).not.toContain('refused');
  expect(sent).not.toContain('open');
});

test('an answer travels as text, and the browser has it as it was', async () => {
  const router = newRouter();
  await router.options.context.api.reviews.ofLocation.ensureData({ slug: 'answered' });
  Object.assign(router, { serverSsr: { onRenderFinished: () => {} } });
  const sent = (await router.options.dehydrate?.()) as unknown as { query: { initial: DehydratedState['queries'] } };
  expect(sent.query.initial.map(({ state }) => state.data)).toEqual([JSON.stringify(answer)]);

  const browser = new QueryClient();
  hydrate(browser, { queries: sent.query.initial }, answersAsText.read);
  expect(browser.getQueryCache().getAll()[0]?.state.data).toEqual(answer);
});
