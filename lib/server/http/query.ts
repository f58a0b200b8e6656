import { type InputBounds, longestKey, queryBounds } from '#lib/contract/input-bounds.ts';
import { DomainError } from '../kernel/errors.ts';
import { checkInput } from './input/check-input.ts';

type Nested = { [key: string]: Nested | string | string[] };

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Undoes the flattening of the family's clients: `a[b]=1` becomes `{a:{b:'1'}}`, `a[0]=x&a[1]=y` becomes
 * `{a:{0:'x',1:'y'}}` turned into an array (specification §7, contract §1). `a[]=x&a[]=y` is an array as well; of repeated
 * plain keys the last wins. Throws `invalid_input` where there are more of them than the bounds allow, and at its field what
 * no column can hold, and what is sent as a value and as a list or record of them.
 */
export function expandBrackets(params: URLSearchParams, bounds: InputBounds = queryBounds): Record<string, unknown> {
  if (params.size > bounds.values) throw tooMuch(bounds);
  const root: Nested = Object.create(null) as Nested;
  for (const [key, value] of params) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    if (path.length === 0 || path.length > 5 || path.some((part) => forbidden.has(part))) continue;
    place(root, path, key.endsWith('[]') ? [value] : value);
  }
  const expanded = arraysOf(root) as Record<string, unknown>;
  checkInput(expanded, bounds);
  return expanded;
}

/**
 * What stands behind the question mark of an address. What is empty is as if it were not there: forms send the filters that
 * nobody chose. Throws `invalid_input`, as `expandBrackets` does.
 */
export function readQuery(address: string): Record<string, unknown> {
  const start = address.indexOf('?');
  if (start < 0) return {};
  if (address.length - start > queryBounds.bytes) throw tooLong();
  const given = [...new URL(address).searchParams].filter(([, value]) => value !== '');
  return expandBrackets(new URLSearchParams(given));
}

const tooLong = () =>
  new DomainError('invalid_input', { fields: { query: { key: 'tooLong', values: { max: queryBounds.bytes } } } });

const tooMuch = (bounds: InputBounds) => {
  const part = bounds === queryBounds ? 'query' : 'body';
  return new DomainError('invalid_input', { fields: { [part]: { key: 'tooMuch', values: { max: bounds.values } } } });
};

/** Puts a value at the end of its path; a list of one joins the list that is there. */
function place(root: Nested, path: string[], value: string | string[]): void {
  let node = root;
  for (const [index, part] of path.slice(0, -1).entries()) {
    const next = node[part] ?? (Object.create(null) as Nested);
    if (typeof next === 'string' || Array.isArray(next)) throw twoMeanings(path.slice(0, index + 1));
    node[part] = next;
    node = next;
  }
  const last = path.at(-1);
  if (last === undefined) return;
  const before = node[last];
  if (before !== undefined && shapeOf(before) !== shapeOf(value)) throw twoMeanings(path);
  if (Array.isArray(value) && Array.isArray(before)) before.push(...value);
  else node[last] = value;
}

const shapeOf = (value: Nested[string]) => (Array.isArray(value) ? 'list' : typeof value);

/** Of a name without end nothing is said back. */
function twoMeanings(path: string[]): DomainError {
  const name = path.join('.');
  const field = name.length > longestKey ? 'body' : name;
  return new DomainError('invalid_input', { fields: { [field]: { key: 'invalid' } } });
}

function arraysOf(node: Nested | string | string[]): unknown {
  if (typeof node === 'string' || Array.isArray(node)) return node;
  const keys = Object.keys(node);
  const values = keys.map((key) => arraysOf(node[key] ?? ''));
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values;
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}
