import { Migration } from '@mikro-orm/migrations';

/**
 * What a hand-over may carry: the numbers of the bags' tags and a photo of them. Photos are of their booking alone and
 * no public files; a row of the record holds the photo's own SHA-256, so that another one cannot take its place.
 */
export class HandOverPhotos0073 extends Migration {
  override name = '0073-hand-over-photos';

  override up(): void {
    this.addSql(`
      create table hand_over_photos (
        id uuid primary key,
        booking_id uuid not null references bookings,
        taken_by uuid not null references users,
        content_type text not null,
        width int not null,
        height int not null,
        bytes bytea not null,
        hash text not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index hand_over_photos_booking_idx on hand_over_photos (booking_id)');
    this.addSql(`
      alter table hand_overs
        add column tags jsonb,
        add column photo_id uuid unique references hand_over_photos,
        add column photo_hash text,
        add check ((photo_id is null) = (photo_hash is null))`);
    this.addSql('alter table sent_hand_overs add column tags jsonb, add column photo_id uuid');
  }

  override down(): void {
    this.addSql('alter table sent_hand_overs drop column tags, drop column photo_id');
    this.addSql('alter table hand_overs drop column tags, drop column photo_id, drop column photo_hash');
    this.addSql('drop table hand_over_photos');
  }
}
