import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { routeTree } from './route-tree.gen.ts';
import { createRouter } from './router.tsx';

/** Answers for one slug, refuses another, and never answers for the rest. */
const link = () => {
  return ({ op }: { op: { input: unknown } }) =>
    observable<never, never>((observer) => {
      const { slug } = op.input as { slug: string };
      if (slug === 'answered') {
        observer.next({ result: { data: slug } } as never);
        observer.complete();
      }
      if (slug === 'refused') observer.error(new Error('Not Found') as never);
    });
};

test('only answers travel with a page: what was refused or is still open is asked for by the browser', async () => {
  const router = createRouter({
    routeTree,
    link: link as never,
    locale: 'en',
    theme: 'system',
    filterCookie: null,
    assets: { scripts: [], styles: [] } as never,
  });
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
