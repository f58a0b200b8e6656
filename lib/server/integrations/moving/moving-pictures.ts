import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { movingPictures } from '../moving-tables.ts';

export type MovingPicture = typeof movingPictures.$inferSelect;
type NewPicture = typeof movingPictures.$inferInsert;

export async function insertMovingPictures(tx: Executor, pictures: NewPicture[]): Promise<void> {
  if (pictures.length > 0) await tx.insert(movingPictures).values(pictures);
}

/** The pictures of the next products that wait for theirs, whole products alone. */
export async function findWaitingPictures(db: Executor, importId: number, products: number): Promise<MovingPicture[]> {
  const waiting = and(eq(movingPictures.importId, importId), eq(movingPictures.state, 'waiting'));
  const places = db
    .selectDistinct({ place: movingPictures.place })
    .from(movingPictures)
    .where(waiting)
    .orderBy(asc(movingPictures.place))
    .limit(products);
  return db
    .select()
    .from(movingPictures)
    .where(and(eq(movingPictures.importId, importId), inArray(movingPictures.place, places)))
    .orderBy(asc(movingPictures.place), asc(movingPictures.sort));
}

export async function countMovingPictures(db: Executor, importId: number): Promise<Map<string, number>> {
  const { state } = movingPictures;
  const rows = await db
    .select({ state, pictures: count() })
    .from(movingPictures)
    .where(eq(movingPictures.importId, importId))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row.pictures]));
}

/** Those that failed, for the report. */
export function findFailedPictures(db: Executor, importId: number, places: number[]): Promise<MovingPicture[]> {
  if (places.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(movingPictures)
    .where(
      and(
        eq(movingPictures.importId, importId),
        eq(movingPictures.state, 'failed'),
        inArray(movingPictures.place, places),
      ),
    )
    .orderBy(asc(movingPictures.place), asc(movingPictures.sort));
}

/** Files that the same addresses have become in imports before. */
export async function findFilesOfSources(db: Executor, sources: string[]): Promise<Map<string, number[]>> {
  if (sources.length === 0) return new Map();
  const marks = sql.join(
    sources.map((source) => sql`md5(${source})`),
    sql`, `,
  );
  const rows = await db
    .selectDistinct({ source: movingPictures.source, fileId: movingPictures.fileId })
    .from(movingPictures)
    .where(
      and(sql`md5(${movingPictures.source}) in (${marks})`, sql`file_id is not null`, eq(movingPictures.state, 'done')),
    );
  const files = Map.groupBy(rows, ({ source }) => source);
  return new Map([...files].map(([source, found]) => [source, found.flatMap(({ fileId }) => fileId ?? [])]));
}

export async function updateMovingPicture(tx: Executor, id: number, set: Partial<NewPicture>): Promise<void> {
  await tx.update(movingPictures).set(set).where(eq(movingPictures.id, id));
}
