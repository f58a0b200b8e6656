import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { templateFaults } from '#lib/specification/validate-template.ts';
import type { EditTree } from './edit-tree.ts';
import { type NodeFault, toSpecNodes } from './to-spec-nodes.ts';
import { readNumber } from './typed-numbers.ts';

/** Quantities and unit of a version, as they are typed. */
export interface EditTerms {
  minimum: string;
  /** Empty: no order is too large. */
  automaticMax: string;
  unit: string;
}

export interface CheckedTree {
  nodes: SpecNode[];
  faults: NodeFault[];
  /** Keys of the `validation` messages by field of the terms; `nodes` for the tree as a whole. */
  termFaults: Record<string, string>;
  minimum: number;
  automaticMax: number | null;
}

/** Which field of the form a fault of the engine belongs to. */
const fieldOf: Record<string, string> = {
  specKey: 'key',
  specKeyTwice: 'key',
  specParent: 'place',
  specDepth: 'place',
  specLabel: 'label',
  specOptions: 'options',
  specLimits: 'limits',
  specPatternSyntax: 'pattern',
  specFormula: 'expression',
  specFormulaName: 'expression',
  specRule: 'rule',
  specCondition: 'condition',
  specDefault: 'initial',
  specArtwork: 'artwork',
  specMadeBefore: 'madeBefore',
};

/** Everything that keeps a tree from being published, by the very rules of the server. */
export function checkTree(tree: EditTree, terms: EditTerms): CheckedTree {
  const { nodes, faults } = toSpecNodes(tree);
  const { minimum, automaticMax, termFaults } = readTerms(terms);
  const found = templateFaults({ nodes, minimum_quantity: minimum, automatic_quantity_max: automaticMax });
  const typedAt = new Set(faults.map(({ uid, field }) => `${uid} ${areaOf(field)}`));
  for (const { key, message, values } of found) {
    if (key === 'qty') termFaults.minimum ??= message;
    if (key === 'nodes') termFaults.nodes ??= message;
    const field = fieldOf[message] ?? 'label';
    // Where a key stands twice, the later node is the one to change.
    const uid = tree.findLast((node) => node.key === key)?.uid;
    if (uid === undefined || typedAt.has(`${uid} ${areaOf(field)}`)) continue;
    faults.push({ uid, field, message, values });
  }
  return { nodes, faults, termFaults, minimum, automaticMax };
}

/** Limits that could not be read are not said to be missing as well. */
function areaOf(field: string): string {
  return field === 'min' || field === 'max' || field === 'step' ? 'limits' : field;
}

function readTerms({ minimum, automaticMax }: EditTerms) {
  const termFaults: Record<string, string> = {};
  const whole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? readNumber(text) : undefined);
  const least = whole(minimum);
  const most = automaticMax.trim() === '' ? null : whole(automaticMax);
  if (!least) termFaults.minimum = 'wholeNumber';
  if (most === undefined || most === 0) termFaults.automaticMax = 'wholeNumber';
  return { minimum: least || 1, automaticMax: most || null, termFaults };
}
