import { createHash } from 'node:crypto';
import fs, { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup, and what it has to be to be believed. */
export interface Part {
  name: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** Writes a part as it comes, readable by its owner only, and waits until it is on the disk. */
export async function writePart(file: string, content: NodeJS.ReadableStream): Promise<Part> {
  const meter = startMeter();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(content, meter.stream, target);
  return { name: path.basename(file), ...meter.read() };
}

/** Whether a part is what the manifest says. */
export async function isWhole(folder: string, { name, size, sha256 }: Part): Promise<boolean> {
  const file = path.join(folder, name);
  if (fs.statSync(file, { throwIfNoEntry: false })?.size !== size) return false;
  const meter = startMeter();
  await pipeline(createReadStream(file), meter.stream.resume());
  return meter.read().sha256 === sha256;
}

function startMeter() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.byteLength;
      done(null, piece);
    },
  });
  return { stream, read: () => ({ size, sha256: hash.digest('hex') }) };
}
