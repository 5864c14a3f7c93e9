import { Migration } from '@mikro-orm/migrations';

/** The picture of a shut door that goes with a report: one, and for 90 days. */
export class DoorPhotos0622 extends Migration {
  override name = '0622-door-photos';

  override up(): void {
    this.addSql(`
      create table door_photos (
        report_id uuid primary key references door_reports on delete cascade,
        bytes bytea,
        object_key text unique references stored_objects (key),
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        constraint door_photos_check check ((bytes is null) <> (object_key is null))
      )`);
    this.addSql(
      'create trigger name_object after insert or delete or update of object_key on door_photos for each row execute function name_object()',
    );
  }

  override down(): void {
    this.addSql('drop table door_photos');
  }
}
