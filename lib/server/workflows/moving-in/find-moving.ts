import type { ServerContext } from '#lib/server/db/context.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import {
  countMovingOutcomes,
  countMovingPictures,
  findFailedPictures,
  findLatestMovings,
  findMovingImport,
  findNotedItems,
  type MovingCounts,
  type MovingImport,
  type MovingItem,
  type MovingPicture,
  readMovingItems,
  readMovingRows,
} from '#lib/server/integrations/index.ts';
import { type Actor, requireNode } from '#lib/server/kernel/actor.ts';
import { movingNode } from './open-moving.ts';
import { ignoredHeadings } from './sources/recognise.ts';

/** Enough to look back on; more of what is said is read in the report. */
const [latest, problemsShown, sampleRows] = [30, 100, 50];

export interface MovingFacts {
  record: MovingImport;
  who: string;
  counts: MovingCounts;
}

export interface MovingView extends MovingFacts {
  /** A value of each column. */
  samples: string[];
  ignored: string[];
  noted: { items: MovingItem[]; total: number };
  failedPictures: MovingPicture[];
  pictures: Map<string, number>;
}

/** The latest imports of all operators: they keep one shop. */
export async function listMovings({ db }: ServerContext, actor: Actor): Promise<MovingFacts[]> {
  requireNode(actor, movingNode);
  return describe(db, await findLatestMovings(db, latest));
}

/** Throws `not_found`. */
export async function getMoving({ db }: ServerContext, actor: Actor, id: number): Promise<MovingView> {
  requireNode(actor, movingNode);
  const record = await findMovingImport(db, id);
  const [[facts], rows, noted, pictures] = await Promise.all([
    describe(db, [record]),
    readMovingRows(db, id, { after: 0, most: sampleRows }),
    findNotedItems(db, id, problemsShown),
    countMovingPictures(db, id),
  ]);
  if (!facts) throw new Error(`import ${id} was not described`);
  const places = noted.items.map(({ place }) => place);
  const failedPictures = (pictures.get('failed') ?? 0) > 0 ? await findFailedPictures(db, id, places) : [];
  const secret = [record.mapping.password, record.mapping.salt];
  const samples = record.headings.map((_, at) =>
    secret.includes(at)
      ? ''
      : (rows.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '') ?? '').slice(0, 80),
  );
  return { ...facts, samples, ignored: ignoredHeadings(record.source, record), noted, failedPictures, pictures };
}

async function describe(db: ServerContext['db'], records: MovingImport[]): Promise<MovingFacts[]> {
  const [counts, names] = await Promise.all([
    countMovingOutcomes(
      db,
      records.map(({ id }) => id),
    ),
    findUserNames(db, [...new Set(records.map(({ userId }) => userId))]),
  ]);
  return records.map((record) => ({
    record,
    counts: counts.get(record.id) ?? {},
    who: names.get(record.userId) ?? '',
  }));
}

export interface ReportItem {
  item: MovingItem;
  failedPictures: MovingPicture[];
}

const reportItems = 500;

/** Every record with what is said of it, in the order of the file. Throws `not_found`. */
export async function readMovingReport(
  { db }: ServerContext,
  actor: Actor,
  id: number,
): Promise<{ record: MovingImport; batches: AsyncGenerator<ReportItem[]> }> {
  requireNode(actor, movingNode);
  const record = await findMovingImport(db, id);
  async function* batches(): AsyncGenerator<ReportItem[]> {
    let after = -1;
    for (;;) {
      const items = await readMovingItems(db, id, { after, most: reportItems });
      const failed = await findFailedPictures(
        db,
        id,
        items.map(({ place }) => place),
      );
      const byPlace = Map.groupBy(failed, ({ place }) => place);
      if (items.length > 0) yield items.map((item) => ({ item, failedPictures: byPlace.get(item.place) ?? [] }));
      if (items.length < reportItems) return;
      after = items.at(-1)?.place ?? after;
    }
  }
  return { record, batches: batches() };
}
