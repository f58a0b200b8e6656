import type { SpecCondition, SpecKind } from '#lib/contract/catalogue/specification.ts';
import { readNumber } from './typed-numbers.ts';

type TestWay = 'equals' | 'one_of' | 'at_least' | 'at_most';

/** One comparison with an earlier answer. */
export interface EditTest {
  type: 'test';
  isNot: boolean;
  /** Key of the node that is looked at; empty while none is chosen. */
  node: string;
  way: TestWay;
  /** What is compared with: typed text, the key of an option, or yes and no as `true` and `false`. */
  value: string;
  values: string[];
}

export interface EditGroup {
  type: 'group';
  isNot: boolean;
  mode: 'all' | 'any';
  parts: EditCondition[];
}

export type EditCondition = EditTest | EditGroup;

export const newTest: EditTest = { type: 'test', isNot: false, node: '', way: 'equals', value: '', values: [] };

/** A condition of the contract to be edited: always a group at the top. */
export function fromCondition(condition: SpecCondition): EditGroup {
  const part = fromPart(condition);
  return part.type === 'group' && !part.isNot ? part : { type: 'group', isNot: false, mode: 'all', parts: [part] };
}

function fromPart(condition: SpecCondition): EditCondition {
  if ('not' in condition) {
    const inner = fromPart(condition.not);
    return { ...inner, isNot: !inner.isNot };
  }
  if ('all' in condition) return { type: 'group', isNot: false, mode: 'all', parts: condition.all.map(fromPart) };
  if ('any' in condition) return { type: 'group', isNot: false, mode: 'any', parts: condition.any.map(fromPart) };
  const test = { ...newTest, node: condition.node };
  if ('one_of' in condition) return { ...test, way: 'one_of', values: condition.one_of };
  if ('at_least' in condition) return { ...test, way: 'at_least', value: String(condition.at_least) };
  if ('at_most' in condition) return { ...test, way: 'at_most', value: String(condition.at_most) };
  return { ...test, value: String(condition.equals) };
}

/** The condition as the contract has it; undefined while something in it is missing. */
export function toCondition(
  edited: EditCondition,
  kindOf: (key: string) => SpecKind | undefined,
): SpecCondition | undefined {
  const plain = edited.type === 'test' ? toTest(edited, kindOf(edited.node)) : toGroup(edited, kindOf);
  return plain && edited.isNot ? { not: plain } : plain;
}

function toGroup({ mode, parts }: EditGroup, kindOf: (key: string) => SpecKind | undefined): SpecCondition | undefined {
  const inner = parts.map((part) => toCondition(part, kindOf));
  if (inner.length === 0 || !inner.every((each) => each !== undefined)) return undefined;
  const [only] = inner;
  if (inner.length === 1 && only) return only;
  return mode === 'all' ? { all: inner } : { any: inner };
}

function toTest({ node, way, value, values }: EditTest, kind: SpecKind | undefined): SpecCondition | undefined {
  if (node === '' || kind === undefined) return undefined;
  if (way === 'one_of') return values.length > 0 ? { node, one_of: values } : undefined;
  if (way !== 'equals') {
    const number = readNumber(value);
    if (number === undefined) return undefined;
    return way === 'at_least' ? { node, at_least: number } : { node, at_most: number };
  }
  if (kind === 'number') {
    const number = readNumber(value);
    return number === undefined ? undefined : { node, equals: number };
  }
  if (kind === 'boolean' || kind === 'option') return { node, equals: value === 'true' };
  return value === '' ? undefined : { node, equals: value };
}

/** What a condition names and nobody has: the first such key. */
export function missingNode(edited: EditCondition, has: (key: string) => boolean): string | undefined {
  if (edited.type === 'test') return edited.node === '' || has(edited.node) ? undefined : edited.node;
  return edited.parts.map((part) => missingNode(part, has)).find((key) => key !== undefined);
}

/** The ways in which an answer of this kind can be looked at. */
export function waysOf(kind: SpecKind | undefined): TestWay[] {
  if (kind === 'single' || kind === 'multi') return ['equals', 'one_of'];
  return kind === 'number' ? ['at_least', 'at_most', 'equals'] : ['equals'];
}

/** Every comparison of a condition changed, e.g. to follow a renamed key. */
export function mapTests(condition: EditCondition, change: (test: EditTest) => EditTest): EditCondition {
  if (condition.type === 'test') return change(condition);
  return { ...condition, parts: condition.parts.map((part) => mapTests(part, change)) };
}
