import { describe, expect, it } from '@jest/globals';
import { createStatementNames } from './statement-names.ts';

describe('the name of a statement', () => {
  it('is given the second time, and stays', () => {
    const nameOf = createStatementNames();
    expect(nameOf('select $1')).toBeUndefined();
    const name = nameOf('select $1');
    expect(name).toMatch(/^[\w-]{27}$/);
    expect(nameOf('select $1')).toBe(name);
  });

  it('is another for another text', () => {
    const nameOf = createStatementNames();
    for (const text of ['select $1', 'select $2']) nameOf(text);
    expect(nameOf('select $1')).not.toBe(nameOf('select $2'));
  });

  it('is given to no more texts than are remembered', () => {
    const nameOf = createStatementNames(1);
    for (const text of ['select $1', 'select $2', 'select $2']) nameOf(text);
    expect(nameOf('select $1')).toBeDefined();
    expect(nameOf('select $2')).toBeUndefined();
  });
});
