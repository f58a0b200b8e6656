import { type InputBounds, webhookBytes } from '#lib/contract/input-bounds.ts';
import { DomainError } from '../kernel/errors.ts';
import { checkInput } from './input/check-input.ts';
import { checkText } from './input/check-text.ts';
import { expandBrackets } from './query.ts';
import type { ApiContext } from './scope/request-scope.ts';

/** From here on a text is looked through before it is parsed: of many names in a record, parsing is what costs. */
const longText = 16 * 1024;

/**
 * Reads a JSON or form body within the bounds of its call. Refuses other types, oversized bodies, malformed JSON and bodies that
 * break off, each with its own error, and at its field what is too deep, too much, or cannot be stored.
 */
export async function readBody(context: ApiContext, bounds: InputBounds): Promise<unknown> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await readText(context.req.raw, bounds.bytes);
  if (text === '') return {};
  if (type === 'application/x-www-form-urlencoded') return expandBrackets(new URLSearchParams(text), bounds);
  if (type !== 'application/json') throw new DomainError('wrong_content_type');
  if (text.length > longText) checkText(text, bounds);
  const body = parseJson(text);
  checkInput(body, bounds);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed_json');
  }
}

/**
 * The body as it was sent, for what is signed byte by byte. Throws `body_too_large`, and `body_incomplete` where the visitor
 * broke it off: nobody reads that answer, and nothing of the shop has failed.
 */
export async function readText(request: Request, maxBytes = webhookBytes): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('body_too_large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new DomainError('body_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('body_incomplete');
  }
  return Buffer.concat(chunks).toString('utf8');
}
