import { DomainError } from '../kernel/errors.ts';
import { expandBrackets } from './query.ts';
import type { ApiContext } from './request-scope.ts';

/** JSON bodies are small here; files go through the upload route, which has its own limit. */
const maxBodyBytes = 1024 * 1024;

/** Reads a JSON or form body. Refuses other types, oversized bodies and malformed JSON, each with its own error. */
export async function readBody(context: ApiContext): Promise<unknown> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await readText(context.req.raw);
  if (text === '') return {};
  if (type === 'application/x-www-form-urlencoded') return expandBrackets(new URLSearchParams(text));
  if (type !== 'application/json') throw new DomainError('wrong_content_type');
  // No column can hold this character and nobody types it; as text it only stands in an escape.
  if (text.includes('\\u0000')) throw new DomainError('invalid_input');
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed_json');
  }
}

/** The body as it was sent, for what is signed byte by byte. Throws `body_too_large`. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw new DomainError('body_too_large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new DomainError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
