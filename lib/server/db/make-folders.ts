import fs from 'node:fs';
import path from 'node:path';

/** Not `recursive`: Node never comes back from that where a file system refuses new folders as not found (/proc). */
export function makeFolders(folder: string, mode?: number): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })) return;
  makeFolders(path.dirname(folder), mode);
  fs.mkdirSync(folder, { mode });
}
