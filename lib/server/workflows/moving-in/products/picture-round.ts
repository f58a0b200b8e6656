import { movingLimits } from '#lib/contract/integrations/moving-fields.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { findProductForms, pictureTopic, writeProduct } from '#lib/server/catalogue/index.ts';
import { bringPicture } from '#lib/server/files/index.ts';
import {
  fetchPublic,
  findFilesOfSources,
  findItemsAt,
  findWaitingPictures,
  type MovingItem,
  type MovingPicture,
  updateMovingItem,
  updateMovingPicture,
} from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { MovingTask } from '../mover.ts';
import { fetchPictureZip, type PictureZip } from './picture-zip.ts';
import { writtenIn } from './written-in.ts';

/** Products whose pictures are brought in one round, so that progress is seen. */
const productsAtOnce = 8;
const timeoutInMs = 20_000;

/** What became of a picture: the file that it is now, or a key of `integrationsMovingNotes`. */
type Brought = { picture: MovingPicture; fileId: number } | { picture: MovingPicture; fault: string };

/**
 * Brings the pictures of the next products, from the ZIP or from where the file says they are, and hangs them up. One that cannot be had is
 * noted and keeps nothing else. False when none is waiting.
 */
export async function goOnWithPictures(task: MovingTask): Promise<boolean> {
  const { ctx, record } = task;
  const waiting = await findWaitingPictures(ctx.db, record.id, productsAtOnce);
  if (waiting.length === 0) return false;
  const zip = await fetchPictureZip(ctx, record.zipKey);
  try {
    const items = await findItemsAt(ctx.db, record.id, [...new Set(waiting.map(({ place }) => place))]);
    for (const item of items) {
      const own = waiting.filter(({ place }) => place === item.place);
      const brought = await bringAll(task, own, zip);
      await hangUp(task, item, brought);
    }
  } finally {
    await zip?.close();
  }
  return true;
}

async function bringAll(task: MovingTask, pictures: MovingPicture[], zip: PictureZip | undefined): Promise<Brought[]> {
  const brought: Brought[] = [];
  // Two at a time: the old shop is somebody's too, and pictures are written anew one after another anyway.
  for (let from = 0; from < pictures.length; from += 2) {
    brought.push(...(await Promise.all(pictures.slice(from, from + 2).map((picture) => bringOne(task, picture, zip)))));
  }
  return brought;
}

async function bringOne(
  { ctx, record }: MovingTask,
  picture: MovingPicture,
  zip: PictureZip | undefined,
): Promise<Brought> {
  if (picture.state === 'done' && picture.fileId !== null) return { picture, fileId: picture.fileId };
  try {
    const content = await readPicture(ctx.env.NODE_ENV !== 'production', picture.source, zip);
    if ('fault' in content) return { picture, fault: content.fault };
    const name = new URL(picture.source, 'file:///').pathname.split('/').at(-1) ?? '';
    const fileId = await bringPicture(ctx, {
      userId: record.userId,
      topic: pictureTopic,
      name,
      content: content.bytes,
    });
    return { picture, fileId };
  } catch (error) {
    if (error instanceof DomainError) return { picture, fault: 'picture_invalid' };
    throw error;
  }
}

async function readPicture(
  isLoopbackAllowed: boolean,
  source: string,
  zip: PictureZip | undefined,
): Promise<{ bytes: Uint8Array } | { fault: string }> {
  const packed = await zip?.read(source);
  if (packed) return { bytes: packed };
  if (!/^https?:\/\//i.test(source)) return { fault: zip ? 'picture_missing' : 'picture_name' };
  const isWanted = (mime: string) =>
    /^image\/(?:jpe?g|png|webp|gif|avif|bmp)$/.test(mime) || mime === 'application/octet-stream';
  const found = await fetchPublic({
    url: source,
    maxBytes: movingLimits.pictureBytes,
    isWanted,
    timeoutInMs,
    isLoopbackAllowed,
  });
  return 'fault' in found ? { fault: `picture_${found.fault}` } : { bytes: found.content };
}

/** Behind the pictures that the product has, those that came with an import before in their place. */
async function hangUp({ ctx, record, actor }: MovingTask, item: MovingItem, brought: Brought[]): Promise<void> {
  const done = brought.flatMap((each) => ('fileId' in each ? [each] : []));
  const known = await findFilesOfSources(
    ctx.db,
    done.map(({ picture }) => picture.source),
  );
  await ctx.db.transaction(async (tx) => {
    const [product] = await findProductForms(tx, { ids: [item.recordId ?? 0], slugs: [] });
    for (const each of brought) {
      const set =
        'fileId' in each
          ? { state: 'done' as const, fileId: each.fileId }
          : { state: 'failed' as const, fault: each.fault };
      await updateMovingPicture(tx, each.picture.id, set);
    }
    if (!product || done.length === 0) return;
    const former = new Set([...known.values()].flat());
    const kept = product.form.pictures.filter(({ file_id }) => !former.has(file_id));
    const written = writtenIn(record.options.language, true);
    const own = done.map(({ picture, fileId }) => ({
      file_id: fileId,
      alt: inEachLanguage((locale) => (written.includes(locale) || locale === defaultLocale ? picture.alt : '')),
      shows: picture.shows,
    }));
    const pictures = [...own, ...kept].slice(0, 20);
    const input = { id: product.id, version: product.version, product: { ...product.form, pictures } };
    const saved = await writeProduct(tx, { actor, now: ctx.clock.now(), input });
    await updateMovingItem(tx, item, { recordVersion: saved.version });
  });
}
