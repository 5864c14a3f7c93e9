import en from '#shared/messages/custody/en.ts';
import es from '#shared/messages/custody/es.ts';
import fr from '#shared/messages/custody/fr.ts';
import { onTheClock } from '#shared/time/wall-text.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';
import { openPaper, printable } from '#server/platform/paper/open-paper.ts';
import type { CustodyRecord, RecordEntry } from './record.ts';
import type { signedRecord } from './record-file.ts';

const catalogues = { en, fr, es };

const handedBy = { scanned: 'byScanned', typed: 'byTyped', listed: 'byListed' } as const;

interface PdfInput {
  readonly record: CustodyRecord;
  readonly file: ReturnType<typeof signedRecord>;
  readonly locale: Locale;
  readonly siteName: string;
  /** The photos of its rows by their ids (JPEG). */
  readonly photos: ReadonlyMap<string, Buffer>;
}

/** The record on paper, in the reader's language and the location's time; the signed file is attached to it. */
export function recordPdf({ record, file, locale, siteName, photos }: PdfInput): Promise<Buffer> {
  const t = (key: keyof typeof en, params: TextParams = {}) => printable(fill(catalogues[locale][key], params, locale));
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-CA' : locale, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const moment = (iso: string) => printable(time.format(onTheClock(Date.parse(iso), record.location.zone)));
  const { paper: doc, file: done } = openPaper({
    margin: 56,
    lang: locale,
    info: { Title: `${t('title')} ${record.code}` },
  });
  doc.font('strong').fontSize(11).fillColor('#0b5d4a').text(printable(siteName));
  doc
    .moveDown(0.6)
    .fontSize(22)
    .fillColor('#17201b')
    .text(`${t('title')} ${record.code}`);
  doc.font('text').fontSize(11).fillColor('#566059');
  doc.text(printable(`${record.location.name}, ${record.location.address}`));
  doc.text(t('booked', { from: moment(record.dropOffAt), until: moment(record.pickUpAt), count: record.bagsCount }));
  doc.text(t('inTimeOf', { zone: record.location.zone }));
  const write = (entry: RecordEntry) => {
    const { kind, bagsCount: count, note, deviceAt, tags, photoId, photoHash } = entry;
    doc.moveDown(1).font('strong').fontSize(13).fillColor('#17201b');
    doc.text(`${moment(deviceAt ?? entry.happenedAt)}   ${t(kind, { count })}`);
    doc
      .font('text')
      .fontSize(11)
      .text(t(entry.found === null ? 'by' : handedBy[entry.found], { name: entry.userName, code: record.code }));
    if (deviceAt !== null) doc.text(t('byDevice', { time: moment(entry.happenedAt) }));
    if (tags !== null) doc.text(t('tags', { tags: tags.join(', ') }));
    if (note !== null) doc.text(t('note', { note }));
    const photo = photos.get(photoId ?? '');
    if (photo !== undefined)
      doc
        .moveDown(0.4)
        .image(photo, { fit: [260, 195] })
        .moveDown(0.4);
    if (photoHash !== null)
      doc
        .font('Courier')
        .fontSize(8)
        .fillColor('#566059')
        .text(`${t('photo')} ${photoHash}`);
    doc.font('Courier').fontSize(8).fillColor('#566059').text(`${entry.sequence}  ${entry.hash}`);
  };
  record.entries.forEach(write);
  doc.moveDown(2).font('text').fontSize(9).fillColor('#566059').text(t('attached'));
  doc.moveDown(0.5).font('Courier').fontSize(8).text(file.signature);
  doc.file(Buffer.from(JSON.stringify(file, null, 2)), { name: `${record.code}.json`, type: 'application/json' });
  doc.end();
  return done;
}
