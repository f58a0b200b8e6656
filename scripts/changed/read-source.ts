/** Names taken from a module; undefined: the whole of it. */
type Names = readonly string[] | undefined;

interface Row {
  path: string;
  isFromOwnFolder: boolean;
  /** Put together and not used on the spot: `path.join('lib', 'server')`. */
  isBare: boolean;
}

export interface SourceFacts {
  /** What runs when this file runs. Imports of types are left out: the type check is for them. */
  imports: { specifier: string; names: Names }[];
  /** `export { inner as outer } from '…'`: who imports `outer` depends on that file, not on all that stand beside it. */
  passedOn: { specifier: string; names: { inner: string; outer: string }[] | undefined }[];
  /** Texts that may name a file or a folder, some with gaps: `messages/${locale}/a.json`. */
  texts: string[];
  /** Paths put together of texts in a row, `path.join(import.meta.dirname, '..', 'docs')`, as far as they are told. */
  rows: Row[];
  /** It names its own folder, and nothing below it. */
  isOwnFolderNamed: boolean;
  /** It reads files or starts programs, so that a folder it names is one that it reads. */
  isReader: boolean;
  /** It runs what it finds there (or copies it to run it), so that what those files import counts too. */
  isRunner: boolean;
  /** Calls of the API by their address, maybe cut short at a gap. */
  calls: string[];
  /** An address of its entries is put together, not written out. */
  makesPaths: boolean;
}

const declared = /(?:^|\n)[ \t]*(import|export)\s+(type\s+)?([\w$*\s,{}]*?)\s*from\s*['"]([^'"\n]+)['"]/g;
const bare = /(?:^|\n)[ \t]*import\s*['"]([^'"\n]+)['"]/g;
const loaded = /\bimport\(\s*['"`]([^'"`\n]+)['"`]/g;
const text = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\\n])*)`/g;
const row = /\b(?:join|resolve)\(\s*(?:([\w.$]+),\s*)?('[^'\n]*'(?:,\s*'[^'\n]*')*)/g;
const folderRead = /\b(?:\w+Sync|readdir|cp)\(\s*'([\w-]+)'/g;
const ownFolder = /import\.meta\.dirname(?!,\s*')/;
const reading = /node:fs|node:child_process|\bglobSync\b|import\.meta\.(?:dirname|url)/;
const running = /\b(?:spawn|spawnSync|execFile|execFileSync|execSync|fork|cpSync)\b/;
const madePath = /\bpath: (?:[\w.]+[(,]|`)/;
/** Not the folder of that name in a path of ours, and not what many addresses begin with: that is asked about, never called. */
const call = /(?<![\w.])\/api\/(?:[\w/-]+\/(?=\$)|[\w/-]*[\w-](?![\w/-]))/g;

/** What a text may look like that names a file or a folder; dots alone are the beginning of a path at most. */
const nameLike = /^(?![./]*$)[\w@.:#/<>${}[\]()*,+-]{1,200}$/;

/** Lines of comments; what stands behind code on its line stays, and can only make a test run that need not. */
const comment = /^[ \t]*(?:\/\/|\/\*|\*(?=[\s/]|$)).*$/gm;

/** What a source says of other files, read without a parser: all of the tree takes a second or two. */
export function readSource(written: string): SourceFacts {
  const source = written.replace(comment, '');
  const isReader = reading.test(source);
  // What an import names is no text: who only passes names on does not depend on where they come from.
  const rest = source.replace(declared, '');
  const rows = isReader ? rowsIn(rest) : [];
  const texts = [...(isReader ? rest.replace(row, '') : rest).matchAll(text)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );
  return {
    ...readImports(source),
    texts: [...new Set(texts)].filter((it) => nameLike.test(it)),
    rows,
    isOwnFolderNamed: ownFolder.test(source),
    isReader,
    isRunner: isReader && running.test(source),
    calls: [...new Set(source.match(call) ?? [])],
    makesPaths: madePath.test(source),
  };
}

function readImports(source: string): Pick<SourceFacts, 'imports' | 'passedOn'> {
  const imports: SourceFacts['imports'] = [];
  const passedOn: SourceFacts['passedOn'] = [];
  for (const [, kind, type, clause = '', specifier = ''] of source.matchAll(declared)) {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const names = braces === undefined ? undefined : namesIn(braces);
    const beside = clause
      .replace(/\{[^}]*\}/, '')
      .replace(',', '')
      .trim();
    if (type || (names?.length === 0 && !beside && braces?.trim())) continue;
    if (kind === 'export') passedOn.push({ specifier, names });
    else if (beside.startsWith('*')) imports.push({ specifier, names: undefined });
    else
      imports.push({ specifier, names: [...(beside ? ['default'] : []), ...(names ?? []).map(({ inner }) => inner)] });
  }
  for (const pattern of [bare, loaded])
    for (const [, specifier = ''] of source.matchAll(pattern)) imports.push({ specifier, names: undefined });
  return { imports, passedOn };
}

function namesIn(braces: string): { inner: string; outer: string }[] {
  return braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => {
      const [inner = '', outer = inner] = part.split(/\s+as\s+/);
      return { inner, outer };
    });
}

function rowsIn(source: string): Row[] {
  const joined = [...source.matchAll(row)].map(([, base, parts = '']) => ({
    path: [...parts.matchAll(/'([^']*)'/g)].map(([, part = '']) => part).join('/'),
    isFromOwnFolder: base === 'import.meta.dirname',
    isBare: base === undefined,
  }));
  const read = [...source.matchAll(folderRead)].map(([, path = '']) => ({
    path,
    isFromOwnFolder: false,
    isBare: false,
  }));
  return [...joined, ...read];
}
