import { Migration } from '@mikro-orm/migrations';

/** What an act set going: jobs, movements of the ledger, sessions that ended, prices that were shown. */
export class WhatFollowed0275 extends Migration {
  override name = '0275-what-followed';

  override up(): void {
    this.addSql('alter table audit_log add column followed jsonb');
  }

  override down(): void {
    this.addSql('alter table audit_log drop column followed');
  }
}
