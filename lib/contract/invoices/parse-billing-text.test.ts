import { describe, expect, it } from '@jest/globals';
import { parseBillingText } from './parse-billing-text.ts';

const name = '北风商贸（上海）有限公司';
const taxNo = '91310000MA1FL0000N';
const address = '上海市徐汇区漕溪北路18号上海实业大厦1602室';
const phone = '021-64381234';
const bank = '招商银行上海徐家汇支行';
const account = '121909876510101';
const whole = { name, tax_no: taxNo, reg_address: address, reg_phone: phone, bank_name: bank, bank_account: account };

const samples: [how: string, text: string][] = [
  [
    'a line each',
    `公司名称：${name}\n税号：${taxNo}\n地址：${address}\n电话：${phone}\n开户行：${bank}\n账号：${account}`,
  ],
  [
    'long labels, narrow colons',
    `单位名称:${name}\n纳税人识别号:${taxNo}\n注册地址:${address}\n注册电话:${phone}\n开户银行:${bank}\n银行账号:${account}`,
  ],
  [
    'labels of two fields',
    `名称：${name}\n统一社会信用代码：${taxNo}\n地址、电话：${address} ${phone}\n开户行及账号：${bank} ${account}`,
  ],
  [
    'two fields without a blank',
    `名称：${name}\n税号：${taxNo}\n地址及电话：${address}${phone}\n开户行账号：${bank}${account}`,
  ],
  [
    'commas on one line',
    `抬头：${name}，税号：${taxNo}，地址：${address}，电话：${phone}，开户行：${bank}，账号：${account}。`,
  ],
  ['nothing in between', `名称：${name}税号：${taxNo}地址：${address}电话：${phone}开户行：${bank}账号：${account}`],
  [
    'numbered lines',
    `1、公司名称：${name}\n2、税号：${taxNo}\n3、注册地址：${address}\n4、电话：${phone}\n5、开户银行：${bank}\n6、银行帐号：${account}`,
  ],
  ['other order', `账号：${account}\n开户行：${bank}\n税号：${taxNo}\n电话：${phone}\n地址：${address}\n名称：${name}`],
  [
    'tabs of a table',
    `公司名称\t${name}\n税号\t${taxNo}\n地址\t${address}\n电话\t${phone}\n开户行\t${bank}\n账号\t${account}`,
  ],
  [
    'labels on lines of their own',
    `公司名称\n${name}\n税号\n${taxNo}\n公司地址\n${address}\n公司电话\n${phone}\n开户行\n${bank}\n银行账号\n${account}`,
  ],
  [
    'labels in brackets',
    `【名称】${name}\n【税号】${taxNo}\n【地址】${address}\n【电话】${phone}\n【开户行】${bank}\n【账号】${account}`,
  ],
  [
    'blanks after labels',
    `名称 ${name}\n税号 ${taxNo}\n地址 ${address}\n电话 ${phone}\n开户行 ${bank}\n账号 ${account}`,
  ],
  ['no labels, a line each', `${name}\n${taxNo}\n${address}\n${phone}\n${bank}\n1219 0987 6510 1018 8`],
  ['no labels, on one line', `${name} ${taxNo} ${address} ${phone} ${bank} 12190987651010188`],
  ['no labels, two to a line', `${name}\n${taxNo}\n${address} ${phone}\n${bank} 12190987651010188`],
  [
    'a title before it',
    `开票信息\n公司名称：${name}\n税号：${taxNo}\n地址：${address}\n电话：${phone}\n开户行：${bank}\n账号：${account}`,
  ],
];

describe('a billing text', () => {
  it.each(samples)('with %s is read whole', (_, text) => {
    const { found } = parseBillingText(text);
    expect({ ...found, bank_account: found.bank_account?.slice(0, 12) }).toEqual({
      ...whole,
      bank_account: account.slice(0, 12),
    });
  });

  it('in wide and small letters is written as it is kept', () => {
    const wide = '９１３１００００ｍａ１ｆｌ００００ｎ';
    expect(parseBillingText(`名称：北风商贸(上海)有限公司\n税号：${wide}\n账号：1219 0987-6510101`).found).toEqual({
      name,
      tax_no: taxNo,
      bank_account: account,
    });
  });

  it('in English is read as well', () => {
    const text = [
      'Company name: Northwind Trading Co., Ltd.',
      `Tax ID: ${taxNo}`,
      'Address: Room 1602, 18 North Caoxi Road, Shanghai',
      'Tel: 021-64381234',
      'Bank: China Merchants Bank, Xujiahui Branch',
      `Account No.: ${account}`,
      'E-mail: billing@northwind.example',
    ].join('\n');
    expect(parseBillingText(text)).toEqual({
      found: {
        name: 'Northwind Trading Co., Ltd.',
        tax_no: taxNo,
        reg_address: 'Room 1602, 18 North Caoxi Road, Shanghai',
        reg_phone: phone,
        bank_name: 'China Merchants Bank, Xujiahui Branch',
        bank_account: account,
        email: 'billing@northwind.example',
      },
      unplaced: [],
    });
  });

  it('says where documents go', () => {
    const { found } = parseBillingText(`名称：${name}\n收票邮箱：fp@northwind.example\n收票手机：13800138000`);
    expect(found).toEqual({ name, email: 'fp@northwind.example', mobile: '13800138000' });
  });

  it('hands back what it cannot place, and the second of two values', () => {
    expect(parseBillingText(`名称：${name}\n麻烦开专票谢谢\n公司名称：南风贸易有限公司`)).toEqual({
      found: { name },
      unplaced: ['南风贸易有限公司', '麻烦开专票谢谢'],
    });
    // Fifteen digits alone are an old tax number as well as an account.
    expect(parseBillingText(`${name}\n310104123456789`)).toEqual({ found: { name }, unplaced: ['310104123456789'] });
  });

  it('of a bank as a customer keeps its name', () => {
    const text = '名称：招商银行股份有限公司\n开户行：招商银行深圳分行营业部';
    expect(parseBillingText(text).found).toEqual({
      name: '招商银行股份有限公司',
      bank_name: '招商银行深圳分行营业部',
    });
  });

  it.each(['', ' \n ', '：：：', '税号：', '名称', '！！！', '1、'])('that says nothing (%j) fills nothing', (text) => {
    expect(parseBillingText(text).found).toEqual({});
  });

  it('however long and odd ends in no time', () => {
    const start = performance.now();
    for (const text of [
      '9'.repeat(1000),
      '地址'.repeat(500),
      '（'.repeat(1000),
      '地址 '.repeat(300),
      '1 '.repeat(500),
    ]) {
      parseBillingText(text);
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
