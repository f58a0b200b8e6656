import { describe, expect, it } from '@jest/globals';
import type { Project } from './reach.ts';
import { selectTests } from './select-tests.ts';
import { buildGraph } from './source-graph.ts';
import { treeOf } from './source-tree.ts';

type Sources = Record<string, string>;

function projectOf(sources: Sources, gone: readonly string[] = []): Project {
  const files = Object.keys(sources);
  const aliases = { '#lib/*': './lib/*', '#components/*': './components/*', '#messages/*': './messages/*' };
  const graph = buildGraph(treeOf([...files, ...gone], aliases), (file) => sources[file]);
  return { files, graph, read: (file) => sources[file] ?? '' };
}

const testsFor = (sources: Sources, ...changed: string[]) =>
  [
    ...selectTests(
      projectOf(
        sources,
        changed.filter((file) => !(file in sources)),
      ),
      changed,
    ).tests.keys(),
  ].sort();

const specsFor = (sources: Sources, ...changed: string[]) =>
  [...selectTests(projectOf(sources), changed).specs.keys()].sort();

describe('tests that import what changed', () => {
  it.each([
    ['by its path', "import { a } from './a.ts';"],
    ['by an alias', "import { a } from '#lib/a.ts';"],
    ['over several lines', "import {\n  other,\n  type Kind,\n  a,\n} from './a.ts';"],
    ['for what it does when it is loaded', "import './a.ts';"],
    ['later on', "const { a } = await import('./a.ts');"],
    ['as one of many', `const all = await import(\`./\${name}.ts\`);`],
    ['as a whole', "import * as a from './a.ts';"],
    ['by a text that names it', "spawn(process.execPath, ['lib/a.ts']);"],
  ])('%s', (_, source) => {
    const sources = { 'lib/a.ts': 'export const a = 1;', 'lib/b.ts': source, 'lib/c.ts': '' };
    const tests = { 'lib/b.test.ts': "import './b.ts';", 'lib/c.test.ts': "import './c.ts';" };
    expect(testsFor({ ...sources, ...tests }, 'lib/a.ts')).toEqual(['lib/b.test.ts']);
  });

  it('takes styles and words for sources, and changed tests for themselves', () => {
    const sources = {
      'components/a.tsx':
        "import styles from './a.module.css';\nimport words from '#messages/en/a.json' with { type: 'json' };",
      'components/a.module.css': '',
      'messages/en/a.json': '{}',
      'components/a.test.ts': "import { A } from './a.tsx';",
      'components/b.test.ts': '',
    };
    expect(testsFor(sources, 'components/a.module.css')).toEqual(['components/a.test.ts']);
    expect(testsFor(sources, 'messages/en/a.json')).toEqual(['components/a.test.ts']);
    expect(testsFor(sources, 'components/b.test.ts')).toEqual(['components/b.test.ts']);
  });

  it('leaves types to the type check, and comments to readers', () => {
    const sources = {
      'lib/a.ts': '',
      'lib/a.test.ts': "import type { A } from './a.ts';\nimport { type B } from './a.ts';\n// like 'lib/a.ts'\n",
    };
    expect(testsFor(sources, 'lib/a.ts')).toEqual([]);
    expect(selectTests(projectOf(sources), ['lib/a.ts']).isTyped).toBe(true);
    expect(selectTests(projectOf(sources), ['docs/a.md']).isTyped).toBe(false);
  });

  it('goes through a face by the name that is taken from it', () => {
    const sources = {
      'lib/x/index.ts': "export { a, type A } from './a.ts';\nexport { inner as b } from './b.ts';",
      'lib/x/a.ts': '',
      'lib/x/b.ts': '',
      'lib/a.test.ts': "import { a } from './x/index.ts';",
      'lib/b.test.ts': "import { b } from './x/index.ts';",
      'lib/all.test.ts': "import * as x from './x/index.ts';",
    };
    expect(testsFor(sources, 'lib/x/a.ts')).toEqual(['lib/a.test.ts', 'lib/all.test.ts']);
    expect(testsFor(sources, 'lib/x/b.ts')).toEqual(['lib/all.test.ts', 'lib/b.test.ts']);
    expect(testsFor(sources, 'lib/x/index.ts')).toEqual(['lib/a.test.ts', 'lib/all.test.ts', 'lib/b.test.ts']);
  });

  it('knows what imported a file that is gone', () => {
    expect(testsFor({ 'lib/b.test.ts': "import './gone.ts';" }, 'lib/gone.ts')).toEqual(['lib/b.test.ts']);
  });

  it('tells the shortest way', () => {
    const sources = {
      'lib/a.ts': '',
      'lib/b.ts': "import './a.ts';",
      'lib/c.ts': "import './b.ts';",
      'lib/c.test.ts': "import './c.ts';\nimport './b.ts';",
    };
    expect(selectTests(projectOf(sources), ['lib/a.ts']).tests.get('lib/c.test.ts')).toEqual([
      { file: 'lib/a.ts', reason: 'changed' },
      { file: 'lib/b.ts', reason: 'imports' },
      { file: 'lib/c.test.ts', reason: 'imports' },
    ]);
  });
});

describe('tests that read what changed', () => {
  const fs = "import fs from 'node:fs';\n";

  it.each([
    ['a file', "fs.readFileSync('docs/shelf/a.md')"],
    ['a folder above it', "for (const folder of ['app', 'docs']) fs.readdirSync(folder)"],
    ['a path put together', "fs.readdirSync(path.join(import.meta.dirname, '..', 'docs', 'shelf'))"],
    ['a path below the root', "path.join(root, 'docs', 'shelf', name)"],
    ['a path with gaps', `fs.readFileSync(\`docs/\${folder}/a.md\`)`],
    ['a pattern', "fs.globSync('docs/**/*.md')"],
  ])('%s', (_, source) => {
    const other = "fs.readdirSync('docs/adr'); path.join(import.meta.dirname, 'docs')";
    const sources = {
      'docs/shelf/a.md': '',
      'docs/adr/1.md': '',
      'app/a.ts': '',
      'lib/a.test.ts': fs + source,
      'lib/other.test.ts': fs + other,
    };
    expect(testsFor(sources, 'docs/shelf/a.md')).toEqual(['lib/a.test.ts']);
  });

  it('its own folder, and the files at the top', () => {
    const sources = {
      'README.md': '',
      'lib/own/a.ts': '',
      'lib/own/own.test.ts': `${fs}fs.readdirSync(import.meta.dirname)`,
      'lib/top.test.ts': `${fs}const root = path.join(import.meta.dirname, '..');`,
    };
    expect(testsFor(sources, 'lib/own/a.ts')).toEqual(['lib/own/own.test.ts']);
    expect(testsFor(sources, 'README.md')).toEqual(['lib/top.test.ts']);
  });

  it('through a program that is started, with all that it uses', () => {
    const sources = {
      'lib/a.ts': '',
      'scripts/go.ts': "import '#lib/a.ts';",
      'scripts/go.test.ts': `import { spawn } from 'node:child_process';\nspawn(node, [\`scripts/\${name}.ts\`]);`,
      'scripts/text.test.ts': `${fs}fs.readdirSync('scripts')`,
    };
    expect(testsFor(sources, 'lib/a.ts')).toEqual(['scripts/go.test.ts']);
  });
});

const shop = {
  'server.ts': "import './lib/server/http/routes/register-routes.ts';\nimport './lib/server/job.ts';",
  'lib/server/job.ts': '',
  'lib/server/http/routes/register-routes.ts': "import { a } from './a.ts';\nimport { b } from './b.ts';",
  'lib/server/http/routes/a.ts':
    "import { listA } from '#lib/contract/a.ts';\nimport { work } from '#lib/server/work.ts';",
  'lib/server/http/routes/b.ts': "import { listB } from '#lib/contract/b.ts';",
  'lib/server/work.ts': '',
  'lib/contract/a.ts': "export const listA = endpoint({ path: '/api/a/list' });",
  'lib/contract/b.ts': "export const listB = endpoint({ path: '/api/b/list' });",
  'lib/server/http/test-api.ts': "import './routes/register-routes.ts';",
  'lib/api/a.ts': "export const a = () => getApi('/api/a/list');",
  'components/a/a.tsx': "import { a } from '#lib/api/a.ts';",
  'app/[locale]/layout.tsx': "import '../globals.css';",
  'app/globals.css': '',
  'app/[locale]/(site)/page.tsx': '',
  'app/[locale]/(site)/[...slug]/page.tsx': '',
  'app/[locale]/(site)/services/page.tsx': '',
  'app/[locale]/user/(centre)/layout.tsx': '',
  'app/[locale]/user/(centre)/desk/a/page.tsx': "import { A } from '#components/a/a.tsx';",
  'app/[locale]/user/(centre)/desk/a/info/page.tsx': '',
  'app/[locale]/user/(centre)/desk/b/page.tsx': '',
};

it('of the API those that name the calls, and those that may name all', () => {
  const open = "import { createTestApi } from '../test-api.ts';\n";
  const tests = {
    'lib/server/http/routes/a.test.ts': `${open}test.get('/api/a/list');`,
    'lib/server/http/routes/b.test.ts': `${open}test.post('/api/b/list', {});`,
    'lib/server/http/every-call.test.ts': "import './test-api.ts';\ntest.get('/api/b/list');",
  };
  const ofA = ['lib/server/http/every-call.test.ts', 'lib/server/http/routes/a.test.ts'];
  expect(testsFor({ ...shop, ...tests }, 'lib/server/work.ts')).toEqual(ofA);
  expect(testsFor({ ...shop, ...tests }, 'lib/contract/a.ts')).toEqual(ofA);
});

describe('specs of the browser', () => {
  const specs = {
    'e2e/a.spec.ts': "await page.goto('/user/desk/a?q=1');",
    'e2e/b.spec.ts': `const path = '/user/desk/b';\nawait page.goto(\`\${shop.url}\${path}\`);`,
    'e2e/gone-to.spec.ts': "await page.goto('/');\nawait expect(page).toHaveURL(/\\/a\\/info\\?no=\\d+$/);",
    'e2e/product.spec.ts': "import { open } from './pages/product.ts';",
    'e2e/pages/product.ts': "await page.goto('/stapled-brochures');",
    'e2e/services.spec.ts': "await page.goto('/services');",
    'e2e/walk.spec.ts': "import { deskRoutes } from '../lib/routes/desk-routes.ts';\npage.goto('/services');",
    'e2e/silent.spec.ts': 'await openShop();',
    'lib/routes/desk-routes.ts': '',
  };
  const sources = { ...shop, ...specs };
  const every = Object.keys(specs)
    .filter((file) => file.endsWith('.spec.ts'))
    .sort();
  const always = ['e2e/silent.spec.ts', 'e2e/walk.spec.ts'];
  const those = (...names: string[]) => [...names.map((name) => `e2e/${name}.spec.ts`), ...always].sort();
  const centre = 'app/[locale]/user/(centre)';

  it('are those that open a page which uses what changed', () => {
    expect(specsFor(sources, `${centre}/desk/a/page.tsx`)).toEqual(those('a'));
    expect(specsFor(sources, 'components/a/a.tsx')).toEqual(those('a'));
    expect(specsFor(sources, `${centre}/desk/b/page.tsx`)).toEqual(those('b'));
    expect(specsFor(sources, `${centre}/desk/a/info/page.tsx`)).toEqual(those('a', 'gone-to'));
    expect(specsFor(sources, 'app/[locale]/(site)/services/page.tsx')).toEqual(those('services'));
    expect(specsFor(sources, 'app/[locale]/(site)/[...slug]/page.tsx')).toEqual(those('product'));
  });

  it('know what Next puts around a page', () => {
    expect(specsFor(sources, `${centre}/layout.tsx`)).toEqual(those('a', 'b', 'gone-to'));
    expect(specsFor(sources, 'app/globals.css')).toEqual(every);
  });

  it('go through the API to the server', () => {
    expect(specsFor(sources, 'lib/server/work.ts')).toEqual(those('a'));
    expect(specsFor(sources, 'lib/contract/a.ts')).toEqual(those('a'));
  });

  it('know entries whose address is put together', () => {
    const made = {
      'lib/contract/side.ts': `export const pathOf = (side: string) => \`/api/\${side}/c\` as const;`,
      'lib/contract/c.ts':
        "import { pathOf } from './side.ts';\nexport const listC = endpoint({ path: pathOf(side, 'list') });",
      'lib/server/http/routes/c.ts': "import { listC } from '#lib/contract/c.ts';",
      [`${centre}/desk/b/page.tsx`]: "getApi('/api/store/c/list');",
    };
    expect(specsFor({ ...sources, ...made }, 'lib/server/http/routes/c.ts')).toEqual(those('b'));
  });

  it('are all of them where it cannot be told', () => {
    expect(specsFor(sources, 'lib/server/job.ts')).toEqual(every);
    expect(specsFor(sources, 'lib/server/work.ts', 'lib/server/job.ts')).toEqual(every);
  });

  it('are those that use a changed piece of theirs', () => {
    expect(specsFor(sources, 'e2e/pages/product.ts')).toEqual(['e2e/product.spec.ts']);
    expect(specsFor(sources, 'e2e/b.spec.ts')).toEqual(['e2e/b.spec.ts']);
    expect(specsFor(sources, 'docs/a.md')).toEqual([]);
  });
});

describe('changes that reach everything of a kind', () => {
  const sources = {
    ...shop,
    'jest.config.mjs': "export default { globalSetup: '<rootDir>/scripts/database-for-tests.ts' };",
    'playwright.config.ts': "import './scripts/testing/browser.ts';",
    'scripts/database-for-tests.ts': '',
    'scripts/testing/browser.ts': '',
    'messages/en/a.json': '{}',
    'lib/server/db/migrations/0001_a.sql': '',
    'lib/a.test.ts': '',
    'e2e/a.spec.ts': "page.goto('/user/desk/b');",
  };
  it.each([
    ['package.json', 1, 1],
    ['package-lock.json', 1, 1],
    ['jest.config.mjs', 1, 0],
    ['scripts/database-for-tests.ts', 1, 0],
    ['playwright.config.ts', 0, 1],
    ['scripts/testing/browser.ts', 0, 1],
    ['scripts/test.ts', 1, 1],
    ['next.config.ts', 0, 1],
    ['messages/en/a.json', 0, 1],
    ['lib/server/db/migrations/0001_a.sql', 0, 1],
    ['README.md', 0, 0],
  ])('%s', (changed, tests, specs) => {
    const chosen = selectTests(projectOf(sources), [changed]);
    expect([chosen.tests.size, chosen.specs.size]).toEqual([tests, specs]);
  });
});
