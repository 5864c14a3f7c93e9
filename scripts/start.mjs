// `npm start`: installs what is missing, builds, and serves.
import { ensureBuilt, ensureInstalled, runServer } from './run.mjs';

await ensureInstalled();
await ensureBuilt();
// Left alone, V8 keeps garbage as long as the machine has memory. What NODE_OPTIONS says goes before it.
const ownLimit = /--max[-_]old[-_]space[-_]size/.test(process.env.NODE_OPTIONS ?? '');
const memory = ownLimit ? [] : ['--max-old-space-size=512', '--max-semi-space-size=4'];

await runServer([...memory, '--disable-warning=ExperimentalWarning', 'src-server/main.ts']);
