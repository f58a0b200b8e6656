import { type MovingDetail, type MovingSummary, movingOutcomes } from '#lib/contract/integrations/desk-moving.ts';
import { movingFields } from '#lib/contract/integrations/moving-fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';
import type { MovingImport, MovingNote, MovingPicture } from '#lib/server/integrations/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { MovingFacts, MovingView, ReportItem } from '#lib/server/workflows/moving-in/find-moving.ts';
import { fieldSentence } from '../../answers.ts';

const words = 'integrationsMovingNotes';

export function toMovingSummary({ record, who, counts }: MovingFacts): MovingSummary {
  return {
    id: record.id,
    file_name: record.fileName,
    source: record.source,
    status: record.status,
    who,
    row_count: record.rowCount,
    item_count: record.itemCount,
    counts: Object.fromEntries(
      movingOutcomes.map((outcome) => [outcome, counts[outcome] ?? 0]),
    ) as MovingSummary['counts'],
    create_time: toUnixSeconds(record.createdAt),
  };
}

export function toMovingDetail(view: MovingView, locale: Locale): MovingDetail {
  const { record, samples, ignored, noted, failedPictures, pictures } = view;
  const failed = Map.groupBy(failedPictures, ({ place }) => place);
  return {
    ...toMovingSummary(view),
    columns: record.headings.map((heading, at) => ({ heading, sample: samples[at] ?? '' })),
    fields: [...movingFields[record.source]],
    mapping: record.mapping,
    options: record.options,
    ignored,
    problems: noted.items.map((item) => ({
      row: item.rows[0] ?? 0,
      name: item.name,
      outcome: item.outcome,
      notes: [
        ...item.notes.map((note) => ({ level: note.level, row: note.n, text: noteText(note, locale) })),
        ...(failed.get(item.place) ?? []).map((picture) => ({
          level: 'warning' as const,
          row: item.rows[0] ?? 0,
          text: pictureText(picture, locale),
        })),
      ],
    })),
    noted_count: noted.total,
    pictures: {
      waiting: pictures.get('waiting') ?? 0,
      done: pictures.get('done') ?? 0,
      failed: pictures.get('failed') ?? 0,
    },
    zip_count: record.zipCount,
  };
}

/** What is said of a record, behind the name of its column. */
function noteText({ field, key, values }: MovingNote, locale: Locale): string {
  const own = `${words}.${key}`;
  const text = hasSentence(own)
    ? sentence(locale, own, values)
    : fieldSentence({ key, ...(values && { values }) }, locale);
  if (field === null) return text;
  return sentence(locale, `${words}.noteOf`, { field: sentence(locale, `${words}.field_${field}`), text });
}

const pictureText = ({ source, fault }: MovingPicture, locale: Locale): string =>
  sentence(locale, `${words}.pictureOf`, {
    source,
    text: sentence(locale, `${words}.${fault ?? 'picture_connection'}`),
  });

export const reportColumns = (locale: Locale): string[] =>
  ['rows', 'record', 'outcome', 'errors', 'warnings', 'old_address'].map((name) =>
    sentence(locale, `${words}.report_${name}`),
  );

/** Long lists of rows say nothing more than their ends. */
const toRows = (rows: number[]) => (rows.length > 1 ? `${rows[0]}-${rows.at(-1)}` : String(rows[0] ?? ''));

/** WooCommerce exports no address: where no column says it, it was made of the name. */
function oldAddress({ source, mapping }: MovingImport, path: string, locale: Locale): string {
  const isGuess = path !== '' && source === 'woocommerce_products' && mapping.slug === undefined;
  return isGuess ? sentence(locale, `${words}.oldGuess`, { path }) : path;
}

export function toReportCells(record: MovingImport, { item, failedPictures }: ReportItem, locale: Locale): string[] {
  const textsOf = (level: MovingNote['level']) =>
    item.notes
      .filter((note) => note.level === level)
      .map((note) => sentence(locale, `${words}.rowNote`, { row: note.n, text: noteText(note, locale) }));
  const pictures = failedPictures.map((picture) => pictureText(picture, locale));
  return [
    toRows(item.rows),
    item.name,
    sentence(locale, `${words}.outcome_${item.outcome}`),
    textsOf('error').join('\n'),
    [...textsOf('warning'), ...pictures].join('\n'),
    oldAddress(record, item.oldPath ?? '', locale),
  ];
}
