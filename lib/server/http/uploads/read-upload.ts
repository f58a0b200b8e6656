import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { DomainError } from '#lib/server/kernel/errors.ts';

/** The file of a form, as it comes. */
interface FormFile {
  name: string;
  mime: string;
  content: Readable;
}

interface UploadRules {
  /** Name of the part that is the file. */
  part: string;
  maxBytes: number;
  /** What to throw for a body of so many bytes, which must be too many. */
  tooLarge: (bytes: number) => Error;
}

/** What a form may hold beside its file: boundaries, headers, a few fields that nobody reads. */
const overheadBytes = 64 * 1024;
const limits = { files: 4, fields: 20, parts: 24, fieldSize: 4096, headerPairs: 20, headerSize: 8192 };

/**
 * Reads a multipart form while it comes and hands its file to `take`, which reads it or throws. Nothing is kept in
 * memory; a body longer than a file can be is cut. Throws `upload_missing` when there is no file, and for a form that
 * breaks off `upload_incomplete`.
 */
export async function readUpload<T>(
  request: Request,
  rules: UploadRules,
  take: (file: FormFile) => Promise<T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw new DomainError('upload_missing');
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > rules.maxBytes + overheadBytes) throw rules.tooLarge(declared);
  const form = openForm(type);
  const stop = new AbortController();
  // Ends when the whole form has: the parser ends a file that broke off as if it were whole.
  const content = new PassThrough().on('error', () => {});
  let taken: Promise<T> | undefined;
  form.on('file', (part, stream, name, _, mime) => {
    stream.on('error', () => {});
    if (part !== rules.part || taken) return void stream.resume();
    stream.pipe(content, { end: false });
    taken = take({ name: name ?? '', mime, content });
    taken.catch((reason) => stop.abort(reason));
  });
  try {
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    await pipeline(body, cutAfter(rules), form, { signal: stop.signal });
    content.end();
  } catch (error) {
    content.destroy(new Error('the form broke off'));
    const isRefused = stop.signal.aborted;
    await taken?.catch(() => {});
    if (isRefused) throw stop.signal.reason;
    if (error instanceof DomainError) throw error;
    throw new DomainError(taken ? 'upload_incomplete' : 'upload_missing');
  }
  if (!taken) throw new DomainError('upload_missing');
  return taken;
}

/** Throws `upload_missing` where no form can be told by what the request says of itself, such as by a boundary without end. */
function openForm(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw new DomainError('upload_missing');
  }
}

function cutAfter({ maxBytes, tooLarge }: UploadRules): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength;
      if (size > maxBytes + overheadBytes) done(tooLarge(size));
      else done(null, chunk);
    },
  });
}
