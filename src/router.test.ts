import { expect, test } from 'vitest';
import type { Answering } from '#web/lib/calls/calls.ts';
import { createRouter } from './router.tsx';

/** Answers for one slug, refuses another, and never answers for the rest. */
const answering: Answering = ({ input }) => {
  const { slug } = input as { slug: string };
  if (slug === 'answered') return Promise.resolve(slug);
  if (slug === 'refused') return Promise.reject(new Error('Not Found'));
  return new Promise(() => {});
};

test('only answers travel with a page: what was refused or is still open is asked for by the browser', async () => {
  const router = createRouter({
    answering,
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
