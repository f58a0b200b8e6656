import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ServerEnv } from '../env.ts';
import { addressOf } from './driver.ts';
import { findStoredBytes, saveFile } from './local-driver.ts';
import { renderDrawing } from './render-drawing.ts';
import type { NewFile } from './repository.ts';
import type { FileVariant } from './tables.ts';

/** Where drawings of the shop's own lie: nobody uploads anything here. */
const topic = 'demo';

/** Widths in pixels: a card on a phone, a card on a sharp screen, a product's gallery. */
const drawingWidths = [320, 640, 1200];

const formats = { avif: 'image/avif', webp: 'image/webp' } as const;
type Ending = keyof typeof formats;

const rendition = new RegExp(`^(${topic}/[A-Za-z0-9_-]{8,70})-(${drawingWidths.join('|')})\\.(avif|webp)$`);

interface Drawing {
  svg: string;
  /** Hex; shown while the picture loads. */
  dominantColour: string;
}

/**
 * Keeps a square picture as it was drawn, by a name that says what it shows. Its sizes and formats are made when somebody asks
 * for them (`renderNow`). Answers the row to record.
 */
export async function saveDrawing(env: ServerEnv, { svg, dominantColour }: Drawing): Promise<NewFile> {
  const bytes = Buffer.from(svg);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stem = `${topic}/${sha256.slice(0, 24)}`;
  if (!(await findStoredBytes(env, `${stem}.svg`))) await saveFile(env, `${stem}.svg`, bytes);
  const keyOf = (width: number, ending: Ending) => `${stem}-${width}.${ending}`;
  const variants = drawingWidths.flatMap((width) =>
    (Object.keys(formats) as Ending[]).map(
      (ending): FileVariant => ({
        url: addressOf(keyOf(width, ending)),
        mime: formats[ending],
        width,
        height: width,
        size: bytes.length,
      }),
    ),
  );
  // Every browser shows the largest WebP: it stands for the picture itself.
  const side = Math.max(...drawingWidths);
  const main = keyOf(side, 'webp');
  return {
    storage: 'local',
    topic,
    path: main,
    url: addressOf(main),
    name: `${sha256.slice(0, 24)}.webp`,
    mime: formats.webp,
    size: bytes.length,
    width: side,
    height: side,
    dominantColour,
    sha256,
    variants,
  };
}

/** The drawing of which a key is a size; undefined where it is none. */
export async function findDrawing(env: ServerEnv, key: string): Promise<Uint8Array | undefined> {
  const [, stem] = rendition.exec(key) ?? [];
  return stem === undefined ? undefined : findStoredBytes(env, `${stem}.svg`);
}

/** Each keeps several threads of the image library busy: whoever asks for a page goes first. */
const atOnce = pLimit(1);
const running = new Map<string, Promise<Uint8Array>>();

/** Makes the size of a drawing that a key names, and stores it. Whoever asks for the same meanwhile waits for the same. */
export function renderNow(env: ServerEnv, key: string, svg: Uint8Array): Promise<Uint8Array> {
  const name = `${env.DATA_DIR} ${key}`;
  const known = running.get(name);
  if (known) return known;
  const [, , width = '', ending = ''] = rendition.exec(key) ?? [];
  const rendering = atOnce(async () => {
    const bytes = await renderDrawing(svg, Number(width), formats[ending as Ending]);
    await saveFile(env, key, bytes);
    return bytes;
  }).finally(() => running.delete(name));
  running.set(name, rendering);
  return rendering;
}

/** The bytes of a key on the disk; of a drawing it is made where it is not there yet. */
export async function readStored(env: ServerEnv, key: string): Promise<Uint8Array | undefined> {
  const stored = await findStoredBytes(env, key);
  const drawing = stored ? undefined : await findDrawing(env, key);
  return drawing ? renderNow(env, key, drawing) : stored;
}
