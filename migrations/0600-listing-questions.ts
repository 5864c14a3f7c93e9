import { Migration } from '@mikro-orm/migrations';

/**
 * What people ask a location before they book, with its answer: one that is not answered yet for each person and location.
 * A location may take none.
 */
export class ListingQuestions0600 extends Migration {
  override name = '0600-listing-questions';

  override up(): void {
    this.addSql(`
      create table listing_questions (
        id uuid primary key,
        listing_id uuid not null references listings,
        user_id uuid not null references users on delete cascade,
        text text not null check (length(text) between 1 and 300),
        asked_at timestamptz not null,
        answer text check (answer <> ''),
        answered_by uuid references users on delete set null,
        answered_at timestamptz,
        check ((answer is null) = (answered_at is null))
      )`);
    this.addSql(
      'create unique index listing_questions_open_key on listing_questions (user_id, listing_id) where answer is null',
    );
    this.addSql('create index listing_questions_user_id_idx on listing_questions (user_id, asked_at)');
    this.addSql('create index listing_questions_listing_id_idx on listing_questions (listing_id, asked_at)');
    this.addSql(
      'create index listing_questions_answered_by_idx on listing_questions (answered_by) where answered_by is not null',
    );
    this.addSql('alter table listings add column takes_questions boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table listings drop column takes_questions');
    this.addSql('drop table listing_questions');
  }
}
