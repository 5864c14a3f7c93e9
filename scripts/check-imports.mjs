// Checks every import of the product against `import-rules.mjs`, that no files import each other in a circle, and that
// the server's statements name no later module's tables (`sql-owners.mjs`). Ends with 1 and a line for each that does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './circles.mjs';
import { moduleOrder, rules, sharedLevels } from './import-rules.mjs';
import { lateTriggers, ownersOf, statementsOf, unowned, withFunctions } from './sql-owners.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const aliases = { '#client/': 'client/', '#shared/': 'shared/', '#server/': 'src-server/', '#web/': 'src/' };

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`, with whether only types are taken and whether it loads later. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g;

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Every import of a file's text. */
export function importsOf(text) {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, type, named, bare, dynamic]) => ({
    specifier: named ?? bare ?? dynamic,
    types: type !== undefined,
    later: dynamic !== undefined,
  }));
}

/** A specifier as a path from the project's folder, or as the package it names. */
function resolve(from, specifier) {
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  if (alias !== undefined) return { to: aliases[alias] + specifier.slice(alias.length), isPackage: false };
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(from), specifier), isPackage: false };
  return { to: specifier, isPackage: true };
}

/** What is refused about one import, as sentences. */
export function refusalsOf(from, { specifier, types }) {
  const found = { from, types, ...resolve(from, specifier) };
  return rules
    .filter(({ of }) => of.test(from))
    .map(({ refuses }) => refuses(found))
    .filter(Boolean)
    .map((sentence) => `${from}: '${specifier}'. ${sentence}`);
}

/** Tests, what only they use, and the build's own files may import anything. */
const isChecked = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|fixture|gen)\.tsx?$/.test(path) &&
  !/^src-server\/(testing|platform\/payments\/sandbox\/testing)/.test(path);

/** A folder that no list names would slip through the order. */
function unknownFolders() {
  const unlisted = (folder, known) =>
    readdirSync(join(root, folder)).filter((name) => !name.includes('.') && !known.includes(name));
  return [
    ...unlisted('shared', sharedLevels.flat()).map((name) => `shared/${name} has no level in import-rules.mjs.`),
    ...unlisted('src-server/modules', moduleOrder).map((name) => `modules/${name} has no place in import-rules.mjs.`),
  ];
}

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)));

/** One sentence for each circle of imports, of types too; what loads later closes none. */
function circleRefusals(importsByFile) {
  const next = ([file, imports]) => [
    file,
    imports.filter(({ later }) => !later).map(({ specifier }) => resolve(file, specifier).to),
  ];
  const circles = circlesOf(new Map([...importsByFile].map(next)));
  return circles.map((files) => `These files import each other in a circle: ${files.join(', ')}.`);
}

const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** The tables that the server's statements name, by whose they are, and a sentence for each that is refused. */
function checkStatements(paths) {
  const texts = new Map(
    paths.filter((path) => path.startsWith('src-server/')).map((path) => [path, withoutComments(textOf(path))]),
  );
  const owners = ownersOf(texts);
  const migrations = filesBelow('migrations').map(textOf);
  const all = withFunctions(owners, migrations);
  const found = [...texts].map(([path, text]) => statementsOf(path, text, all));
  const ownerless = unowned(migrations, owners);
  return {
    own: found.reduce((sum, { own }) => sum + own, 0),
    earlier: found.reduce((sum, { earlier }) => sum + earlier, 0),
    refusals: [
      ...found.flatMap(({ refusals }) => refusals),
      ...lateTriggers(migrations, all),
      ...ownerless.map((table) => `No module owns '${table}'.`),
    ],
  };
}

function checkAll() {
  const files = ['client', 'shared', 'widget', 'src', 'src-server', 'migrations'].flatMap(filesBelow).filter(isChecked);
  const importsByFile = new Map(files.map((path) => [path, importsOf(textOf(path))]));
  const refusals = [...importsByFile].flatMap(([path, imports]) => imports.flatMap((each) => refusalsOf(path, each)));
  return {
    count: files.length,
    refusals: [...unknownFolders(), ...refusals],
    circles: circleRefusals(importsByFile),
    statements: checkStatements(files),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(root)) {
  const { count, refusals, circles, statements } = checkAll();
  const all = [...refusals, ...circles, ...statements.refusals];
  for (const sentence of all) process.stderr.write(`${sentence}\n`);
  process.stdout.write(
    `${count} files, ${refusals.length} imports refused, ${circles.length} circles. Statements name ${statements.own} tables and ` +
      `functions of their own module, ${statements.earlier} of earlier ones, ${statements.refusals.length} of later ones.\n`,
  );
  process.exitCode = all.length > 0 ? 1 : 0;
}
