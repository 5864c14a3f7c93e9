import { Migration } from '@mikro-orm/migrations';

/** A location answers a review in public, once. */
export class ReviewReplies0089 extends Migration {
  override name = '0089-review-replies';

  override up(): void {
    this.addSql(`
      alter table reviews
        add column reply_text text check (length(reply_text) between 1 and 1000),
        add column replied_at timestamptz,
        add constraint reviews_reply_check check ((reply_text is null) = (replied_at is null))`);
  }

  override down(): void {
    this.addSql('alter table reviews drop column reply_text, drop column replied_at');
  }
}
