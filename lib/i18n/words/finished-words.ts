import type { Locale } from '../locales.ts';

/**
 * What this shop says otherwise than `messages/<locale>`: sentences that its operators have replaced, and those that promise a figure, with
 * the figure in it. By `namespace.path.of.the.key`, as messages of the same syntax.
 */
export interface FinishedWords {
  /** Another one, another text somewhere: what is made of texts is made anew. */
  version: string;
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

// Next bundles its pages apart from what the process loads itself: they meet in the global object.
const slot = Symbol.for('storefront.words');
const slots = globalThis as Record<symbol, FinishedWords | undefined>;

/** Called by the process with what it has learned; from here on every page and every sentence of the server says it. */
export function provideWords(words: FinishedWords | undefined): void {
  slots[slot] = words;
}

/** Undefined where nothing was provided, as in a build and in the browser. */
export const finishedWords = (): FinishedWords | undefined => slots[slot];

type Tree = { [key: string]: Tree | string };

/** A namespace with the texts that are said otherwise. What is not replaced is the same object as before. */
export function withWords<Words>(namespace: string, words: Words, texts: Readonly<Record<string, string>>): Words {
  const prefix = `${namespace}.`;
  let said = words as Tree;
  for (const [key, text] of Object.entries(texts)) {
    if (key.startsWith(prefix)) said = withText(said, key.slice(prefix.length).split('.'), text);
  }
  return said as Words;
}

/** A copy with one text in it; a place that there is not, or no longer, is passed over. */
function withText(tree: Tree, [key = '', ...rest]: string[], text: string): Tree {
  const found = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (rest.length === 0) return typeof found === 'string' ? { ...tree, [key]: text } : tree;
  return typeof found === 'object' ? { ...tree, [key]: withText(found, rest, text) } : tree;
}
