// Helpers of the start scripts. Plain JavaScript: it runs on Node 20.19 before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command to its end. Resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Ends with one sentence. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const version = (text) => text.replace(/^v/, '').split('.').map(Number);

/** The Node that came with the packages, or the one that runs this script when it is new enough. */
export function findNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  const [major, minor] = version(process.version);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(`No newer Node came with the packages for ${process.platform} ${process.arch}. Please install Node 22.18 or later.`);
}

const hashOf = (texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
};

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(folder, entry.name)));
}

const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Installs what is missing: when there are no packages, or others than the lockfile names. */
export async function ensureInstalled() {
  const [major, minor] = version(process.version);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Cloakroom needs Node 20.19 or later; this is ${process.version}.`);
  const stamp = join(root, 'node_modules', '.cloakroom-lock');
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  if (readStamp(stamp) === wanted) return;
  process.stdout.write('Installing packages (npm ci).\n');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
  if (code !== 0) fail('The packages could not be installed; npm says why above.');
  writeFileSync(stamp, wanted);
}

const sources = ['src', 'shared', 'src-server', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** Builds the pages when there is no build, or an older one than the sources. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.stamp');
  const wanted = hashOf(sources.flatMap((name) => filesBelow(join(root, name))).map((file) => readFileSync(file)));
  if (readStamp(stamp) === wanted) return;
  process.stdout.write('Building the pages.\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const args of [['build'], ['build', '--ssr']]) {
    const code = await run(findNode(), [vite, ...args, '--logLevel', 'warn']);
    if (code !== 0) fail('The pages could not be built; Vite says why above.');
  }
  writeFileSync(stamp, wanted);
}

/** Runs the server until it ends; signals reach it through the terminal or are passed on. */
export async function runServer(args) {
  const child = spawn(findNode(), args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
