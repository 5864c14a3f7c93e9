import { Migration } from '@mikro-orm/migrations';

/**
 * Whether answers of the help helped: how often on a day, and of nobody. A mark keeps a visitor from a second vote on
 * the same day; it is made with a secret, tells of nobody, and is deleted when the day is over.
 */
export class AnswerVotes0195 extends Migration {
  override name = '0195-answer-votes';

  override up(): void {
    this.addSql(`
      create table answer_votes (
        question text not null check (length(question) between 1 and 200),
        day date not null,
        yes integer not null default 0 check (yes >= 0),
        no integer not null default 0 check (no >= 0),
        primary key (question, day)
      )`);
    this.addSql('create table answer_vote_marks (mark text primary key, day date not null)');
    this.addSql('create index answer_vote_marks_day_idx on answer_vote_marks (day)');
  }

  override down(): void {
    this.addSql('drop table answer_vote_marks');
    this.addSql('drop table answer_votes');
  }
}
