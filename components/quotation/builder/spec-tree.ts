import type { SpecNode } from '#lib/contract/catalogue/specification.ts';

export type SpecTree = readonly SpecNode[];

/** Kinds that a person answers; the others are headings and choices of an answer. */
const structural: readonly SpecNode['kind'][] = ['group', 'option'];

export function isQuestion({ kind }: Pick<SpecNode, 'kind'>): boolean {
  return !structural.includes(kind);
}

/** What stands right under a node; undefined asks for the top. */
export function childrenOf(nodes: SpecTree, parent: string | null): SpecNode[] {
  return nodes.filter((node) => node.parent === parent);
}

export function optionsOf(nodes: SpecTree, question: string): SpecNode[] {
  return childrenOf(nodes, question).filter(({ kind }) => kind === 'option');
}

export function findNode(nodes: SpecTree, key: string | null): SpecNode | undefined {
  return key === null ? undefined : nodes.find((node) => node.key === key);
}

/** From the top down to the node itself. */
export function pathTo(nodes: SpecTree, key: string): SpecNode[] {
  const node = findNode(nodes, key);
  if (!node) return [];
  return node.parent === null ? [node] : [...pathTo(nodes, node.parent), node];
}

/** Is it asked for by an option, and so a child specification? */
function isChildSpec(nodes: SpecTree, key: string): boolean {
  return pathTo(nodes, key)
    .slice(0, -1)
    .some(({ kind }) => kind === 'option');
}

/** The parts of the specification's component pages (specification §2). */
export const builderParts = ['base', 'checkboxitem', 'child_spec', 'tree'] as const;
export type BuilderPart = (typeof builderParts)[number];

/** The part a question is answered in. */
export function partOf(nodes: SpecTree, node: SpecNode): Exclude<BuilderPart, 'tree'> {
  if (isChildSpec(nodes, node.key)) return 'child_spec';
  return node.kind === 'multi' ? 'checkboxitem' : 'base';
}

/** Questions of one part that are asked now, in the order of the tree. */
export function questionsOf(nodes: SpecTree, part: BuilderPart, visible: ReadonlySet<string>): SpecNode[] {
  return nodes.filter((node) => isQuestion(node) && visible.has(node.key) && partOf(nodes, node) === part);
}
