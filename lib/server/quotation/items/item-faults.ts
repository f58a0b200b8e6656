import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import type { ShownItem } from './freshen-items.ts';

/** Throws `invalid_input` at the lines, with what is wrong with each: `items.<id>.<node, qty or item>`. */
export function requireFaultless(items: ShownItem[]): void {
  const fields: Record<string, MessageRef> = {};
  for (const { id, faults } of items) {
    for (const { key, message, values } of faults) fields[`items.${id}.${key}`] ??= { key: message, values };
  }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields });
}
