import { type InputBounds, longestKey } from '#lib/contract/input-bounds.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';

/**
 * Walks what somebody sent, before any rule of the contract looks at it: what is too deep, has too many names or values costs
 * no more than reading it, and what no column can hold goes no further. Throws `invalid_input` at the field.
 */
export function checkInput(input: unknown, bounds: InputBounds): void {
  new InputCheck(bounds).visit(input, 0);
}

class InputCheck {
  readonly #bounds: InputBounds;
  /** Where it is, for the name of the field at fault. */
  readonly #path: (string | number)[] = [];
  #values = 0;

  constructor(bounds: InputBounds) {
    this.#bounds = bounds;
  }

  visit(value: unknown, depth: number): void {
    this.#values += 1;
    if (this.#values > this.#bounds.values) this.#refuse('tooMuch', { max: this.#bounds.values });
    if (typeof value === 'string') {
      if (!isStorable(value)) this.#refuse('unstorable');
    } else if (typeof value === 'object' && value !== null) this.#visitInside(value, depth + 1);
  }

  #visitInside(value: object, depth: number): void {
    if (depth > this.#bounds.depth) this.#refuse('tooDeep');
    if (Array.isArray(value)) this.#visitList(value, depth);
    else this.#visitRecord(value as Record<string, unknown>, depth);
  }

  #visitList(list: readonly unknown[], depth: number): void {
    if (list.length > this.#bounds.values) this.#refuse('tooMuch', { max: this.#bounds.values });
    for (const [index, value] of list.entries()) {
      this.#path.push(index);
      this.visit(value, depth);
      this.#path.pop();
    }
  }

  #visitRecord(record: Record<string, unknown>, depth: number): void {
    const keys = Object.keys(record);
    if (keys.length > this.#bounds.keys) this.#refuse('tooMuch', { max: this.#bounds.keys });
    for (const key of keys) {
      // What such a name would say of itself is left out of the answer.
      if (key.length > longestKey) this.#refuse('tooLong', { max: longestKey });
      if (!isStorable(key)) this.#refuse('unstorable');
      this.#path.push(key);
      this.visit(record[key], depth);
      this.#path.pop();
    }
  }

  #refuse(key: string, values: NonNullable<MessageRef['values']> = {}): never {
    throw new DomainError('invalid_input', { fields: { [fieldName(this.#path)]: { key, values } } });
  }
}

/** PostgreSQL takes neither NUL nor half a surrogate pair, as text or as JSON. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** How an answer names a field: by its path, and what is wrong with everything by `body`. */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';
