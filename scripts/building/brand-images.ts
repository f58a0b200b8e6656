/**
 * Writes the static pictures of the shop to `public`: default portrait and illustrations.
 * They are drawn by `lib/server/seed/pictures`; after a change there, run `node scripts/building/brand-images.ts` and commit
 * what it wrote.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { doors } from '#lib/server/seed/pictures/art/doors.ts';
import { states } from '#lib/server/seed/pictures/art/states.ts';
import { steps } from '#lib/server/seed/pictures/art/steps.ts';
import { defaultAvatar } from '#lib/server/seed/pictures/brand.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');

async function write(name: string, content: string | Buffer): Promise<void> {
  const file = path.join(publicFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Twice the size, then halved: fine lines keep their weight. */
const png = (svg: string, width: number, height = width): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await write('static/images/avatar.png', await png(defaultAvatar(), 256));

for (const [name, draw] of Object.entries({ ...doors, ...steps, ...states })) await write(`art/${name}.svg`, draw());
