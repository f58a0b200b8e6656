import { readFile } from 'node:fs/promises';
import path from 'node:path';

let known: Promise<string> | undefined;

/** The id Next gave the running build; `development` where there is none. Read once: a process runs one build. */
export function readBuildId(): Promise<string> {
  known ??= readFile(path.join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').then(
    (id) => id.trim(),
    () => 'development',
  );
  return known;
}
