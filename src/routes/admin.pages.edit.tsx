import { createFileRoute } from '@tanstack/react-router';
import { PageEditor } from '#web/features/admin/pages/page-editor.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';

export const Route = createFileRoute('/admin/pages/edit')({
  staticData: { areas: ['adminPages'] },
  validateSearch: (search: Record<string, unknown>): { readonly url: string } => ({ url: String(search.url ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    orNotFound(
      Promise.all([
        context.api.admin.pages.open.ensureData({ url: deps.url }),
        context.api.admin.pages.previewLink.ensureData({ url: deps.url }),
      ]),
      '/admin',
    ),
  component: Edit,
});

function Edit() {
  const { url } = Route.useSearch();
  return <PageEditor key={url} url={url} />;
}
