// Whose tables a file's statements name. An entity's table belongs to its folder, the others are in `plain-tables.ts`; a
// function of the database is as late as what it names. An entity of another module is an import, which
// `import-rules.mjs` judges.
import { plainTables } from '../src-server/start/plain-tables.ts';
import { moduleOrder } from './import-rules.mjs';

/** `platform` is below all modules; `api`, `cli`, `demo` and `start` are above. */
const order = ['platform', ...moduleOrder];

const ENTITY = /\btableName: '(\w+)'/g;
const MADE = /\bcreate table (?:if not exists )?(\w+)/gi;
const FUNCTION = /\bcreate (?:or replace )?function (\w+)\([\s\S]*?(\$\w*\$)([\s\S]*?)\2/gi;
const TRIGGER = /\bcreate (?:constraint )?trigger [^;`]*?\son (\w+)[^;`]*?\bexecute function (\w+)\(/gi;
/** `from x`, `join x`, `insert into x`, `from x, y`; parts that statements are put together of: `'x as t'`, `['x', …`, `insertRows(em, 'x'`; and `a_function(`. */
const NAMED = new RegExp(
  [
    /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?(\w+)(?:(?=(?: \w+)?,\s+(\w+))|)/,
    /['"`](\w+) \w{1,2}\b/,
    /\['(\w+_\w+)',/,
    /\binsertRows\(\s*\w+,\s*'(\w+)'/,
    /\b(\w+_\w+)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Module, or `platform`, of a path; undefined above them. */
const ownerOfPath = (path) =>
  path
    .match(/^src-server\/(?:modules\/([^/]+)\/|(platform)\/)/)
    ?.slice(1)
    .find(Boolean);

/** Owners by table. Takes texts by path, from the project's folder, of the server's files. */
export const ownersOf = (texts) =>
  new Map([
    ...Object.entries(plainTables).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
    ...[...texts]
      .filter(([path]) => path.endsWith('.entity.ts'))
      .flatMap(([path, text]) => [...text.matchAll(ENTITY)].map(([, table]) => [table, ownerOfPath(path)])),
  ]);

/** Tables that migrations make, and no module owns. */
export const unowned = (texts, owners) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(MADE)].map(([, table]) => table.toLowerCase())))].filter(
    (table) => !owners.has(table),
  );

const namesIn = (text, owners) =>
  [...text.matchAll(NAMED)].flatMap((found) => found.slice(1)).filter((name) => owners.has(name));

/** Owners of tables, and of the functions of migrations' texts: the latest of those that a function names. */
export function withFunctions(owners, migrations) {
  const bodies = migrations.flatMap((text) => [...text.matchAll(FUNCTION)].map(([, name, , body]) => [name, body]));
  const all = new Map(owners);
  const places = (body) => namesIn(body, all).map((name) => order.indexOf(all.get(name)));
  let before;
  do {
    before = JSON.stringify([...all]);
    for (const [name, body] of bodies) if (places(body).length > 0) all.set(name, order[Math.max(...places(body))]);
  } while (before !== JSON.stringify([...all]));
  return all;
}

/** Each row of their tables is of a booking, of which they ask one column. */
const bothTables = ['keep_coupon_uses', 'keep_earned_sums'];

/** A sentence for each trigger of migrations' texts whose function names a later module's tables. */
export const lateTriggers = (migrations, owners) =>
  migrations
    .flatMap((text) => [...text.matchAll(TRIGGER)])
    .filter(([, table, run]) => order.indexOf(owners.get(run)) > order.indexOf(owners.get(table)))
    .filter(([, , run]) => !bothTables.includes(run))
    .map(
      ([, table, run]) => `A trigger on '${table}' runs '${run}'. It belongs to ${owners.get(run)}, which comes later.`,
    );

/**
 * What the statements of one file name: how many tables of its own module and of earlier ones, and a sentence for each of
 * a later one.
 */
export function statementsOf(path, text, owners) {
  const place = ownerOfPath(path);
  const tables = namesIn(text, owners);
  const isLater = (table) => place !== undefined && order.indexOf(owners.get(table)) > order.indexOf(place);
  const own = tables.filter((table) => owners.get(table) === place).length;
  const later = tables.filter(isLater);
  const refusals = [...new Set(later)].map(
    (table) => `${path}: '${table}'. It belongs to ${owners.get(table)}, which comes later.`,
  );
  return { own, earlier: tables.length - own - later.length, refusals };
}
