import type { SpecKind, SpecNode, SpecTexts, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { toArtwork } from './edit-artwork.ts';
import { missingNode, toCondition } from './edit-condition.ts';
import type { EditNode, Uid } from './edit-node.ts';
import { toRule } from './edit-rule.ts';
import type { EditTree } from './edit-tree.ts';
import { readNumber } from './typed-numbers.ts';

/** What is wrong at a field of a node; `message` is a key of the `validation` messages. */
export interface NodeFault {
  uid: Uid;
  field: string;
  message: string;
  values?: Record<string, string | number>;
  /** What the server said, in place of a sentence of ours. */
  text?: string;
}

/** The tree as the contract has it, and what of the typed text is no value yet: it is left out of the nodes. */
export function toSpecNodes(tree: EditTree): { nodes: SpecNode[]; faults: NodeFault[] } {
  const keys = new Map(tree.map(({ uid, key }) => [uid, key]));
  const kinds = new Map(tree.map(({ key, kind }) => [key, kind]));
  const faults: NodeFault[] = [];
  const nodes = tree.map((node): SpecNode => {
    const say: Say = (field, message, values) =>
      faults.push({ uid: node.uid, field, message, ...(values && { values }) });
    return {
      id: node.uid,
      key: node.key,
      parent: node.parent === null ? null : (keys.get(node.parent) ?? null),
      kind: node.kind,
      label: node.label,
      help: textsOrNull(node.help),
      required: node.kind !== 'group' && node.kind !== 'option' && node.isRequired,
      unit: hasUnit(node) ? textsOrNull(node.unit) : null,
      pattern: node.kind === 'text' && node.pattern !== '' ? node.pattern : null,
      sides: node.kind === 'dimension' ? node.sides : null,
      made_before: node.kind === 'option' ? node.madeBefore : null,
      ...readTyped(node, kinds, say),
    };
  });
  return { nodes, faults };
}

type Say = (field: string, message: string, values?: NodeFault['values']) => void;

/** What of a node is typed text, read; what cannot be is said at its field. */
function readTyped(node: EditNode, kinds: ReadonlyMap<string, SpecKind>, say: Say) {
  const { rule, faults } = toRule(node.rule);
  for (const { field, message } of faults) say(field, message);
  const condition = node.condition && toCondition(node.condition, (key) => kinds.get(key));
  const gone = node.condition && missingNode(node.condition, (key) => kinds.has(key));
  if (gone) say('condition', 'conditionGone', { key: gone });
  else if (condition === undefined) say('condition', 'conditionUnfinished');
  const initial = toDefault(node);
  if (initial === undefined) say('initial', 'specNumber');
  const artwork = toArtwork(node);
  if (artwork === undefined) say('artwork', 'artworkNumbers');
  const [min, max, step] = (['min', 'max', 'step'] as const).map((field) => toLimit(node, field, say));
  return {
    min: min ?? null,
    max: max ?? null,
    step: step ?? null,
    artwork: artwork ?? null,
    visible_when: condition ?? null,
    price_rule: rule,
    default: initial ?? null,
  };
}

function toLimit(node: EditNode, field: 'min' | 'max' | 'step', say: Say): number | null {
  const text = usedLimits(node).includes(field) ? node[field].trim() : '';
  const number = readNumber(text);
  if (text !== '' && (number === undefined || (field === 'step' && number <= 0))) say(field, 'specNumber');
  return number === undefined || (field === 'step' && number <= 0) ? null : number;
}

const textsOrNull = (texts: SpecTexts) => (Object.values(texts).some((text) => text.trim() !== '') ? texts : null);

const hasUnit = ({ kind }: Pick<EditNode, 'kind'>) => kind === 'number';

/** Which limits a kind has; what was typed for another kind is kept and does not count. */
export function usedLimits({ kind }: Pick<EditNode, 'kind'>): ('min' | 'max' | 'step')[] {
  if (kind === 'number' || kind === 'dimension') return ['min', 'max', 'step'];
  return kind === 'text' || kind === 'multi' || kind === 'file' ? ['min', 'max'] : [];
}

/** Null for none, undefined for what cannot be read. */
function toDefault({ kind, initial, initialKeys, initialSize, sides }: EditNode): SpecValue | null | undefined {
  if (kind === 'multi') return initialKeys.length > 0 ? initialKeys : null;
  if (kind === 'dimension') return toSize(initialSize, sides);
  if (kind === 'group' || kind === 'option' || kind === 'file' || initial === '') return null;
  if (kind === 'number') return readNumber(initial);
  return kind === 'boolean' ? initial === 'true' : initial;
}

function toSize({ width, height, length }: EditNode['initialSize'], sides: 2 | 3): SpecValue | null | undefined {
  const typed = sides === 3 ? [width, height, length] : [width, height];
  if (typed.every((text) => text.trim() === '')) return null;
  const [wide, high, long] = typed.map(readNumber);
  if (wide === undefined || high === undefined) return undefined;
  if (sides === 2) return { width: wide, height: high };
  return long === undefined ? undefined : { width: wide, height: high, length: long };
}
