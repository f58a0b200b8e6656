import type { SpecKind, SpecMadeBefore, SpecNode, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { type EditArtwork, fromArtwork } from './edit-artwork.ts';
import { type EditCondition, fromCondition } from './edit-condition.ts';
import { type EditRule, fromRule, noRule } from './edit-rule.ts';

/** Name of a node in the editor: unlike its key it never changes. */
export type Uid = number;

/**
 * A node as it is being edited: numbers are the text that somebody typed, so that nothing half typed is lost, and money
 * is yuan. It names its parent by uid. `toSpecNode` turns it into what the contract has.
 */
export interface EditNode {
  uid: Uid;
  parent: Uid | null;
  key: string;
  /** The key still follows the label. */
  isKeyOwn: boolean;
  kind: SpecKind;
  label: SpecTexts;
  help: SpecTexts;
  unit: SpecTexts;
  isRequired: boolean;
  min: string;
  max: string;
  step: string;
  pattern: string;
  sides: 2 | 3;
  /** Of a file; null: it is looked at by nobody but people. */
  artwork: EditArtwork | null;
  madeBefore: SpecMadeBefore | null;
  condition: EditCondition | null;
  rule: EditRule;
  /** Of a number, a text, yes or no, or the key of an option; empty for none. */
  initial: string;
  /** Of several: keys of options. */
  initialKeys: string[];
  initialSize: EditSize;
}

interface EditSize {
  width: string;
  height: string;
  length: string;
}

export const questionKinds = ['single', 'multi', 'number', 'dimension', 'text', 'boolean', 'file'] as const;

const noSize: EditSize = { width: '', height: '', length: '' };

export function newNode(uid: Uid, kind: SpecKind, parent: Uid | null): EditNode {
  const isMeasured = kind === 'number' || kind === 'dimension';
  return {
    uid,
    parent,
    key: '',
    isKeyOwn: false,
    kind,
    label: noTexts,
    help: noTexts,
    unit: noTexts,
    isRequired: kind !== 'group' && kind !== 'option' && kind !== 'multi' && kind !== 'file',
    min: isMeasured ? '1' : '',
    max: isMeasured ? '1000' : '',
    step: '',
    pattern: '',
    sides: 2,
    artwork: null,
    madeBefore: null,
    condition: null,
    rule: noRule,
    initial: '',
    initialKeys: [],
    initialSize: noSize,
  };
}

/** Nodes of the contract for the editor; uids count from `first`. */
export function fromSpecNodes(nodes: readonly Omit<SpecNode, 'id'>[], first = 1): EditNode[] {
  const uids = new Map(nodes.map(({ key }, index) => [key, first + index]));
  return nodes.map((node, index) => ({
    ...newNode(first + index, node.kind, node.parent === null ? null : (uids.get(node.parent) ?? null)),
    key: node.key,
    isKeyOwn: true,
    label: node.label,
    help: node.help ?? noTexts,
    unit: node.unit ?? noTexts,
    isRequired: node.required,
    min: numberText(node.min),
    max: numberText(node.max),
    step: numberText(node.step),
    pattern: node.pattern ?? '',
    sides: node.sides ?? 2,
    artwork: fromArtwork(node.artwork),
    madeBefore: node.made_before,
    condition: node.visible_when && fromCondition(node.visible_when),
    rule: fromRule(node.price_rule),
    ...fromDefault(node.default),
  }));
}

const numberText = (value: number | null) => (value === null ? '' : String(value));

function fromDefault(value: SpecNode['default']): Pick<EditNode, 'initial' | 'initialKeys' | 'initialSize'> {
  const none = { initial: '', initialKeys: [], initialSize: noSize };
  if (value === null) return none;
  if (Array.isArray(value)) return { ...none, initialKeys: value };
  if (typeof value !== 'object') return { ...none, initial: String(value) };
  const { width, height, length } = value;
  return { ...none, initialSize: { width: String(width), height: String(height), length: numberText(length ?? null) } };
}
