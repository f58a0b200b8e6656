import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

interface BuildManifest {
  id: string;
  /** When it was built, in milliseconds; 0 where there is no build. */
  timestamp: number;
}

const known = new Map<string, Promise<BuildManifest>>();

/** The running build: the id Next gave it, `development` where there is none. Read once: a process runs one build. */
export function readBuildManifest(): Promise<BuildManifest> {
  const file = path.join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID');
  const found = known.get(file) ?? readManifest(file);
  known.set(file, found);
  return found;
}

function readManifest(file: string): Promise<BuildManifest> {
  return Promise.all([readFile(file, 'utf8'), stat(file)]).then(
    ([id, { mtimeMs }]) => ({ id: id.trim(), timestamp: Math.round(mtimeMs) }),
    () => ({ id: 'development', timestamp: 0 }),
  );
}

export async function readBuildId(): Promise<string> {
  return (await readBuildManifest()).id;
}
