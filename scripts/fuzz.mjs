// `npm run fuzz [-- requests [seed]]`: requests with hostile values, made from the document of REST, as every role, to
// two processes; 50,000 and a seed of today where nothing is said. A run with the same seed asks the same. None may take
// longer than two seconds.
import { run, toolEnvironment } from './run.mjs';

const [requests = '50000', seed = new Date().toISOString().slice(0, 10).replaceAll('-', '')] = process.argv.slice(2);
const env = toolEnvironment({ FUZZ_REQUESTS: requests, FUZZ_SEED: seed, FUZZ_MAX_MS: '2000' });
process.exit(await run('vitest', ['run', 'src-server/api/fuzz'], { env }));
