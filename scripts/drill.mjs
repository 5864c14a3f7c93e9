// `npm run drill [-- text]`: a process of the product is killed at each point between a write and its effect, started
// again and asked the same; what that did is held against what it does undisturbed. Only the points whose name holds the
// text, where one is given.
import { run, toolEnvironment } from './run.mjs';

const [wanted = ''] = process.argv.slice(2);
// Most of a point is waiting: calls and jobs, four of each at a time.
const env = toolEnvironment({ DRILL: wanted, DRILL_LANES: '4' });
process.exit(await run('vitest', ['run', 'src-server/drill', '--maxConcurrency=100'], { env }));
