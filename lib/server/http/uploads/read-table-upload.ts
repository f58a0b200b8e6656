import { tooLarge } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { checkUpload, type UploadLimits } from '#lib/utils/files/upload-rules.ts';
import { readUpload } from './read-upload.ts';

/**
 * The table that a form brings as its part `file`, whole. Throws `import_format` at `file` for what is called otherwise,
 * `upload_missing`, `upload_incomplete`, and a refusal for more bytes than `rules` allow, before they are in memory.
 */
export async function readTableUpload(
  request: Request,
  rules: UploadLimits,
): Promise<{ name: string; content: Uint8Array }> {
  const { maxSize: maxBytes } = rules;
  const limits = { part: 'file', maxBytes, tooLarge: (size: number) => tooLarge(size, maxBytes) };
  return readUpload(request, limits, async ({ name, mime, content }) => {
    requireTable({ name, type: mime }, rules);
    return { name, content: await readWhole(content, maxBytes) };
  });
}

/** The check that the browser makes before it sends, on the first bytes: what a file is called and what it is sent as. */
function requireTable(said: { name: string; type: string }, rules: UploadLimits): void {
  if (checkUpload({ ...said, size: 1 }, rules) === undefined) return;
  throw new DomainError('import_format', { fields: { file: { key: 'import_format' } } });
}

async function readWhole(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(size, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
