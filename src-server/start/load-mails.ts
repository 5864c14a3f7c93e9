import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderMail } from '#server/start/mails.tsx';

interface MailsModule {
  readonly render: RenderMail;
}

/** The mail templates, which are JSX: as built with the pages, or through Vite while developing. */
export async function loadMails(root: string, dev: boolean): Promise<RenderMail> {
  if (!dev) return ((await import(pathToFileURL(join(root, 'dist/server/mails.js')).href)) as MailsModule).render;
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
  });
  return (name, props) =>
    vite
      .ssrLoadModule('/src-server/start/mails.tsx')
      .then((module) => (module as unknown as MailsModule).render(name, props));
}
