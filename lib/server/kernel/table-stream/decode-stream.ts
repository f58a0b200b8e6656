import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { encodingOfStart } from '../decode-text.ts';

/** Read at once from the disk. */
const pieceBytes = 256 * 1024;

/**
 * The text of a file piece by piece, in whichever encoding it was written: by its mark, as UTF-16 without one, as UTF-8 where all of it
 * can be, else GB18030 (`decodeText` says the same of texts that are short). The file is read twice and never held.
 */
export async function* decodeStream(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findEncoding(path));
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    const text = decoder.decode(piece as Uint8Array, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function findEncoding(path: string): Promise<string> {
  return encodingOfStart(await readStart(path)) ?? ((await isUtf8(path)) ? 'utf-8' : 'gb18030');
}

/** The first bytes of a file. */
export async function readStart(path: string, bytes = 4096): Promise<Uint8Array> {
  const file = await fs.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
      decoder.decode(piece as Uint8Array, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
