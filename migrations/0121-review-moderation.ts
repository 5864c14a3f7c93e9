import { Migration } from '@mikro-orm/migrations';

const keepRating = (oldCounts: string, newCounts: string): string => `
  create or replace function keep_listing_rating() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' ${oldCounts} then
      update listings set rating_sum = rating_sum - old.rating, reviews_count = reviews_count - 1 where id = old.listing_id;
    end if;
    if tg_op <> 'DELETE' ${newCounts} then
      update listings set rating_sum = rating_sum + new.rating, reviews_count = reviews_count + 1 where id = new.listing_id;
    end if;
    return null;
  end $$`;

const reasons = `('named_person', 'insult', 'advertising', 'not_this_stay', 'private_data')`;

/** Reviews can be changed, reported and removed for a reason that stays visible as a count; so can answers. */
export class ReviewModeration0121 extends Migration {
  override name = '0121-review-moderation';

  override up(): void {
    this.addSql(`
      alter table reviews
        add column changed_at timestamptz,
        add column removed_at timestamptz,
        add column removed_reason text check (removed_reason in ${reasons}),
        add column reply_removed_at timestamptz,
        add column reply_removed_reason text check (reply_removed_reason in ${reasons}),
        add constraint reviews_removed_check check ((removed_at is null) = (removed_reason is null)),
        add constraint reviews_reply_removed_check check ((reply_removed_at is null) = (reply_removed_reason is null))`);
    this.addSql(keepRating('and old.removed_at is null', 'and new.removed_at is null'));
    this.addSql(`
      create table review_reports (
        id uuid primary key,
        review_id uuid not null references reviews (id) on delete cascade,
        about text not null check (about in ('review', 'reply')),
        reason text not null check (reason in ${reasons}),
        note text not null default '' check (length(note) <= 500),
        reporter text not null check (reporter in ('traveller', 'partner', 'visitor')),
        reporter_key text not null,
        created_at timestamptz not null,
        decided_at timestamptz,
        unique (review_id, about, reporter_key)
      )`);
    this.addSql('create index review_reports_open_idx on review_reports (created_at) where decided_at is null');
  }

  override down(): void {
    this.addSql('drop table review_reports');
    this.addSql(keepRating('', ''));
    this.addSql(`alter table reviews drop column changed_at, drop column removed_at, drop column removed_reason,
      drop column reply_removed_at, drop column reply_removed_reason`);
  }
}
