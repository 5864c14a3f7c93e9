// `npm start`: installs what is missing, builds, and serves.
import { ensureBuilt, ensureInstalled, runServer } from './run.mjs';

await ensureInstalled();
await ensureBuilt();
await runServer(['--disable-warning=ExperimentalWarning', 'src-server/main.ts']);
