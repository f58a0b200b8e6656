import sharp from 'sharp';
import { brandTopic } from '#lib/contract/files/upload-topics.ts';
import type { ServerContext } from '../db/context.ts';
import { getLiveLook } from '../site/index.ts';
import { publishDraftOf, saveLook } from '../workflows/look/save-look.ts';
import { findDemoLogin } from './demo-people.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { doors } from './pictures/art/doors.ts';
import { composeSiteImage, favicon, logoMark } from './pictures/brand.ts';

/** The demo shop's logo, icon and sharing picture, as its operator would send and publish them. A look that there is stays. */
export async function seedLook(ctx: ServerContext): Promise<void> {
  const operator = await findDemoLogin(ctx, 'operator');
  if (!operator || (await getLiveLook(ctx)).id > 0) return;
  const send = (name: string, bytes: Buffer, mime?: string) =>
    uploadDocument(ctx, operator, { topic: brandTopic, name, bytes, ...(mime && { mime }) });
  const draw = (name: string, svg: string) => send(name, Buffer.from(svg), 'image/svg+xml');
  const fields = {
    logo: await draw('logo.svg', logoMark('light')),
    logo_dark: await draw('logo-dark.svg', logoMark('dark')),
    icon: await draw('icon.svg', favicon()),
    share: await send('share.png', await sharingPicture()),
  };
  const { version } = await saveLook(ctx, operator, { fields, version: undefined });
  await publishDraftOf(ctx, operator, version);
}

/** Twice the size, then halved: fine lines keep their weight. */
const sharingPicture = (): Promise<Buffer> =>
  sharp(Buffer.from(composeSiteImage(doors.hero())), { density: 144 })
    .resize(1200, 630)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
