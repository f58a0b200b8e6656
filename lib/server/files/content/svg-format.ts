import type { Content } from '../upload-rules.ts';
import { firstBytes } from './first-bytes.ts';

/** Comments and licences may stand before the first element. */
const headBytes = 64 * 1024;

/** Whether it is a drawing as text; what is in it is looked at when it is written anew. */
export async function recogniseSvg(path: string): Promise<Content | undefined> {
  const head = (await firstBytes(path, headBytes)).toString('utf8');
  const start = head
    .replace(/^\uFEFF/, '')
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, '')
    .trimStart();
  return /^<(?:svg:)?svg[\s>/]/.test(start) ? { ext: 'svg', mime: 'image/svg+xml' } : undefined;
}
