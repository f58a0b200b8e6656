import { createHash } from 'node:crypto';
import type { ServerEnv } from '../../env.ts';
import { addressOf } from '../driver.ts';
import { findStoredBytes, saveFile } from '../local-driver.ts';

/** What is on the disk for certain; a shop has a handful. */
const known = new Set<string>();
const mostKnown = 1000;

/** Keeps a drawing of the shop's own making under a name that says what it shows, and answers its address. */
export async function saveDerived(env: ServerEnv, topic: string, svg: string): Promise<string> {
  const key = `${topic}/${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.svg`;
  const mark = `${env.DATA_DIR} ${key}`;
  if (!known.has(mark)) {
    if (!(await findStoredBytes(env, key))) await saveFile(env, key, Buffer.from(svg));
    if (known.size >= mostKnown) known.clear();
    known.add(mark);
  }
  return addressOf(key);
}
