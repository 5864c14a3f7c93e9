import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import type { KeptAnswer } from './keeping-server.ts';

const source = join(import.meta.dirname, 'empty-page');

/** Builds the empty page as the product is built, below a folder, and answers its files by their addresses. */
export async function buildEmptyPage(folder: string): Promise<ReadonlyMap<string, KeptAnswer>> {
  const shared: InlineConfig = { root: source, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({
    ...shared,
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: true,
      rollupOptions: { input: join(source, 'client.tsx'), output: { entryFileNames: 'client.js' } },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: join(source, 'server.tsx'), outDir: join(folder, 'server'), emptyOutDir: true },
  });
  const { renderEmptyPage } = (await import(pathToFileURL(join(folder, 'server', 'server.js')).href)) as {
    renderEmptyPage: () => Promise<string>;
  };
  const file = (type: string, body: Buffer): KeptAnswer => ({ headers: { 'content-type': type }, body });
  return new Map([
    ['/empty', file('text/html; charset=utf-8', Buffer.from(await renderEmptyPage()))],
    ['/empty/client.js', file('text/javascript', readFileSync(join(folder, 'client', 'client.js')))],
  ]);
}
