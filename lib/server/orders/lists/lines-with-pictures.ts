import type { Executor } from '#lib/server/db/connection.ts';
import { findPictureFiles, type PictureFile } from '#lib/server/files/index.ts';
import { listLines, type OrderLine } from '../repository.ts';

interface LinesWithPictures {
  lines: OrderLine[];
  pictures: ReadonlyMap<number, PictureFile>;
}

/** The lines of orders, and what they look like. */
export async function findLinesWithPictures(db: Executor, orderIds: number[]): Promise<LinesWithPictures> {
  const lines = await listLines(db, orderIds);
  const files = lines.map(({ pictureFileId }) => pictureFileId);
  return { lines, pictures: await findPictureFiles(db, files) };
}
