// Helpers of the start scripts. Plain JavaScript: it runs on Node 20.19 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const bin = join(root, 'node_modules', '.bin');

/** The environment in which the packages' commands run, and run on the packages' Node. */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

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
  const own = join(bin, 'node');
  // It is there but does not start where the system's C library is another one.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major, minor] = version(process.version);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(
    `No newer Node came with the packages for ${process.platform} ${process.arch}. Please install Node 22.18 or later.`,
  );
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

/** Whether npm ran by hand after the lockfile was last written. */
function isInstalledByHand() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Installs what is missing: when there are no packages, or others than the lockfile names. */
export async function ensureInstalled() {
  const [major, minor] = version(process.version);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Cloakroom needs Node 20.19 or later; this is ${process.version}.`);
  const stamp = join(root, 'node_modules', '.cloakroom-lock');
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  const found = readStamp(stamp);
  if (found === wanted) return;
  if (found !== null || !isInstalledByHand()) {
    process.stdout.write('Installing packages (npm ci).\n');
    // The build's tools are development packages: they are needed in production too.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run('npm', args, { shell: process.platform === 'win32' });
    if (code !== 0) fail('The packages could not be installed; npm says why above. Is there a network?');
  }
  writeFileSync(stamp, wanted);
}

const sources = [
  'src',
  'shared',
  'widget',
  'src-server',
  'public',
  'vite.config.ts',
  'vite.widget.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const isSource = (file) => !/\.test\.tsx?$|route-tree\.gen\.ts$/.test(file);

function hashOfSources() {
  const files = sources.flatMap((name) => filesBelow(join(root, name))).filter(isSource);
  return hashOf(files.flatMap((file) => [`\0${relative(root, file)}\0`, readFileSync(file)]));
}

const WIDGET = ['build', '-c', 'vite.widget.config.ts'];

function runVite(args) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return run(findNode(), [vite, ...args, '--logLevel', 'warn'], { env: toolEnvironment() });
}

/** Builds the widget for other sites only. */
export async function buildWidget() {
  if ((await runVite(WIDGET)) !== 0) fail('The widget could not be built; Vite says why above.');
}

/** Builds the pages when there is no build, or an older one than the sources. Answers whether there is a build now. */
export async function build({ anyway = false } = {}) {
  const stamp = join(root, 'dist', '.stamp');
  const wanted = hashOfSources();
  if (!anyway && readStamp(stamp) === wanted) return true;
  process.stdout.write('Building the pages.\n');
  // Half a build must not pass for the one that the stamp names.
  rmSync(stamp, { force: true });
  for (const args of [['build'], ['build', '--mode', 'office'], ['build', '--ssr'], WIDGET])
    if ((await runVite(args)) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Builds when needed, and ends the start with one sentence when that fails. */
export async function ensureBuilt() {
  if (!(await build())) fail('The pages could not be built; Vite says why above.');
}

/** Runs the server until it ends; signals reach it through the terminal or are passed on. */
export async function runServer(args) {
  const child = spawn(findNode(), args, { cwd: root, stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal));
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => pass('SIGTERM'));
  child.once('error', (error) => fail(`The server could not be started: ${error.message}.`));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The shell between npm and us ends on a signal without passing it on; then no other process would end the server. */
function whenParentEnds(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 250);
}
