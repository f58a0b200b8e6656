import module from 'node:module';
import path from 'node:path';
import '../load-once.ts';
import { createNext } from '../../server/pages/create-next.ts';

/**
 * Loads what a start loads, and starts nothing: a shop that may not write its own folder finds compiled what a start would compile
 * each time anew. Fails where a package is missing, too.
 */
export async function loadAhead(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  await Promise.all([import('#server'), import('./prepare-shop.ts'), import('../announce.ts')]);
  await createNext({ dev: false, dir: path.join(import.meta.dirname, '..', '..') }).prepare();
  module.flushCompileCache();
}
