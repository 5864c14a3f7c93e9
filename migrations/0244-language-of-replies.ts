import { Migration } from '@mikro-orm/migrations';

/** In which language a location answered a review; of the answers there are, that of the account they came from. */
export class LanguageOfReplies0244 extends Migration {
  override name = '0244-language-of-replies';

  override up(): void {
    this.addSql(
      `alter table reviews add column reply_language text not null default 'english'
       check (reply_language in ('english', 'french', 'spanish'))`,
    );
    this.addSql(
      `update reviews r set reply_language = u.language from listings l join users u on u.id = l.owner_id
       where l.id = r.listing_id and r.reply_text is not null and u.language <> 'english'`,
    );
  }

  override down(): void {
    this.addSql('alter table reviews drop column reply_language');
  }
}
