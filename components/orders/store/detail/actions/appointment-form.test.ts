import { expect, it } from '@jest/globals';
import { appointmentForm } from './appointment-form.ts';

const good = { day: '2999-12-03', from: '09:30', until: '11:00', note: '' };

const faultsOf = (changes: object) => {
  const { error } = appointmentForm.safeParse({ ...good, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

it('takes a day to come and hours in their order', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  [{ day: '', from: '', until: '' }, ['day required', 'from required', 'until required']],
  [{ day: '2999-13-03' }, ['day date']],
  [{ day: '2020-01-01' }, ['day future']],
  [{ day: '2020-01-01', until: '' }, ['day future', 'until required']],
  [{ until: '09:30' }, ['until timeOrder']],
])('says what is wrong with %j', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
