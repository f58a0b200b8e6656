import { describe, expect, it, test } from '@jest/globals';
import { defaultStatementColumns, statementColumn } from '#lib/contract/payments/bank-statement.ts';
import { matchReceipts, type WaitingTransfer } from './match-receipts.ts';
import { type Receipt, readStatement } from './read-statement.ts';

const transfer = (no: string, amount: number, more: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  no,
  purpose: 'order',
  purposeNo: `PG${no.slice(2)}`,
  userId: 1,
  amount,
  voucherReference: null,
  ...more,
});
const receipt = (amount: number, more: Partial<Receipt> = {}): Receipt => ({
  line: 2,
  day: '2026-11-26',
  amount,
  payer: '杭州某某公司',
  note: '',
  reference: '',
  ...more,
});

const first = transfer('PY26112600000001', 10_000);
const second = transfer('PY26112600000002', 10_000, { voucherReference: 'ICBC-2026 1126 77' });
const third = transfer('PY26112600000003', 5_000, { voucherReference: '杭州某某公司 11月' });
const all = [first, second, third];
const match = (receipts: Receipt[], recorded: string[] = [], contrary: Receipt[] = []) =>
  matchReceipts({ receipts, contrary }, all, new Set(recorded)).map(({ outcome, transfer: found }) => [
    outcome,
    found?.no,
  ]);

describe('money that came', () => {
  it.each([
    ['by the number of the payment', receipt(10_000, { note: '货款 py26112600000001' }), 'matched', first.no],
    ['by the number of what is paid together', receipt(10_000, { note: 'PG26112600000002' }), 'matched', second.no],
    ['by a number that a bank has broken', receipt(10_000, { note: 'PY2611 2600 000001' }), 'matched', first.no],
    ['by what its customer said', receipt(10_000, { reference: 'ICBC2026112677' }), 'matched', second.no],
    ['by its number in another amount', receipt(9_999, { note: first.no }), 'amount_differs', first.no],
    ['by its payer', receipt(5_000), 'likely', third.no],
  ])('belongs to a transfer %s', (_, came, outcome, no) => {
    expect(match([came])).toEqual([[outcome, no]]);
  });

  it('belongs to nobody where several have its amount, or none', () => {
    expect(match([receipt(10_000), receipt(1)])).toEqual([
      ['several', undefined],
      ['unknown', undefined],
    ]);
  });

  it('is not guessed for a transfer that another row names, wherever that stands', () => {
    expect(match([receipt(10_000), receipt(10_000, { note: second.no })])).toEqual([
      ['likely', first.no],
      ['matched', second.no],
    ]);
  });

  it('names a transfer once', () => {
    const rows = [receipt(10_000, { note: first.no }), receipt(9_000, { note: first.no, line: 3 })];
    for (const each of [rows, rows.toReversed()]) {
      expect(match(each)).toEqual([
        ['twice', first.no],
        ['twice', first.no],
      ]);
    }
    expect(matchReceipts({ receipts: rows, contrary: [] }, all, new Set()).map(({ lines }) => lines)).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it.each([
    ['the same', 'B100', 'B100'],
    ['in other letters', 'B100', 'ｂ100 '],
    ['without its zeros', '000456', '456'],
  ])('is believed of no bank transaction that stands twice, %s', (_, one, two) => {
    const rows = [receipt(10_000, { note: first.no, reference: one }), receipt(5_000, { line: 3, reference: two })];
    expect(match(rows).map(([outcome]) => outcome)).toEqual(['reference_twice', 'reference_twice']);
  });

  it.each([
    ['its number of the bank’s', receipt(10_000, { note: first.no, reference: 'B1' }), { reference: '0b1 ' }, null],
    [
      'its number of the bank’s',
      receipt(10_000, { note: first.no, reference: 'B1' }),
      { reference: 'b1' },
      'reference_twice',
    ],
    ['its transfer', receipt(10_000, { note: first.no }), { note: `冲正 ${first.no}` }, 'twice'],
    [
      'what its transfer is paid together with',
      receipt(10_000, { note: first.no }),
      { note: first.purposeNo },
      'twice',
    ],
    ['what its customer said', receipt(10_000, { note: second.no }), { note: 'icbc-2026112677' }, 'twice'],
  ])('is not believed where a row that cannot be read, or went back, names %s', (_, came, said, outcome) => {
    const before = { ...receipt(0, said), line: 1 };
    const after = { ...before, line: 9 };
    for (const [contrary, lines] of [
      [before, [1, 2]],
      [after, [2, 9]],
    ] as const) {
      const [matched] = matchReceipts({ receipts: [came], contrary: [contrary] }, all, new Set());
      if (outcome === null) expect(matched?.outcome).toBe('matched');
      else expect(matched).toMatchObject({ outcome, lines });
    }
  });

  it('is not guessed for a transfer that such a row names', () => {
    expect(match([receipt(5_000)], [], [receipt(0, { note: third.no, line: 3 })])).toEqual([['unknown', undefined]]);
  });

  it('is guessed for no transfer that two rows may be', () => {
    expect(match([receipt(5_000), receipt(5_000, { line: 3 })])).toEqual([
      ['several', undefined],
      ['several', undefined],
    ]);
  });

  it('is done where its bank transaction is recorded', () => {
    expect(match([receipt(10_000, { note: first.no, reference: 'B1' })], ['B1'])).toEqual([['done', undefined]]);
  });
});

describe('a statement', () => {
  const settings = { 'payment.statementColumns': [...defaultStatementColumns] };
  const read = (text: string) => readStatement(Buffer.from(text), settings);

  it('is read below what a bank writes above, without what went out', async () => {
    const text =
      '账户明细\n账号,6222\n交易日期,收入金额,支出金额,对方户名,摘要,附言,交易流水号\n' +
      '2026-11-26 09:30:00,"1,234.50",,某某公司,转账,PY26112600000001,B1\n2026/11/26,,88.00,税务局,扣税,,B2\n合计,0.00,88.00,,,,\n';
    expect(await read(text)).toEqual({
      receipts: [
        {
          line: 4,
          day: '2026-11-26',
          amount: 123_450,
          payer: '某某公司',
          note: '转账 PY26112600000001',
          reference: 'B1',
        },
      ],
      unreadable: [],
      returned: [],
      leftOut: 2,
    });
  });

  it('is refused without a column for amounts', async () => {
    await expect(read('日期,摘要\n1,2\n')).rejects.toMatchObject({ fields: { content: { key: 'resultColumns' } } });
  });
});

test('every default column is one that the setting may have', () => {
  for (const line of defaultStatementColumns) expect(line).toMatch(statementColumn);
});
