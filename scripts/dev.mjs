// `npm run dev`: hot reload in the browser, restart of the server when its files change.
import { ensureInstalled, runServer } from './run.mjs';

await ensureInstalled();
await runServer([
  '--disable-warning=ExperimentalWarning',
  '--watch',
  '--watch-preserve-output',
  'src-server/main.ts',
  '--dev',
]);
