import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.join(import.meta.dirname, '..');
/** Whoever imports counts, tests too; what Next and the other tools call by its place has to be exported. */
const readers = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts', 'server'];
const checked = ['components', 'lib', 'scripts', 'server'];

/** Exported for somebody who does not import it, each for its reason. */
const exceptions: [files: RegExp, reason: string][] = [
  [/^lib\/server\/.*\btables\.ts$/, 'drizzle-kit finds tables by the name of their file'],
  [/^scripts\/testing\/jest-/, 'Jest calls them by the path that jest.config.mjs names'],
  [/^lib\/server\/payments\/\w+\/driver\.ts$/, 'drivers.ts finds them by the channels of the contract'],
  [/^lib\/i18n\/request\.ts$/, 'next-intl calls it by the path that next.config.ts names'],
];

type Sources = ReadonlyMap<string, string>;
/** `file name`; `file *` is every name of the file. */
type Uses = Set<string>;

interface Passed {
  file: string;
  name: string;
  from: string;
  /** What it is called there. */
  inner: string;
}

const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm;
const passedOn = /^export (?:type )?\*(?: as (\w+))? from '([^']+)'/gm;
const imported = /^import (?:type )?([^'"`;]+?) from '([^']+)'/gm;
/** Lines in front may take the module apart: `const { start } = await import('…')`. */
const loaded = /(?:\{([^{}]*)\} = await )?import\('([^']+)'\)(?:\.then\(\((\w+)\) => \3\.(\w+))?/g;

/** Names between braces, each as what it is called there and here. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((part) =>
      part
        .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
        .trim()
        .replace(/^type /, ''),
    )
    .filter(Boolean)
    .map((part) => {
      const [inner = '', outer = inner] = part.split(/ as |: /);
      return { inner, outer };
    });

const innerNames = (braces: string) => namesIn(braces).map(({ inner }) => inner);

/** The file an import means; undefined for packages. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier === '#server' ? 'server.ts' : specifier.slice(1);
  return specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : undefined;
}

function exportsOf(source: string): string[] {
  const names = [...source.matchAll(declared)].map(([, name = '']) => name);
  const beside = [...source.matchAll(listed)].flatMap(([, braces = '']) => namesIn(braces).map(({ outer }) => outer));
  const whole = [...source.matchAll(passedOn)].flatMap(([, name]) => name ?? []);
  return [...names, ...beside, ...whole, ...(/^export default /m.test(source) ? ['default'] : [])];
}

/** What a file hands on from another: used there only once somebody uses it here. */
function passedBy(file: string, source: string): Passed[] {
  const named = [...source.matchAll(listed)].flatMap(([, braces = '', specifier]) => {
    const from = specifier && fileOf(specifier, file);
    return from ? namesIn(braces).map(({ inner, outer }) => ({ file, name: outer, from, inner })) : [];
  });
  const whole = [...source.matchAll(passedOn)].flatMap(([, name = '*', specifier = '']) => {
    const from = fileOf(specifier, file);
    return from ? [{ file, name, from, inner: '*' }] : [];
  });
  return [...named, ...whole];
}

function usesOf(file: string, source: string): string[] {
  const uses: string[] = [];
  const use = (specifier: string, names: string[]) => {
    const from = fileOf(specifier, file);
    if (from && from !== file) uses.push(...names.map((name) => `${from} ${name}`));
  };
  for (const [, clause = '', specifier = ''] of source.matchAll(imported)) {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const beside = clause.replace(/\{[^}]*\}/, '').trim();
    // The map of calls names every contract by its type; that alone serves and calls nothing.
    const isMap = file === 'lib/contract/calls.ts';
    if (braces) use(specifier, innerNames(braces));
    if (beside.includes('*')) use(specifier, isMap ? [] : ['*']);
    else if (beside) use(specifier, ['default']);
  }
  for (const [, braces, specifier = '', , picked] of source.matchAll(loaded)) {
    use(specifier, picked ? [picked] : braces ? innerNames(braces) : ['*']);
  }
  return uses;
}

/** Exports that nobody imports, as `file name`, past the reasons above. */
function findUnused(sources: Sources): string[] {
  const uses: Uses = new Set([...sources].flatMap(([file, source]) => usesOf(file, source)));
  const isUsed = (file: string, name: string) => uses.has(`${file} ${name}`) || uses.has(`${file} *`);
  const passed = [...sources].flatMap(([file, source]) => passedBy(file, source));
  for (let size = -1; size !== uses.size; ) {
    size = uses.size;
    for (const { file, name, from, inner } of passed) {
      if (name === '*') for (const use of [...uses]) if (use.startsWith(`${file} `)) uses.add(use.replace(file, from));
      if (name !== '*' && isUsed(file, name)) uses.add(`${from} ${inner}`);
    }
  }
  return [...sources]
    .filter(([file]) => checked.some((folder) => file.startsWith(`${folder}/`)))
    .filter(([file]) => !exceptions.some(([files]) => files.test(file)))
    .flatMap(([file, source]) =>
      exportsOf(source)
        .filter((name) => !isUsed(file, name))
        .map((name) => `${file} ${name}`),
    );
}

function readSources(): Sources {
  const beside = fs.readdirSync(root).filter((name) => /\.(?:ts|mjs)$/.test(name));
  const below = readers.flatMap((folder) =>
    fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const files = [...beside, ...below].map((file) => file.split(path.sep).join('/'));
  const own = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(own.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

const given = (files: Record<string, string>) => findUnused(new Map(Object.entries(files)));

it.each([
  ['const', 'export const a = 1;'],
  ['function', 'export async function a() {}'],
  ['type', 'export type a = string;'],
  ['list', 'const b = 1;\nexport { b as a };'],
])('an export that nobody imports is found: %s', (_, source) => {
  expect(given({ 'lib/x.ts': source })).toEqual(['lib/x.ts a']);
});

it.each([
  `import { type a, b as c } from './x.ts';`,
  `import {\n  a,\n} from '#lib/x.ts';`,
  `import * as x from './x.ts';`,
  `import type * as x from './x.ts';`,
  `const { a } = await import('./x.ts');`,
  `lazy(() => import('./x.ts'));`,
  `import('./x.ts').then((module) => module.a)`,
])('what is imported is not: %s', (line) => {
  expect(given({ 'lib/x.ts': 'export const a = 1;', 'lib/y.ts': line })).toEqual([]);
});

it('what is only handed on is used by nobody, and by whoever imports it from there', () => {
  const files = { 'lib/x.ts': 'export const a = 1;', 'lib/index.ts': `export { a as b } from './x.ts';` };
  expect(given(files)).toEqual(['lib/x.ts a', 'lib/index.ts b']);
  expect(given({ ...files, 'app/y.ts': `import { b } from '#lib/index.ts';` })).toEqual([]);
  const whole = { ...files, 'lib/index.ts': `export * from './x.ts';` };
  expect(given(whole)).toEqual(['lib/x.ts a']);
  expect(given({ ...whole, 'app/y.ts': `import { a } from '#lib/index.ts';` })).toEqual([]);
});

it('an import of the same name from elsewhere does not count', () => {
  const y = `import { a } from './z.ts';\nlazy(() => import('#lib/x.ts').then((module) => module.b));`;
  expect(given({ 'lib/x.ts': 'export const a = 1;\nexport const b = 1;', 'app/y.ts': y })).toEqual(['lib/x.ts a']);
});

it('nothing is exported that nobody imports', () => {
  expect(findUnused(readSources())).toEqual([]);
});
