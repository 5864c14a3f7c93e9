import { Migration } from '@mikro-orm/migrations';

/** An act stands in the audit log from its beginning, so that a crash leaves none without an entry. */
export class ActsUnderWay0159 extends Migration {
  override name = '0159-acts-under-way';

  override up(): void {
    this.addSql('alter table audit_log add column ended boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table audit_log drop column ended');
  }
}
