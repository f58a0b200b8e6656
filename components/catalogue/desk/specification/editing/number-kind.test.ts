import { expect, it } from '@jest/globals';
import { numberKind } from './number-kind.ts';

it.each([
  [{ min: '', step: '1' }, 'integer'],
  [{ min: '4', step: '2' }, 'integer'],
  [{ min: '0.5', step: '1' }, 'number'],
  [{ min: '1', step: '0.1' }, 'number'],
  [{ min: '', step: '' }, 'number'],
] as const)('a question with %j takes %s', (limits, kind) => {
  expect(numberKind(limits)).toBe(kind);
});
