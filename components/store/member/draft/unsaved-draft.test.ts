import { expect, it } from '@jest/globals';
import { toUnsaved } from './unsaved-draft.ts';

it('reads what was kept', () => {
  const kept = { version: 3, base: { address: '', trades: [] }, mine: { address: '建国路', trades: ['printing'] } };
  expect(toUnsaved(JSON.stringify(kept))).toEqual(kept);
});

it('keeps whatever is no field out of the form', () => {
  const stored = { version: 3, base: 7, mine: { address: 5, no: 'SA1', store_name: '印务', trades: ['No key'] } };
  expect(toUnsaved(JSON.stringify(stored))).toEqual({ version: 3, base: {}, mine: { store_name: '印务' } });
});

it.each([null, 'null', '[]', '7', '{}', '{"version":"1","mine":{"address":"a"}}', '{"version":1,"mine":{}}'])(
  'takes %s for nothing',
  (text) => {
    expect(toUnsaved(text)).toBeUndefined();
  },
);
