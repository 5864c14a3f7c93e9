import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { entities } from './entities.ts';
import { plainTables } from './plain-tables.ts';

let t: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly column_default: string | null;
}

it('every entity has the columns of its table, and knows which of them may be empty', async () => {
  const columns = await t.rows<ColumnRow>(
    `select table_name, column_name, is_nullable, coalesce(column_default, identity_generation) as column_default
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const metadata = entities.map(({ meta }) =>
    t.db
      .fork()
      .getMetadata()
      .get(meta.class ?? meta.className),
  );
  const wrong: string[] = [];
  for (const { tableName, props } of metadata) {
    const inDatabase = new Map(
      columns.filter((row) => row.table_name === tableName).map((row) => [row.column_name, row]),
    );
    if (inDatabase.size === 0) wrong.push(`${tableName} is no table`);
    for (const { fieldNames, nullable = false } of props) {
      const [name = ''] = fieldNames;
      const column = inDatabase.get(name);
      inDatabase.delete(name);
      if (column === undefined) wrong.push(`${tableName}.${name} is no column`);
      else if ((column.is_nullable === 'YES') !== nullable) wrong.push(`${tableName}.${name} may be empty, or not`);
    }
    // A column that an entity leaves out must be one that the database fills.
    for (const { column_name: name, is_nullable, column_default } of inDatabase.values()) {
      if (is_nullable === 'NO' && column_default === null) wrong.push(`${tableName}.${name} is missing in the entity`);
    }
  }
  expect(wrong).toEqual([]);
});

it('every table has an entity, or stands in the list of a module: one of both', async () => {
  const tables = await t.rows<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = [...entities.map(({ meta }) => meta.tableName), ...Object.values(plainTables).flat()];
  expect(known.toSorted()).toEqual(tables.map((row) => row.table_name).toSorted());
});
