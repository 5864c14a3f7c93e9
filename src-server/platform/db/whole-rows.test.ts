import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A statement's own list, which begins its text or follows its `with`, and what it reads from. */
const OUTERMOST = /(?:['"`]\s*|\)\s*\n\s*)select (?:distinct )?(?:(\w+)\.)?\*[\s\S]*?\bfrom\s+(\(|\w+|\$\{)/g;

/** Tables whose rows the statements of a text read whole in their own list; what a `with` or a bracket names has named its columns itself. */
const readWhole = (text: string): string[] =>
  [...text.matchAll(OUTERMOST)]
    .filter(([, alias]) => alias === undefined || !new RegExp(`\\) ${alias}\\b`).test(text))
    .map(([, , from = '']) => from)
    .filter(
      (from) => /^\w/.test(from) && !new RegExp(`\\b${from} as (not materialized |materialized )?\\(`).test(text),
    );

const files = globSync('src-server/**/*.ts', {
  exclude: (name) => /(testing|drill)$|\.(test|fixture)\.ts$/.test(String(name)),
});

// A release that adds a column changes such a statement's answer: PostgreSQL refuses its plan (0A000) once on each
// connection of the release before, which still serves. See docs/decisions/operations.md.
describe('columns of statements', () => {
  it('are named, so that another release may add one', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => readWhole(readFileSync(file, 'utf8')).map((table) => `${file}: ${table}`))).toEqual(
      [],
    );
  });

  it.each([
    ["db.query('select * from webhooks where id = $1')", ['webhooks']],
    [
      '`\n  with one as (select id from listings)\n  select b.*, one.id from bookings b join one on true`',
      ['bookings'],
    ],
    ['`select f.*, 1 from (select id from listings) f`', []],
    ['`\n  with found as (select id from listings)\n  select * from found`', []],
    ['`select id from (select * from listings) l`', []],
  ])('%s', (text, tables) => expect(readWhole(text)).toEqual(tables));
});
