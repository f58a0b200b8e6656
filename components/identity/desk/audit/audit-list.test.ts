import { expect, it } from '@jest/globals';
import { auditList, recordOf, toRecord } from './audit-list.ts';

const read = (search: string) => auditList.read(new URLSearchParams(search));

it('finds by who, by what was done with a kind of record, and by a document', () => {
  expect(read('actor=%20demo_op&entity_type=user&event=disable')).toMatchObject({
    actor: 'demo_op',
    entity_type: 'user',
    event: 'disable',
  });
  expect(read('event=disable')).not.toHaveProperty('event');
  expect(read('no=SO26112212345678')).toMatchObject({ no: 'SO26112212345678' });
});

it.each([
  ['12', 'entity_type=user', { no: '', entity_id: '12' }],
  ['#12', 'entity_type=user', { no: '', entity_id: '12' }],
  ['so26112212345678', 'entity_type=user', { no: 'SO26112212345678', entity_id: '', entity_type: '', event: '' }],
  ['12', '', { no: '12', entity_id: '', entity_type: '', event: '' }],
  [' ', 'entity_type=user&entity_id=12', { no: '', entity_id: '' }],
])('%j typed at %j is looked for as %j', (text, search, change) => {
  expect(toRecord(text, read(search))).toEqual(change);
});

it('shows in the field what is looked for', () => {
  expect([recordOf(read('no=QT1')), recordOf(read('entity_type=user&entity_id=7')), recordOf(read(''))]).toEqual([
    'QT1',
    '7',
    '',
  ]);
});
