import { latinLocale } from '#lib/i18n/languages.ts';
import { locales } from '#lib/i18n/locales.ts';
import { formulaFunctions } from '#lib/specification/parse-formula.ts';
import { renameInArtwork } from './edit-artwork.ts';
import { mapTests } from './edit-condition.ts';
import { renameInMadeBefore } from './edit-made-before.ts';
import type { EditNode } from './edit-node.ts';
import type { EditTree } from './edit-tree.ts';

const longestKey = 40;
const reserved = new Set<string>(['qty', 'nodes', ...formulaFunctions]);

/** A key from a label: its Latin words, else the kind; nobody else's among `taken`. */
export function keyFor({ label, kind }: Pick<EditNode, 'label' | 'kind'>, taken: ReadonlySet<string>): string {
  const words = [latinLocale, ...locales].map((locale) => toKey(label[locale])).find((key) => key !== '') ?? kind;
  const isFree = (key: string) => !taken.has(key) && !reserved.has(key);
  if (isFree(words)) return words;
  for (let count = 2; ; count += 1) {
    const key = `${words.slice(0, longestKey - 5)}_${count}`;
    if (isFree(key)) return key;
  }
}

function toKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, longestKey)
    .replace(/_+$/, '');
}

export const keysOf = (tree: EditTree, except?: EditNode) =>
  new Set(tree.filter(({ uid }) => uid !== except?.uid).map(({ key }) => key));

/** The tree after a node has another key: whatever names it by the old one follows. */
export function renameKey(tree: EditTree, from: string, to: string): EditTree {
  if (from === '' || from === to) return tree;
  const other = (key: string) => (key === from ? to : key);
  const name = new RegExp(`(?<![A-Za-z0-9_.])${from}(?![A-Za-z0-9_])`, 'g');
  return tree.map((node) => ({
    ...node,
    initial: node.kind === 'single' ? other(node.initial) : node.initial,
    initialKeys: node.initialKeys.map(other),
    artwork: renameInArtwork(node.artwork, other),
    madeBefore: renameInMadeBefore(node.madeBefore, other),
    condition:
      node.condition &&
      mapTests(node.condition, (test) => ({
        ...test,
        node: other(test.node),
        value: isChoice(tree, test.node) ? other(test.value) : test.value,
        values: test.values.map(other),
      })),
    rule: { ...node.rule, of: other(node.rule.of), expression: node.rule.expression.replace(name, to) },
  }));
}

function isChoice(tree: EditTree, key: string): boolean {
  const kind = tree.find((node) => node.key === key)?.kind;
  return kind === 'single' || kind === 'multi';
}
