import { Migration } from '@mikro-orm/migrations';

/** An event of the card provider keeps what it told, as far as we may keep it. */
export class WhatEventsTold0231 extends Migration {
  override name = '0231-what-events-told';

  override up(): void {
    this.addSql('alter table provider_event_log add column told json check (pg_column_size(told) < 16384)');
    this.addSql(
      "create index provider_event_log_failed_idx on provider_event_log (received_at desc, id desc) where became = 'failed'",
    );
    this.addSql('create index provider_event_log_event_idx on provider_event_log (event_id)');
  }

  override down(): void {
    this.addSql('drop index provider_event_log_event_idx');
    this.addSql('drop index provider_event_log_failed_idx');
    this.addSql('alter table provider_event_log drop column told');
  }
}
