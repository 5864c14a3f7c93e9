// `npm run fuzz [-- requests [seed]]`: hostile requests to every call of REST, made of the kept examples; 20,000 and a
// seed of today where nothing is said. A run with the same seed asks the same.
import { run, toolEnvironment } from './run.mjs';

const [requests = '20000', seed = new Date().toISOString().slice(0, 10).replaceAll('-', '')] = process.argv.slice(2);
const env = toolEnvironment({ FUZZ_REQUESTS: requests, FUZZ_SEED: seed });
process.exit(await run('vitest', ['run', 'src-server/api/fuzz'], { env }));
