import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { type Application, applicationOf } from '#shared/accounts/application.ts';
import type { Locale } from '#shared/messages/text.ts';
import { assetsOfBuild, entryOf, type Manifest, type PageAssets } from './page-assets.ts';

interface RenderRequest {
  readonly request: Request;
  readonly link: TRPCLink<AnyRouter>;
  readonly locale: Locale;
  readonly theme: string;
  /** The last search as the browser kept it, unparsed. */
  readonly filterCookie: string | null;
  readonly nonce: string;
}

/** Turns a request into a page; built files in production, Vite's modules while developing. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<Response>;
  /** The drawing by which a shop without a photo is shared, as SVG of 1200 × 630. */
  drawShop(businessType: string | null, name: string): Promise<string>;
  /** Its drawn front in its street, without a sky, as SVG. */
  drawStreet(businessType: string | null, name: string): Promise<string>;
}

/** The server's build of an application. */
interface PagesModule {
  renderPage(options: RenderRequest & { readonly assets: PageAssets }): Promise<Response>;
}

interface SiteModule extends PagesModule {
  locationShare(businessType: string | null, name: string): string;
  locationStreet(businessType: string | null, name: string): string;
}

/** What answers for an application: its module, and what its pages link. */
interface Pages<Module = PagesModule> {
  readonly module: Module;
  readonly assets: PageAssets;
}

/** @param find brings an application, as it is now */
function rendererOf(find: (application: Application) => Promise<Pages>): PageRenderer {
  const site = async () => ((await find('site')) as Pages<SiteModule>).module;
  return {
    render: async (asked) => {
      const { module, assets } = await find(applicationOf(new URL(asked.request.url).pathname));
      return module.renderPage({ ...asked, assets });
    },
    drawShop: async (businessType, name) => (await site()).locationShare(businessType, name),
    drawStreet: async (businessType, name) => (await site()).locationStreet(businessType, name),
  };
}

/** Reads what `npm run build` made. @throws when there is no build. */
export async function createBuiltRenderer(root: string): Promise<PageRenderer> {
  const read = async (application: Application): Promise<Pages> => {
    const manifest = await readFile(join(root, `dist/client/.vite/${application}.json`), 'utf8');
    const module = (await import(pathToFileURL(join(root, `dist/server/${application}.js`)).href)) as PagesModule;
    return { module, assets: assetsOfBuild(application, JSON.parse(manifest) as Manifest) };
  };
  const built = { site: await read('site'), office: await read('office') };
  return rendererOf(async (application) => built[application]);
}

const DEV_SCRIPT = `import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;`;

/** Serves the browser's modules with hot reload and loads the page module anew when it changed. */
export async function createDevRenderer(
  root: string,
  app: FastifyInstance,
): Promise<PageRenderer & { vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  const renderer = rendererOf(async (application) => ({
    module: (await vite.ssrLoadModule(`/src/${application}/entry-server.tsx`)) as unknown as PagesModule,
    assets: {
      script: `/${entryOf(application)}`,
      scripts: () => [],
      styles: [],
      devScript: `import '/@vite/client';\n${DEV_SCRIPT}`,
    },
  }));
  return { vite, ...renderer };
}
