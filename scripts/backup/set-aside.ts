import fs from 'node:fs';
import path from 'node:path';

/** Makes the folder for what a data folder holds now: in it, since the data folder itself may be a disk of its own. */
export function makeAside(dataDir: string): string {
  const aside = path.join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  fs.mkdirSync(aside, { mode: 0o700 });
  return aside;
}

interface Move {
  from: string;
  to: string;
}

/** Moves all or nothing: where one cannot be moved, such as a folder that is a disk of its own, the others go back. */
export function moveAll(moves: Move[]): void {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      fs.renameSync(move.from, move.to);
      done.unshift(move);
    }
  } catch (error) {
    for (const { from, to } of done) fs.renameSync(to, from);
    throw error;
  }
}
