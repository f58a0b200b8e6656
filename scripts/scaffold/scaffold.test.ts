import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const root = path.join(import.meta.dirname, '..', '..');
/** What the commands read and write, and what looks at the result. */
const parts = [
  'app',
  'bench',
  'components',
  'docs',
  'e2e',
  'lib',
  'messages',
  'scripts',
  'server',
  'server.ts',
  'instrumentation.ts',
  'middleware.ts',
  'middleware.test.ts',
];
const settings = ['.gitignore', 'biome.json', 'drizzle.config.ts', 'jest.config.mjs', 'next.config.ts', 'package.json'];

/** Every file that the commands said they made. */
const made: string[] = [];

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-scaffold-'));
for (const part of [...parts, ...settings, 'tsconfig.json']) {
  fs.cpSync(path.join(root, part), path.join(project, part), { recursive: true });
}
fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
// A domain that nobody will build: the last of the shop may use all others.
const list = path.join(project, 'lib/domains.mjs');
fs.writeFileSync(list, fs.readFileSync(list, 'utf8').replace('\n];', "\n  'almanac',\n];"));
const copiedAt: number = fs.statSync(list).mtimeMs;

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

interface Ending {
  code: number | null;
  output: string;
}

/** Runs a script of the copy, in English. */
async function run(script: string, ...parameters: string[]): Promise<Ending> {
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function layOut(command: string, ...parameters: string[]): Promise<void> {
  const { code, output } = await run(`scripts/${command}.ts`, ...parameters);
  expect({ code, output }).toMatchObject({ code: 0 });
  made.push(...output.split('\n').filter((line) => fs.existsSync(path.join(project, line)) && line.includes('/')));
}

/** What the commands have written, new files and old. */
const written = () =>
  ['app', 'components', 'docs', 'lib', 'messages'].flatMap((part) =>
    fs
      .readdirSync(path.join(project, part), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(part, name))
      .filter((name) => path.extname(name) && fs.statSync(path.join(project, name)).mtimeMs > copiedAt),
  );

describe('what cannot be laid out is refused, and nothing is written', () => {
  it.each([
    ['new-domain', ['nonsense'], '“nonsense” is no domain of lib/domains.mjs'],
    ['new-domain', [], 'is no domain of lib/domains.mjs'],
    ['new-domain', ['orders'], 'lib/contract/orders is already there'],
    ['new-list', ['nonsense', 'desk', 'leaves'], '“nonsense” is no domain'],
    ['new-list', ['almanac', 'desk', 'leaves'], 'npm run new:domain almanac'],
    ['new-list', ['orders', 'shop', 'leaves'], 'the audience is one of member, store, desk'],
    ['new-list', ['orders', 'desk', 'Leaves'], 'usage: npm run new:list'],
    ['new-list', ['orders', 'store', 'profile'], 'store/profile/page.tsx is already there'],
    ['new-list', ['orders', 'member', 'myorder'], 'account/myorder/page.tsx is already there'],
  ])('%s %j', async (command, parameters, sentence) => {
    const { code, output } = await run(`scripts/${command}.ts`, ...parameters);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(written()).toEqual([]);
  });
});

describe('what is laid out', () => {
  it('is a domain, and lists in it', async () => {
    await layOut('new-domain', 'almanac', '--zh', '年历');
    await layOut('new-list', 'almanac', 'desk', 'new-leaves', '--zh', '新页', '--en', 'New leaves');
    await layOut('new-list', 'almanac', 'store', 'leaves', '--zh', '店铺的页', '--en', 'The store’s leaves');
    await layOut('new-list', 'almanac', 'member', 'own-leaves', '--zh', '我的页', '--en', 'My leaves');
    for (const page of ['desk/newLeaves', 'store/leaves', 'account/ownLeaves']) {
      expect(made).toContain(`app/[locale]/user/(centre)/${page}/page.tsx`);
    }
    expect(made.length).toBeGreaterThan(40);
  }, 120_000);

  it('is not laid out twice', async () => {
    for (const parameters of [
      ['domain', 'almanac'],
      ['list', 'almanac', 'desk', 'new-leaves'],
      ['list', 'almanac', 'store', 'leaves'],
      ['list', 'almanac', 'member', 'own-leaves'],
    ]) {
      const [kind, ...rest] = parameters;
      expect((await run(`scripts/new-${kind}.ts`, ...rest)).output).toContain('is already there; nothing was written');
    }
  });

  it('is formatted', async () => {
    const files = written().filter((name) => !/\.(?:md|sql)$|migrations/.test(name));
    const { code, output } = await run('node_modules/@biomejs/biome/bin/biome', 'ci', ...files);
    expect({ code, output }).toMatchObject({ code: 0 });
  }, 60_000);

  it('has sound types, and passes its own tests and those of the house', async () => {
    const [types, tests] = await Promise.all([checkTypes(), runTests()]);
    expect(types).toEqual({ code: 0, output: '' });
    expect({ ...tests, output: tests.code ? tests.output : '' }).toEqual({ code: 0, output: '' });
    for (const file of made.filter((name) => name.endsWith('.test.ts'))) expect(tests.output).toContain(`PASS ${file}`);
  }, 300_000);
});

/** Of the new files and of all they import; the whole project would take as long again as the rest of the tests. */
async function checkTypes(): Promise<Ending> {
  await run('node_modules/next/dist/bin/next', 'typegen');
  const own = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['next-env.d.ts', 'lib/**/*.d.ts', ...made.filter((name) => /\.tsx?$/.test(name))],
  };
  fs.writeFileSync(path.join(project, 'tsconfig.made.json'), JSON.stringify(own));
  return run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.made.json', '--checkers', '1');
}

/** Those of the house hold every domain: its shelves, its document, its words, its exports, its permission nodes. */
const house = ['lib/domains', 'lib/domain-docs', 'lib/unused-exports', 'lib/i18n/messages', 'lib/server/setup/rules'];

/** One process: each would load the house anew. */
const runTests = () => run('node_modules/jest/bin/jest.js', '--maxWorkers=1', 'almanac', ...house);
