import type { EditNode } from './edit-node.ts';
import { readNumber } from './typed-numbers.ts';

/** What a customer may type: steps of whole numbers from a whole number lead to whole numbers only. */
export function numberKind({ min, step }: Pick<EditNode, 'min' | 'step'>): 'integer' | 'number' {
  const from = min.trim() === '' ? 0 : readNumber(min);
  return Number.isInteger(readNumber(step)) && Number.isInteger(from) ? 'integer' : 'number';
}
