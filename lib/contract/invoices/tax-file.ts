import { tableUpload } from '../table-upload.ts';

/** Files that a tax software issues from, and those in which it says what has become of them (docs/domain/invoices.md 12). */
export const taxFileFields = [
  'no',
  'kind',
  'title',
  'tax_no',
  'address',
  'phone',
  'bank_name',
  'bank_account',
  'email',
  'item',
  'tax_code',
  'model',
  'unit',
  'qty',
  'unit_price',
  'gross',
  'net',
  'tax',
  'rate',
  'remark',
] as const;
export type TaxFileField = (typeof taxFileFields)[number];

export const taxResultFields = ['no', 'status', 'fapiao_code', 'fapiao_no', 'date', 'amount', 'reason'] as const;
export type TaxResultField = (typeof taxResultFields)[number];

/** A column as a setting has it: what it holds, and what the tax software calls it. */
export const taxFileColumn = new RegExp(`^(${taxFileFields.join('|')})\\s+\\S.*$`);
export const taxResultColumn = new RegExp(`^(${taxResultFields.join('|')})\\s+\\S.*$`);

/** Columns as whoever issues types them, a line each; none: as the shop says. */
export const toTaxColumns = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const mostTaxColumns = 30;
const longestTaxColumn = 60;

const areColumns = (text: string, column: RegExp): boolean => {
  const lines = toTaxColumns(text);
  return lines.length <= mostTaxColumns && lines.every((line) => line.length <= longestTaxColumn && column.test(line));
};

/** Whether a file for tax software can be written by these lines. */
export const areTaxFileColumns = (text: string): boolean => areColumns(text, taxFileColumn);

/** Whether its answer can be read by these lines: it names the application and says what became of it. */
export const areTaxResultColumns = (text: string): boolean => {
  const fields = toTaxColumns(text).map((line) => line.split(' ')[0]);
  const isEnough = ['no', 'status'].every((field) => fields.includes(field));
  return areColumns(text, taxResultColumn) && (fields.length === 0 || isEnough);
};

export const defaultTaxFileColumns = [
  'no 发票流水号',
  'kind 发票类型',
  'title 购买方名称',
  'tax_no 购买方纳税人识别号',
  'address 购买方地址',
  'phone 购买方电话',
  'bank_name 购买方开户银行',
  'bank_account 购买方银行账号',
  'email 购买方邮箱',
  'item 项目名称',
  'tax_code 商品和服务税收编码',
  'model 规格型号',
  'unit 单位',
  'qty 商品数量',
  'unit_price 商品单价',
  'gross 含税金额',
  'rate 税率',
  'remark 备注',
] as const;

export const defaultTaxResultColumns = [
  'no 发票流水号',
  'status 开票状态',
  'fapiao_code 发票代码',
  'fapiao_no 发票号码',
  'date 开票日期',
  'amount 价税合计',
  'reason 失败原因',
] as const;

/** So many applications go into a file, and come back in one, at most. */
export const mostInTaxFile = 500;

/** Of a result file, in bytes. */
export const taxResultBytes = 400 * 1024;

export const taxResultUpload = tableUpload;

/** What a row of a result file says, or why it says nothing. */
export const taxOutcomes = [
  'issued',
  'rejected',
  /** It was recorded before, with the same number. */
  'done',
  /** Otherwise than it was recorded before. */
  'contradicts',
  /** Of no application of this issuer. */
  'unknown',
  /** Other rows of the same file name the same application: none of them is believed. */
  'twice',
  /** Other rows have the same number of an invoice. */
  'number_twice',
  'amount_differs',
  /** Neither of the words for success nor of those for failure, or a failure that has an invoice’s number. */
  'unclear',
  /** The number is none, or missing. */
  'number_wrong',
  /** The day is none, in the future or before the application. */
  'date_wrong',
  /** Another application of this issuer has the number. */
  'number_taken',
  /** It is being issued by a provider, or has come to nothing. */
  'closed',
  /** For whoever acts, or for their store: somebody else has to issue it. */
  'own',
  'reason_missing',
] as const;
export type TaxOutcome = (typeof taxOutcomes)[number];
