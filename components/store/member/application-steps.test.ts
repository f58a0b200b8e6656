import { describe, expect, it } from '@jest/globals';
import {
  emptyStoreApplication,
  type StoreApplicationDraft,
  storeApplicationDraft,
} from '#lib/contract/store/application-form.ts';
import {
  allFields,
  findFaults,
  firstOpenStep,
  hasRemark,
  neighbours,
  readStep,
  stepOf,
  stepState,
  steps,
  viewOf,
} from './application-steps.ts';

const today = '2026-05-01';
const complete: StoreApplicationDraft = {
  ...emptyStoreApplication,
  store_name: '墨川印务',
  intro: '名片、画册、彩盒，按尺寸定做。',
  trades: ['printing'],
  contact_name: '李青',
  contact_mobile: '13800138000',
  province_id: 110_000,
  city_id: 110_100,
  area_id: 110_105,
  address: '建国路 1 号',
  company_name: '北京墨川印务有限公司',
  credit_code: '91110000MA0000001L',
  legal_person: '李青山',
  licence: '/storage/private/licence/a.png',
  licence_from: '2015-06-01',
  licence_long_term: true,
  payee_name: '北京墨川印务有限公司',
  payee_bank: '测试银行',
  payee_account: '110906000000001',
  agreed: true,
};

it('has every field of the form on exactly one step', () => {
  expect([...allFields].sort()).toEqual(Object.keys(storeApplicationDraft.shape).sort());
});

it.each([
  ['step=shop', 'shop'],
  ['step=nothing', undefined],
  ['', undefined],
])('reads %j as %s', (address, step) => {
  expect(readStep(new URLSearchParams(address))).toBe(step);
});

it('knows what comes before and after', () => {
  expect(steps.map(neighbours)).toEqual([
    { previous: undefined, next: 'shop' },
    { previous: 'company', next: 'contact' },
    { previous: 'shop', next: 'payee' },
    { previous: 'contact', next: 'review' },
    { previous: 'payee', next: undefined },
  ]);
});

describe('faults', () => {
  it('are named in the order of the form, one a field', () => {
    const faults = findFaults(emptyStoreApplication, today);
    expect(faults.map(({ field }) => stepOf(field))).toEqual([
      ...Array(6).fill('company'),
      ...Array(7).fill('shop'),
      ...Array(2).fill('contact'),
      ...Array(3).fill('payee'),
      'review',
    ]);
    expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length);
  });

  it('carry the limit their sentence names', () => {
    const [fault] = findFaults({ ...complete, store_name: '印' }, today);
    expect(fault).toEqual({ field: 'store_name', message: 'tooShort', min: 2, max: 0 });
  });
});

it.each([
  [{}, 'review'],
  [{ contact_mobile: '1380013800' }, 'contact'],
  [{ credit_code: '91110000MA00000011' }, 'company'],
  [{ payee_name: '别的公司' }, 'payee'],
] as const)('goes on with %j at %s', (change, step) => {
  expect(firstOpenStep({ ...complete, ...change }, today)).toBe(step);
});

it.each([
  ['company', complete, 'done'],
  ['company', { ...complete, licence: '' }, 'begun'],
  ['company', emptyStoreApplication, 'empty'],
  ['payee', { ...emptyStoreApplication, payee_bank: '测' }, 'begun'],
  ['review', { ...complete, agreed: false }, 'empty'],
] as const)('%s is told how far it is', (step, form, state) => {
  expect(stepState(step, form, findFaults(form, today))).toBe(state);
});

it('knows which parts the review spoke of', () => {
  const remarks = { licence: '太暗', city_id: '' };
  expect(steps.filter((step) => hasRemark(step, remarks))).toEqual(['company']);
  expect(hasRemark('company', undefined)).toBe(false);
});

const store = { id: 1, name: '墨川', status: 'closed' } as const;

it.each([
  [{ no: '', status: 'draft', store: null }, false, 'intro'],
  [{ no: '', status: 'draft', store: null }, true, 'draft'],
  [{ no: 'SA1', status: 'draft', store: null }, false, 'draft'],
  [{ no: 'SA1', status: 'submitted', store: null }, true, 'submitted'],
  [{ no: 'SA1', status: 'rejected', store: null }, true, 'rejected'],
  [{ no: 'SA1', status: 'approved', store }, false, 'store'],
  [{ no: '', status: 'draft', store }, true, 'store'],
] as const)('%j (a step asked: %s) is shown as %s', (application, isStepRequested, view) => {
  expect(viewOf(application, isStepRequested)).toBe(view);
});
