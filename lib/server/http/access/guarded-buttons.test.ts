import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';

/**
 * Buttons are removed when the user lacks the node (specification §5). Every call that changes something and has a
 * node of its own is followed from the typed call through the components that use it up to their pages: a part of each
 * such page must ask for that very node, or the moves come from an answer that leaves out what the reader may not.
 */
const test = await createTestApi();
afterAll(() => test.close());

/** Where the server leaves out of `actions` what the reader's role does not hold; screens show buttons from those. */
const leftOutByTheServer: Record<string, string> = {
  'operator/user/edit': 'lib/server/http/routes/identity/desk-people-records.ts',
  'operator/user/group': 'lib/server/http/routes/identity/desk-people-records.ts',
  'operator/store/suspend': 'lib/server/http/routes/store/desk-store-records.ts',
  'store/profile/edit': 'lib/server/store/describe-profile.ts',
  'store/profile/staff': 'lib/server/store/describe-profile.ts',
  'store/profile/payee': 'lib/server/store/describe-profile.ts',
  'store/profile/legal': 'lib/server/store/describe-profile.ts',
  'store/profile/close': 'lib/server/store/describe-profile.ts',
  'operator/quote/cancel': 'lib/server/http/routes/quotation/seller-records.ts',
  'operator/quote/confirm': 'lib/server/http/routes/quotation/seller-records.ts',
  'operator/aftersale/answer': 'lib/server/http/routes/aftersales/seller-records.ts',
  'operator/aftersale/decide': 'lib/server/http/routes/aftersales/seller-records.ts',
  'store/invoice/customer/issue': 'lib/server/http/routes/invoices/issuer-invoices.ts',
  'operator/invoice/issue': 'lib/server/http/routes/invoices/issuer-invoices.ts',
  'operator/invoice/release': 'lib/server/http/routes/aftersales/seller-records.ts',
  'store/order_aftersales/answer': 'lib/server/http/routes/aftersales/seller-records.ts',
};

/** Nodes that the page itself asks for: whoever sees the page holds them. */
const opensItsPage = /\/(?:list|see|info)$/;

const asksForNode = /\b(?:Guarded|GuardedFields|GuardedScreen|DialogButton|useHeldNode|usePermission|permission)\b/;

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:\.test|-for-tests)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const files = new Map(
  ['components', 'app', 'lib/api']
    .flatMap(sourcesBelow)
    .map((name) => [name, withoutComments(fs.readFileSync(name, 'utf8'))]),
);

/** Typed calls by the address they send to. */
function callsTo(address: string): { name: string; from: string }[] {
  return [...files].flatMap(([from, text]) => {
    if (!from.startsWith('lib/api/')) return [];
    const parts = text.split(/\n(?=export )/);
    const own = parts.filter((part) =>
      new RegExp(`(?:postApi|postAt|postOnceAt|post)\\b[^;]*'${address}'`, 's').test(part),
    );
    return own
      .flatMap((part) => /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.slice(1) ?? [])
      .map((name) => ({ name, from }));
  });
}

function imports(text: string, from: string): [target: string, names: string][] {
  return [...text.matchAll(/import\s+(?:type\s+)?([^;]*?)\s+from '([^']+)'/g)].map(([, names = '', target = '']) => {
    const isShared = target.startsWith('#');
    return [isShared ? target.slice(1) : path.join(path.dirname(from), target), names];
  });
}

const importers = (target: string, name?: string) =>
  [...files].flatMap(([from, text]) => {
    const isUsed = imports(text, from).some(
      ([file, names]) => file === target && (!name || new RegExp(`\\b${name}\\b`).test(names)),
    );
    return isUsed && !from.startsWith('lib/api/') ? [from] : [];
  });

/** Whether the file asks for the node: by its name, or by a template that makes it. */
function asksFor(text: string, node: string): boolean {
  if (!asksForNode.test(text)) return false;
  const literals = [...text.matchAll(/(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
  return literals.some((literal) => {
    const pattern = literal.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    return (
      literal.includes('/') && new RegExp(`^(?:/user/)?${pattern.join('[A-Za-z]+').replace('/user/', '')}$`).test(node)
    );
  });
}

/** Pages that a file is a part of. */
function pagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return file.startsWith('app/') ? [file] : importers(file).flatMap((each) => pagesOf(each, seen));
}

/** Everything a page is made of. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !files.has(file) || file.startsWith('lib/')) return seen;
  seen.add(file);
  for (const [target] of imports(files.get(file) ?? '', file)) partsOf(target, seen);
  return seen;
}

/** Operators work at the desk, sellers in the store: a component that both share is asked for each side's own nodes. */
const isOfAudience = (page: string, node: string) =>
  page.includes(node.startsWith('operator/') ? '/user/(centre)/desk/' : '/user/(centre)/store/');

const guards = (page: string, node: string) => [...partsOf(page)].some((part) => asksFor(files.get(part) ?? '', node));

it('every button of a guarded call asks for its node, or stands for a move that the server offers', () => {
  const guarded = listRoutes(test.api.app).flatMap(({ entry, guard }) => {
    if (typeof guard !== 'object' || entry.method !== 'post') return [];
    const node = 'store' in guard ? guard.store : guard.node;
    return /^(?:store|operator)\/\w+\/\w+$/.test(node) && !opensItsPage.test(node)
      ? [{ address: entry.path, node }]
      : [];
  });
  expect(guarded.length).toBeGreaterThan(60);
  const shown = guarded
    .filter(({ node }) => leftOutByTheServer[node] === undefined)
    .flatMap(({ address, node }) =>
      callsTo(address).flatMap(({ name, from }) =>
        importers(from, name)
          .flatMap((user) => pagesOf(user))
          .filter((page) => isOfAudience(page, node))
          .map((page) => ({ node, name, page })),
      ),
    );
  // Calls that are written in a way that is not seen here would be guarded by nothing.
  expect(new Set(shown.map(({ node }) => node)).size).toBeGreaterThan(70);
  const unguarded = shown
    .filter(({ page, node }) => !guards(page, node))
    .map(({ node, name, page }) => `${node}: ${name} on ${page}`);
  expect([...new Set(unguarded)].sort()).toEqual([]);
});

it.each(Object.entries(leftOutByTheServer))('what needs %s is left out by %s', (node, file) => {
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain('hasNode(');
  expect(text.includes(`'${node}'`) || /nodeOf\(/.test(text)).toBe(true);
});

it('lets nobody change anything by a node that is for looking', () => {
  const writes = listRoutes(test.api.app).flatMap(({ entry: { method, path: address }, guard }) => {
    const node = typeof guard === 'object' && ('node' in guard ? guard.node : guard.store);
    return method === 'post' && node && opensItsPage.test(node) ? [`${address} ${node}`] : [];
  });
  expect(writes).toEqual([]);
});
