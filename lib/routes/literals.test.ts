import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { routeTable } from './table.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folders = ['app', 'components', 'lib', 'server', 'server.ts', 'middleware.ts', 'scripts'];
const isOwn = (file: string) =>
  file.startsWith(path.join('lib', 'routes') + path.sep) || /\.test\.tsx?$|for-tests/.test(file);

/** Every source file but ours, below the project. */
function listSources(): string[] {
  return folders
    .flatMap((folder) => {
      if (folder.endsWith('.ts')) return [folder];
      return fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name));
    })
    .filter((file) => /\.tsx?$/.test(file) && !isOwn(file));
}

/** What each page's address begins with, up to what differs: `/user/desk/orders`, `/service-`. */
const beginnings = routeTable
  .map(({ pattern }) => pattern.replace(/\{.*/, ''))
  .filter((beginning) => beginning !== '/')
  .map((beginning) => (/[-/]$/.test(beginning) ? beginning : `${beginning}(?![\\w/-])`));
/** In quotes, or as a link to the home page; what follows may be parameters, a part of the page or another value. */
const literal = new RegExp(`(?:['"\`](?:${beginnings.join('|')})[^'"\`\\n]*|href="/(?!api/)[^"]*)`, 'g');

function findLiterals(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\*|\/\/|import )/.test(line))
    .flatMap((line) => line.match(literal) ?? []);
}

it.each([
  `<PageLink href="/user/desk/orders">`,
  `const link = '/user/account/balance?recharge=new';`,
  `link: \`/user/order_info?no=\${no}\`,`,
  `href={\`/service-\${id}\`}`,
  `redirect('/product')`,
  `<a href="/">`,
  `path: '/user',`,
])('an address in the code is found: %s', (line) => {
  expect(findLiterals(line)).toHaveLength(1);
});

it.each([
  `entry.path === '/api/user/login'`,
  `subNodeName: '/user/operator/job/retry'`,
  `const userPrefix = '/user/';`,
  `import x from '/user';`,
  `name.split('/')`,
])('what is none is not: %s', (line) => {
  expect(findLiterals(line)).toEqual([]);
});

it('stands nowhere but here: everybody else asks lib/routes', () => {
  const found = listSources().flatMap((file) =>
    findLiterals(fs.readFileSync(path.join(root, file), 'utf8')).map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});
