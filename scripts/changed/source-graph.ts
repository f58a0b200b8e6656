import { readSource, type SourceFacts } from './read-source.ts';
import { below, type SourceTree } from './source-tree.ts';

/** Why one file depends on another. */
export type Reason = 'imports' | 'reads' | 'calls';

/** A part of the tree that a file reads, and whether it runs what it finds there. */
interface FolderRead {
  from: string;
  folder: string;
  /** Narrower where the text goes on after its gap. */
  pattern?: RegExp;
  isRunner: boolean;
}

interface Dependent {
  from: string;
  reason: Reason;
}

export interface SourceGraph {
  facts: ReadonlyMap<string, SourceFacts>;
  /** Who depends on a file by itself; `isChanged` adds who only reads its text. */
  dependentsOf(file: string, isChanged: boolean): Dependent[];
  /** What it imports itself, or names. */
  dependenciesOf(file: string): readonly string[];
}

type Dependents = Map<string, Map<string, Reason>>;
type Add = (from: string, to: string, reason: Reason) => void;

const contract = 'lib/contract/';
const code = /\.(?:ts|tsx|mts|mjs|js|css)$/;
const forTests = /(?:\.test|-for-tests|\/test-api)\.ts$/;
/** What nothing imports. */
const isLeaf = (file: string) => /\.(?:test|spec)\.ts$/.test(file);

/** Reads all sources and answers who depends on whom. `read` answers undefined for a file that is gone. */
export function buildGraph(tree: SourceTree, read: (file: string) => string | undefined): SourceGraph {
  const facts = new Map<string, SourceFacts>();
  for (const file of tree.files) {
    const source = code.test(file) ? read(file) : undefined;
    if (source !== undefined) facts.set(file, readSource(source));
  }
  const dependents: Dependents = new Map();
  const dependencies = new Map<string, string[]>();
  const add: Add = (from, to, reason) => {
    if (from === to) return;
    const own = dependencies.get(from) ?? [];
    dependencies.set(from, own);
    own.push(to);
    const known = dependents.get(to) ?? new Map<string, Reason>();
    if (!known.has(from)) dependents.set(to, known.set(from, reason));
  };
  const folders: FolderRead[] = [];
  for (const [file, own] of facts) {
    for (const { specifier, names } of own.imports)
      for (const to of targetsOf({ tree, facts }, file, specifier, names)) add(file, to, 'imports');
    for (const to of filesNamed(tree, file, own)) add(file, to, 'imports');
    folders.push(...foldersRead(tree, file, own));
  }
  addCalls(facts, dependents, add);
  return {
    facts,
    dependentsOf: (file, isChanged) => [
      ...[...(dependents.get(file) ?? [])].map(([from, reason]) => ({ from, reason })),
      ...folders.filter((it) => (isChanged || (it.isRunner && !isLeaf(file))) && isRead(it, file)).map(toDependent),
    ],
    dependenciesOf: (file) => dependencies.get(file) ?? [],
  };
}

const toDependent = ({ from }: FolderRead): Dependent => ({ from, reason: 'reads' });

function isRead({ folder, pattern, from }: FolderRead, file: string): boolean {
  // Tests are text to other tests alone.
  if (file === from || (isLeaf(file) && !forTests.test(from))) return false;
  // At the top of the tree stands everything: who names the top reads the files there, and names the folders it reads.
  if (folder === '') return pattern ? pattern.test(file) : !file.includes('/');
  return file.startsWith(`${folder}/`) && (!pattern || pattern.test(file));
}

type Known = { tree: SourceTree; facts: ReadonlyMap<string, SourceFacts> };

/** The module, and of what it passes on only the files that the names come from. */
function targetsOf({ tree, facts }: Known, from: string, specifier: string, names?: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string, wanted: readonly string[] | undefined) => {
    const key = `${file} ${wanted?.join() ?? '*'}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.add(file);
    for (const passed of facts.get(file)?.passedOn ?? []) {
      const to = tree.resolve(passed.specifier, file);
      const inner = passed.names?.filter(({ outer }) => !wanted || wanted.includes(outer)).map(({ inner }) => inner);
      if (to && inner?.length !== 0) visit(to, passed.names && wanted ? inner : undefined);
    }
  };
  const seen = new Set<string>();
  const file = tree.resolve(specifier, from);
  if (file) visit(file, names);
  return found;
}

/** Files that a text names from the root, from the own folder, or from `public`. */
function filesNamed(tree: SourceTree, file: string, { texts, rows }: SourceFacts): string[] {
  const named = texts.flatMap((text) => {
    if (text.startsWith('<rootDir>/')) return [text.slice('<rootDir>/'.length)];
    if (text.startsWith('/')) return [`public${text}`];
    return text.startsWith('.') ? [below(file, text), text.replace(/^\.\//, '')] : [text];
  });
  return [...rows.map((row) => placeOf(file, row)), ...named].filter((name) => tree.has(name));
}

/** Whatever stands before a row that is not the own folder is taken for the root. */
function placeOf(file: string, { isFromOwnFolder, path }: SourceFacts['rows'][number]): string {
  return isFromOwnFolder ? below(file, path) : path.replace(/^(?:\.{1,2}\/)+/, '');
}

const gap = /\$\{|\*|\{/;

function foldersRead(tree: SourceTree, file: string, facts: SourceFacts): FolderRead[] {
  // A gap in what is loaded is one whether or not anything else is read: `import('./' + name)`.
  const gapped = facts.imports.filter(({ specifier }) => gap.test(specifier)).map(({ specifier }) => specifier);
  const loaded = gapped.flatMap((specifier) => readOf(tree, file, specifier)).map((it) => ({ ...it, isRunner: true }));
  if (!facts.isReader) return loaded;
  const isOfTests = forTests.test(file);
  const own = facts.isOwnFolderNamed ? [below(file, '.')] : [];
  const rows = facts.rows
    .filter(({ isBare }) => isOfTests || !isBare)
    .map((row) => placeOf(file, row).replace(/\/$/, ''));
  const whole = [...own, ...rows]
    .map((folder) => (folder === '.' ? '' : folder))
    .filter((folder) => (folder === '' ? isOfTests : tree.hasFolder(folder)))
    .map((folder) => ({ from: file, folder }));
  // A word alone (`app`, `server`) names a folder in a test, and means anything elsewhere.
  const texts = facts.texts
    .filter((text) => isOfTests || text.includes('/'))
    .flatMap((text) => readOf(tree, file, text));
  return [...loaded, ...[...whole, ...texts].map((it) => ({ ...it, isRunner: facts.isRunner }))];
}

/** The folder that a text names as far as it can be told, and what a file there must look like. */
function readOf(tree: SourceTree, file: string, text: string): Omit<FolderRead, 'isRunner'>[] {
  const place = text.startsWith('.') ? below(file, text) : text.replace(/\/$/, '');
  const at = place.search(gap);
  if (at < 0) return tree.hasFolder(place) ? [{ from: file, folder: place }] : [];
  const folder = place.slice(0, Math.max(0, place.lastIndexOf('/', at)));
  if (!tree.hasFolder(folder)) return [];
  return [{ from: file, folder, pattern: patternOf(place) }];
}

function patternOf(place: string): RegExp {
  const parts = place.split(/\$\{[^}]*\}|\*+\/?|\{[^}]*\}/).map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Who names the address of a call depends on the files that answer it: those that import its entry, or name it themselves. */
function addCalls(facts: ReadonlyMap<string, SourceFacts>, dependents: Dependents, add: Add): void {
  const answers: Answers = { written: new Map(), made: [], beside: new Map() };
  for (const [file, { calls, texts, makesPaths }] of facts) {
    if (forTests.test(file)) continue;
    if (isAnswer(file)) for (const address of calls) note(answers.beside, address, [file]);
    if (!file.startsWith(contract)) continue;
    const routes = [...(dependents.get(file)?.keys() ?? [])].filter(isAnswer);
    for (const address of calls) note(answers.written, address, routes);
    if (makesPaths) answers.made.push({ texts, routes });
  }
  const found = new Map<string, string[]>();
  for (const [from, { calls }] of facts) {
    if (from.startsWith(contract) || (from.startsWith('lib/server/') && !forTests.test(from))) continue;
    for (const address of calls) {
      const files = found.get(address) ?? answersOf(answers, address);
      found.set(address, files);
      for (const to of files) add(from, to, 'calls');
    }
  }
}

interface Answers {
  /** Routes by an address that stands in the contract, whole or as the beginning of others. */
  written: Map<string, string[]>;
  /** Routes of entries whose address is put together: of texts that stand in their file, the last part among them. */
  made: { texts: readonly string[]; routes: string[] }[];
  /** Files of the edge that name an address themselves. */
  beside: Map<string, string[]>;
}

const isAnswer = (file: string) => file.startsWith('lib/server/http/') && !forTests.test(file);

const note = (map: Map<string, string[]>, address: string, files: string[]) =>
  map.set(address, [...(map.get(address) ?? []), ...files]);

/** Exactly where the address is written out; otherwise wherever it may come from. */
function answersOf({ written, made, beside }: Answers, address: string): string[] {
  const exact = [...(written.get(address) ?? []), ...(beside.get(address) ?? [])];
  if (exact.length > 0) return exact;
  // An address ends with a slash where a gap follows.
  const isCut = address.endsWith('/');
  const near = [...written].flatMap(([other, files]) =>
    (isCut && other.startsWith(address)) || address.startsWith(`${other.replace(/\/$/, '')}/`) ? files : [],
  );
  const end = address.slice(address.lastIndexOf('/') + 1);
  const isEnd = (text: string) => isCut || text === end || text.endsWith(`/${end}`);
  return [...near, ...made.flatMap(({ texts, routes }) => (texts.some(isEnd) ? routes : []))];
}
