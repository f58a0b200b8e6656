// Data that each kind of page of the storefront hands the browser for its components, before it is packed.
// Budgets: e2e/speed/component-data.spec.ts.
//   node bench/component-data.ts [URL of a running shop]
import { measureData } from './measuring/measure-data.ts';
import { storefrontPages } from './measuring/measure-scripts.ts';
import { printTable } from './shop-process.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const rows: (string | number)[][] = [];
for (const [kind, path] of Object.entries(await storefrontPages(base))) {
  const { document, data } = await measureData(base + path);
  rows.push([kind, path, kilobytes(document), kilobytes(data)]);
}
printTable(['kind', 'page', 'document kB', 'component data kB'], rows);
