import { describe, expect, it } from '@jest/globals';
import { aftersaleShipBody } from '../aftersales/member-cases.ts';
import { storeAftersale } from '../aftersales/store-cases.ts';
import { invoiceMailBody } from '../invoices/issuer-invoices.ts';
import { shipBody, trackingCorrectBody } from './store-fulfilment.ts';
import { mayBeTrackingNo, toTrackingNo } from './tracking-no.ts';

it.each([
  ['SF1234567890123', 'SF1234567890123'],
  ['SF 1234 5678 90123', 'SF1234567890123'],
  ['  sf1234567890123\n', 'SF1234567890123'],
  ['SF-1234-5678-90123', 'SF1234567890123'],
  ['SF‐1234–5678—90123', 'SF1234567890123'],
  ['ＳＦ１２３４５６７８９０１２３', 'SF1234567890123'],
  ['SF\u00a01234\u30005678\u200990123', 'SF1234567890123'],
  ['\u200bSF1234567890123\ufeff', 'SF1234567890123'],
  ['运单号：SF1234567890123', 'SF1234567890123'],
  ['快递单号 7312 3456 7890 12', '73123456789012'],
  ['Tracking number: 1Z 999 AA1 01 2345 6784', '1Z999AA10123456784'],
  ['tracking no. 7312345678', '7312345678'],
  ['JDVA01234567890-1-2-', 'JDVA01234567890'],
  ['JD0123456789012-1-1-', 'JD0123456789012'],
  ['EE 123 456 789 CN', 'EE123456789CN'],
])('%j is the number %s', (typed, kept) => {
  expect(toTrackingNo(typed)).toBe(kept);
});

it.each(['顺丰 1234', 'SF1234/5678', 'SF1234;SF5678', '1.2E+12', '---', '单号'])('%j stays none', (typed) => {
  expect(toTrackingNo(typed)).not.toMatch(/^[0-9A-Z]{4,40}$/);
});

it.each(['SF1234567890123', 'SF 1234 5678 90123', '1Z 999 AA1 01 2345 6784', 'EE 123 456 789 CN', 'B-1234', '99999'])(
  '%j may be a number',
  (text) => {
    expect(mayBeTrackingNo(text)).toBe(true);
  },
);

it.each(['2026-11-23', '2026 11 23', 'cards 1234', 'A4', '¥12.00', '名片', 'SF cards', 'x'.repeat(5000)])(
  '%j is none',
  (text) => {
    expect(mayBeTrackingNo(text)).toBe(false);
  },
);

const typed = ' sf 1234-5678 90123 ';
const kept = 'SF1234567890123';

describe('is taken as people paste it', () => {
  const parcel = { carrier: 'sf', tracking_no: typed };
  it.each([
    ['by who ships', shipBody, { no: 'SO26112300000001', ...parcel }],
    ['by who corrects', trackingCorrectBody, { no: 'SO26112300000001', shipment_no: 'SH26112300000001', ...parcel }],
    ['by who sends back', aftersaleShipBody, { no: 'AS26112300000001', ...parcel }],
    ['by who sends a replacement', storeAftersale.reship.body, { no: 'AS26112300000001', ...parcel }],
  ] as const)('%s', (_, body, given) => {
    expect(body?.parse(given)).toMatchObject({ tracking_no: kept });
  });

  it('by who posts an invoice', () => {
    const given = { no: 'IV26112300000001', carrier: 'SF', tracking: typed };
    expect(invoiceMailBody.parse(given)).toMatchObject({ tracking: kept });
  });

  it('but not what is no number', () => {
    const found = shipBody.safeParse({ no: 'SO26112300000001', carrier: 'sf', tracking_no: '顺丰 1234' });
    expect(found.error?.issues[0]).toMatchObject({ path: ['tracking_no'], message: 'invalid' });
  });
});
