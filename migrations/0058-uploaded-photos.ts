import { Migration } from '@mikro-orm/migrations';

/** Whose an uploaded photo is, until it stands at a location: nobody shows what another has uploaded. */
export class UploadedPhotos0058 extends Migration {
  override name = '0058-uploaded-photos';

  override up(): void {
    this.addSql(`
      create table uploaded_photos (
        file_id uuid primary key references files on delete cascade,
        owner_id uuid not null references users on delete cascade,
        created_at timestamptz not null
      )`);
    this.addSql('create index uploaded_photos_owner_idx on uploaded_photos (owner_id)');
  }

  override down(): void {
    this.addSql('drop table uploaded_photos');
  }
}
