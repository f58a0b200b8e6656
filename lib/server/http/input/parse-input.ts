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
    const isGiven = valueAt(input, issue.path) !== undefined;
    fields[fieldName(issue.path)] ??= toMessageRef(issue, isGiven);
  }
  throw new DomainError('invalid_input', { fields });
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

function toMessageRef(issue: z.core.$ZodIssue, isGiven: boolean): MessageRef {
  if (issue.code === 'invalid_type' && !(isGiven && isNumberFault(issue))) return { key: 'required' };
  const limits = issue as { minimum?: number | bigint; maximum?: number | bigint };
  return {
    key: issue.message,
    values: { ...valuesOf(issue), min: Number(limits.minimum ?? 0), max: Number(limits.maximum ?? 0) },
  };
}

/** What a rule of our own says beside its key. */
const valuesOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  issue.code === 'custom' ? (issue.params ?? {}) : {};

/** What was given where a number belongs: the field says what it takes. */
const isNumberFault = ({ expected, message }: z.core.$ZodIssueInvalidType): boolean =>
  (expected === 'int' || expected === 'number') && /^\w+$/.test(message);
