import { Migration } from '@mikro-orm/migrations';

/** An entry of the audit log says how it was asked for (`call`) apart from what was there before and after. */
export class AuditCalls0047 extends Migration {
  override name = '0047-audit-calls';

  override up(): void {
    this.addSql('alter table audit_log add column call jsonb');
    this.addSql('update audit_log set call = after, after = null');
  }

  override down(): void {
    this.addSql('update audit_log set after = call');
    this.addSql('alter table audit_log drop column call');
  }
}
