import { describe, expect, it } from '@jest/globals';
import {
  emptyStoreApplication,
  type StoreApplicationDraft,
  storeApplicationDraft,
  storeApplicationForm,
} from './application-form.ts';

const today = '2026-11-21';

const complete: StoreApplicationDraft = {
  ...emptyStoreApplication,
  store_name: '青山印务',
  intro: '名片、画册、彩盒，二十年老厂。',
  trades: ['printing'],
  contact_name: '李青',
  contact_mobile: '13800138000',
  province_id: 110_000,
  city_id: 110_100,
  area_id: 110_105,
  address: '建国路 1 号',
  company_name: '青山印务（北京）有限公司',
  credit_code: '91110000DEM0TRADEG',
  legal_person: '李青山',
  licence: '/storage/licence/a.png',
  licence_from: '2015-06-01',
  licence_until: '2035-05-31',
  payee_name: '青山印务(北京)有限公司',
  payee_bank: '演示银行',
  payee_account: '1109 0600 0000 001',
  agreed: true,
};

function faults(changes: Partial<StoreApplicationDraft>): Record<string, string> {
  const { error } = storeApplicationForm(today).safeParse({ ...complete, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('the complete form', () => {
  it.each<[string, Partial<StoreApplicationDraft>]>([
    ['as it stands', {}],
    ['with a code in small letters and groups', { credit_code: ' 9111 0000 dem0 trad eg ' }],
    ['of a licence without an end', { licence_until: '', licence_long_term: true }],
    ['of a licence on its last day', { licence_until: today }],
    ['of a licence from today', { licence_from: today }],
    ['of a sole trader', { payee_type: 'personal', payee_name: '李青山', payee_account: '6222 0200 0000 0000 000' }],
    ['with the account as the server shows it', { payee_account: '**** **** **** 0001' }],
    [
      'with an English company',
      { company_name: "Smith & Son's (Beijing) Co., Ltd.", payee_name: "Smith & Son's (Beijing) Co., Ltd." },
    ],
    ['with a mail address', { contact_email: 'a@example.com' }],
  ])('is taken %s', (_, changes) => {
    expect(faults(changes)).toEqual({});
  });

  it.each<[string, Partial<StoreApplicationDraft>, Record<string, string>]>([
    ['a wrong credit code', { credit_code: '91110000DEM0TRADE1' }, { credit_code: 'creditCode' }],
    ['digits for a company', { company_name: '12345', payee_name: '12345' }, { company_name: 'name' }],
    ['digits for a legal person', { legal_person: '123' }, { legal_person: 'name' }],
    ['a landline', { contact_mobile: '01012345678' }, { contact_mobile: 'mobile' }],
    ['half a mail address', { contact_email: 'a@' }, { contact_email: 'email' }],
    ['no trade', { trades: [] }, { trades: 'required' }],
    ['no licence', { licence: '' }, { licence: 'required' }],
    ['no district', { area_id: 0 }, { area_id: 'area' }],
    ['a day there is not', { licence_from: '2015-02-29' }, { licence_from: 'date' }],
    ['a first day to come', { licence_from: '2026-11-22' }, { licence_from: 'dateInFuture' }],
    ['a first day before there were any', { licence_from: '0015-06-01' }, { licence_from: 'date' }],
    ['a licence that ran out yesterday', { licence_until: '2026-11-20' }, { licence_until: 'licenceExpired' }],
    ['an end that is missing', { licence_until: '' }, { licence_until: 'required' }],
    ['an account that is too short', { payee_account: '123' }, { payee_account: 'bankAccount' }],
    ['letters in an account', { payee_account: 'DE89370400440532013000' }, { payee_account: 'bankAccount' }],
    [
      'a card with a wrong digit',
      { payee_type: 'personal', payee_name: '李青山', payee_account: '6222020000000000001' },
      { payee_account: 'bankAccount' },
    ],
    ['an account of another company', { payee_name: '别家有限公司' }, { payee_name: 'payeeName' }],
    [
      'a card of somebody else',
      { payee_type: 'personal', payee_name: '王五', payee_account: '6222020000000000000' },
      { payee_name: 'payeeName' },
    ],
    ['an agreement that was not given', { agreed: false }, { agreed: 'agreementRequired' }],
  ])('is refused with %s', (_, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('shows the faults of single fields and those between fields together', () => {
    expect(faults({ contact_mobile: '1', payee_name: '别家', licence_until: '2020-01-01' })).toEqual({
      contact_mobile: 'mobile',
      payee_name: 'payeeName',
      licence_until: 'licenceExpired',
    });
  });

  it('names every field of an empty form that has to be filled in', () => {
    expect(Object.keys(faults(emptyStoreApplication)).sort()).toEqual(
      [
        'store_name intro trades contact_name contact_mobile province_id city_id area_id address company_name',
        'credit_code legal_person licence licence_from licence_until payee_name payee_bank payee_account agreed',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
  });
});

describe('the draft', () => {
  it('takes an empty form and half a value as they are', () => {
    expect(storeApplicationDraft.parse(emptyStoreApplication)).toEqual(emptyStoreApplication);
    const half = { ...complete, credit_code: '9111', contact_mobile: '138', licence_from: '2015-' };
    expect(storeApplicationDraft.parse(half)).toEqual(half);
  });

  it('leaves out what is not given, so that nothing is lost', () => {
    expect(storeApplicationDraft.partial().parse({ store_name: ' 青山 ', stranger: 1 })).toEqual({
      store_name: '青山',
    });
  });

  it.each([
    ['logo', 'https://elsewhere.example/a.png'],
    ['licence', '//elsewhere.example/a.png'],
    ['trades', ['No key']],
    ['store_name', 'a\u0007b'],
    ['payee_account', '1'.repeat(41)],
    ['area_id', 'x'],
    ['payee_type', 'cash'],
  ])('refuses for %s what can never be right: %j', (field, value) => {
    const { error } = storeApplicationDraft.partial().safeParse({ [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });
});
