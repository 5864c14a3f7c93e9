import { createFileRoute } from '@tanstack/react-router';
import { PageEditor } from '#web/features/admin/pages/page-editor.tsx';
import type { EditedPage } from '#web/features/admin/pages/page-types.ts';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/pages/edit')({
  staticData: { areas: ['adminPages'] },
  validateSearch: (search: Record<string, unknown>): { readonly url: string } => ({ url: String(search.url ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { url } }) => {
    const [{ texts }] = await Promise.all([
      orNotFound<EditedPage>(api.admin.pages.open.ensureData({ url }), '/admin'),
      orNotFound(api.admin.pages.preview.ensureData({ url }), '/admin'),
    ]);
    return { title: texts.find(({ language }) => language === 'en')?.title };
  },
  head: ({ matches, match, loaderData }) =>
    pageHead(matches, loaderData?.title ?? String(match.context.texts.of('adminPages').title)),
  component: Edit,
});

function Edit() {
  const { url } = Route.useSearch();
  return <PageEditor key={url} url={url} />;
}
