// `npm run dev`: hot reload in the browser, restart of the server when its files change.
import { buildWidget, ensureInstalled, runServer } from './run.mjs';

await ensureInstalled();
// The widget for other sites is no part of the pages: a change of it is seen after the next start.
await buildWidget();
await runServer([
  '--disable-warning=ExperimentalWarning',
  '--watch',
  '--watch-preserve-output',
  'src-server/main.ts',
  '--dev',
]);
