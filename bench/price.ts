// Prices of configurations per second, by the function that browser and server share, beside one bare pass over the
// same nodes (what any function that looks at each of them once costs at least).
//   node bench/price.ts [seconds per product, default 1]
import type { SpecNode, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { allSpecs } from '#lib/server/seed/content/all-content.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import { printTable } from './shop-process.ts';

const milliseconds = Number(process.argv[2] ?? 1) * 1000;

function perSecond(run: () => unknown): number {
  for (let warmUp = 0; warmUp < 200; warmUp += 1) run();
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < milliseconds) {
    for (let turn = 0; turn < 20; turn += 1) run();
    count += 20;
  }
  return Math.round((count * 1000) / (performance.now() - begun));
}

function barePass(nodes: SpecNode[], qty: number): number {
  let sum = 0;
  for (const { price_rule: rule } of nodes) if (rule?.type === 'per_unit') sum += rule.amount_in_fen * qty;
  return sum;
}

const rows = allSpecs.map(({ product, nodes, minimumQuantity, automaticQuantityMax }) => {
  const numbered = nodes.map((node, index) => ({ ...node, id: index + 1 }));
  const template: SpecTemplate = {
    template_version_id: 1,
    number: 1,
    minimum_quantity: minimumQuantity,
    automatic_quantity_max: automaticQuantityMax,
    nodes: numbered,
  };
  const selection = defaultSelection(numbered);
  const priced = perSecond(() => priceSelection({ template, qty: minimumQuantity, selection }));
  const bare = perSecond(() => barePass(numbered, minimumQuantity));
  return [product, nodes.length, priced, (1000 / priced).toFixed(3), bare, `1 : ${(bare / priced).toFixed(0)}`];
});
printTable(['product', 'nodes', 'prices/s', 'ms a price', 'bare passes/s', 'ours : bare'], rows);
