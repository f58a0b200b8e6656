import type { z } from 'zod';
import { mostFaults } from '#lib/contract/input-bounds.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';
import { fieldName } from './check-input.ts';

/** What the contract makes of what was sent. Throws `invalid_input`, which names fifty fields at fault at most. */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, MessageRef> = {};
  for (const issue of result.error.issues.slice(0, mostFaults)) {
    fields[fieldName(issue.path)] ??= toMessageRef(issue, valueAt(input, issue.path));
  }
  throw new DomainError('invalid_input', { fields });
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

function toMessageRef(issue: z.core.$ZodIssue, given: unknown): MessageRef {
  if (issue.code === 'invalid_type') return { key: keyOfType(issue, given) };
  if (issue.code === 'invalid_union' && given === undefined && !isKey(issue.message)) return { key: 'required' };
  if (issue.code === 'invalid_union' && isNoText(issue, given)) return { key: 'mustBeText' };
  const limits = issue as { minimum?: number | bigint; maximum?: number | bigint };
  return {
    key: isKey(issue.message) ? issue.message : 'invalid',
    values: { ...valuesOf(issue), min: Number(limits.minimum ?? 0), max: Number(limits.maximum ?? 0) },
  };
}

const isKey = (message: string): boolean => /^\w+$/.test(message);

/** What a field takes, where something else was given. */
const typeKeys: Record<string, string> = {
  string: 'mustBeText',
  number: 'mustBeNumber',
  int: 'mustBeNumber',
  boolean: 'mustBeSwitch',
  array: 'mustBeList',
  object: 'mustBeRecord',
  record: 'mustBeRecord',
};

function keyOfType({ expected, message }: z.core.$ZodIssueInvalidType, given: unknown): string {
  if (given === undefined) return 'required';
  // Fields of numbers say themselves what they take.
  if ((expected === 'int' || expected === 'number') && isKey(message)) return message;
  return given === null ? 'required' : (typeKeys[expected] ?? 'invalid');
}

/** Something else than text for a field that takes text in one form or another, as an address or nothing. */
const isNoText = ({ errors }: z.core.$ZodIssueInvalidUnion, given: unknown): boolean =>
  typeof given !== 'string' &&
  given !== null &&
  errors.length > 0 &&
  errors.every(([first]) => first !== undefined && asksForText(first));

const asksForText = (issue: z.core.$ZodIssue): boolean =>
  issue.path.length === 0 &&
  ((issue.code === 'invalid_type' && issue.expected === 'string') ||
    (issue.code === 'invalid_value' && issue.values.every((value) => typeof value === 'string')));

/** What a rule of our own says beside its key. */
const valuesOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  issue.code === 'custom' ? (issue.params ?? {}) : {};
