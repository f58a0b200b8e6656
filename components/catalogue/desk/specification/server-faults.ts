import type { EditTree } from './editing/edit-tree.ts';
import type { NodeFault } from './editing/to-spec-nodes.ts';

/** Names of the contract that the form calls otherwise. */
const formFields: Record<string, string> = {
  price_rule: 'rule',
  visible_when: 'condition',
  default: 'initial',
  parent: 'place',
  min: 'limits',
  max: 'limits',
  step: 'limits',
};

/**
 * What the server refused, at its nodes: it names them by key when it publishes, and by their place among the nodes
 * (`nodes.3.label.en`) when it saves. What names no node is left out; the refusal itself stands above the tree.
 */
export function toNodeFaults(fields: Record<string, string>, tree: EditTree): NodeFault[] {
  return Object.entries(fields).flatMap(([path, text]) => {
    const [, index, field = 'label'] = /^nodes\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const node = index === undefined ? tree.find(({ key }) => key === path) : tree[Number(index)];
    return node ? [{ uid: node.uid, field: formFields[field] ?? field, message: path, text }] : [];
  });
}
