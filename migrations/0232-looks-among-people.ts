import { Migration } from '@mikro-orm/migrations';

/** What stands in `people_by_piece` before and after. */
const changes = [
  ['array[24, 300]', 'array[24, 96, 300]'],
  ['exit when cardinality(found) = 0;', 'exit when cardinality(found) < case near when 24 then 1 else 2 end;'],
] as const;

/** A statement that writes the function anew with another text in one place. */
const written = (from: string, to: string): string => `
  do $change$
  declare
    earlier constant text := pg_get_functiondef('people_by_piece(text, boolean, int)'::regprocedure);
  begin
    assert strpos(earlier, '${from}') > 0;
    execute replace(earlier, '${from}', '${to}');
  end $change$`;

/**
 * Of the people seen last 300 are gone through only for what more than one of 96 have: whoever searches was seen last, and
 * what only they have is found sooner by an index.
 */
export class LooksAmongPeople0232 extends Migration {
  override name = '0232-looks-among-people';

  override up(): void {
    for (const [before, after] of changes) this.addSql(written(before, after));
  }

  override down(): void {
    for (const [before, after] of changes) this.addSql(written(after, before));
  }
}
