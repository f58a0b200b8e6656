import path from 'node:path';

/** The files of the project by their path from its root with `/`, and what may be asked of them. */
export interface SourceTree {
  files: readonly string[];
  has(file: string): boolean;
  hasFolder(folder: string): boolean;
  /** The file that a specifier of an import in `from` means; undefined: a package, or nothing of this tree. */
  resolve(specifier: string, from: string): string | undefined;
}

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/** `aliases` are the `imports` of package.json. Files that were deleted belong to it too, for who imports them is broken. */
export function treeOf(files: readonly string[], aliases: Record<string, string>): SourceTree {
  const all = new Set(files);
  const folders = new Set<string>();
  for (const file of files)
    for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) folders.add(file.slice(0, at));
  const beginnings = Object.entries(aliases).map(([from, to]) => [from.replace('*', ''), to.replace('*', '')] as const);
  return {
    files,
    has: (file) => all.has(file),
    hasFolder: (folder) => folders.has(folder),
    resolve: (specifier, from) => {
      const place = placeOf(specifier, from, beginnings);
      return place === undefined ? undefined : endings.map((ending) => place + ending).find((file) => all.has(file));
    },
  };
}

function placeOf(specifier: string, from: string, beginnings: (readonly [string, string])[]): string | undefined {
  if (specifier.startsWith('.')) return below(from, specifier);
  const alias = beginnings.find(([beginning]) => specifier.startsWith(beginning));
  return alias && path.posix.normalize(alias[1] + specifier.slice(alias[0].length));
}

/** A path as it is written in a file, from the root of the tree. */
export function below(from: string, written: string): string {
  return path.posix.join(path.posix.dirname(from), written);
}
