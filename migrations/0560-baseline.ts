import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';

/** All that release 0.1.0 made, in one step. A database that stands there has it already: `baseline`. */
export class Baseline0560 extends Migration {
  override name = '0560-baseline';

  override up(): void {
    this.addSql(readFileSync(join(import.meta.dirname, '0560-baseline.sql'), 'utf8'));
  }
}
