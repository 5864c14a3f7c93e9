import { Migration } from '@mikro-orm/migrations';

/** Mails and the card provider's events are found by a piece of their words, and mails that failed by their order. */
export class WordsOfMailsAndEvents0265 extends Migration {
  override name = '0265-words-of-mails-and-events';

  override up(): void {
    this.addSql(
      "create index sent_mails_words_idx on sent_mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops)",
    );
    this.addSql("create index sent_mails_failed_idx on sent_mails (created_at desc, id desc) where state = 'failed'");
    this.addSql(`create index provider_event_log_words_idx on provider_event_log
      using gin ((event_id || ' ' || coalesce(object_id, '') || ' ' || type) gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql('drop index provider_event_log_words_idx');
    this.addSql('drop index sent_mails_failed_idx');
    this.addSql('drop index sent_mails_words_idx');
  }
}
