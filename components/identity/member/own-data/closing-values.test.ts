import { expect, it } from '@jest/globals';
import { closingSchema, emptyClosing } from './closing-values.ts';

const faults = (isCodeNeeded: boolean, values: object) =>
  closingSchema(isCodeNeeded)
    .safeParse({ ...emptyClosing, password: 'secret', isUnderstood: true, ...values })
    .error?.issues.map(({ path }) => path[0]) ?? [];

it.each([
  [false, {}, []],
  [true, { code: '123456' }, []],
  [true, {}, ['code']],
  [false, { password: '' }, ['password']],
  [false, { isUnderstood: false }, ['isUnderstood']],
  [false, { reason: 'x'.repeat(256) }, ['reason']],
])('with a second factor %j, the request %j lacks %j', (isCodeNeeded, values, expected) => {
  expect(faults(isCodeNeeded, values)).toEqual(expected);
});
