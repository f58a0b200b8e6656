import sharp from 'sharp';
import type { ServerContext } from '../../db/context.ts';
import type { PaperMark } from '../../kernel/drawing/document/content.ts';
import { getLiveLook } from '../../site/index.ts';
import { readPublicFile } from '../open-file.ts';
import { iconOf } from './shop-icon.ts';

/** Sharp in print at the size that papers and posters show it in. */
const [width, height] = [960, 320];

/** The shop's logo as papers show it, on white; where it has none its icon. Undefined where the file is gone. */
export async function paperMark(ctx: ServerContext): Promise<PaperMark | undefined> {
  const { look } = await getLiveLook(ctx);
  return (look.logo && (await render(ctx, look.logo))) || render(ctx, await iconOf(ctx, look));
}

/** The shop's icon, for where a square stands. */
export async function squareMark(ctx: ServerContext): Promise<PaperMark | undefined> {
  return render(ctx, await iconOf(ctx, (await getLiveLook(ctx)).look));
}

async function render(ctx: ServerContext, address: string): Promise<PaperMark | undefined> {
  const bytes = await readPublicFile(ctx, address);
  if (!bytes) return undefined;
  const image = sharp(bytes, { density: 300 }).resize(width, height, { fit: 'inside' }).png();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
