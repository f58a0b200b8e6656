/** What a line of a voucher (记账凭证) says, for accounting software of others. */
export type VoucherField =
  | 'day'
  | 'word'
  | 'no'
  | 'attachments'
  | 'line'
  | 'memo'
  | 'account'
  | 'accountName'
  | 'debit'
  | 'credit'
  | 'customer'
  | 'supplier'
  | 'currency'
  | 'rate'
  | 'none';

interface VoucherProfile {
  /** In the order of the software's own template, with its headings; `none` is a column that stays empty. */
  columns: readonly (readonly [field: VoucherField, heading: string])[];
  /** Account numbers as they are written there: `6001.01` or `600101`. */
  hasDots: boolean;
}

/** The templates for the import of vouchers, as Kingdee's and Yonyou's products for smaller companies have them. */
export const voucherProfiles = {
  kingdee: {
    columns: [
      ['day', '日期'],
      ['word', '凭证字'],
      ['no', '凭证号'],
      ['attachments', '附件数'],
      ['line', '分录序号'],
      ['memo', '摘要'],
      ['account', '科目代码'],
      ['accountName', '科目名称'],
      ['debit', '借方金额'],
      ['credit', '贷方金额'],
      ['customer', '客户'],
      ['supplier', '供应商'],
      ['none', '职员'],
      ['none', '项目'],
      ['none', '部门'],
      ['none', '存货'],
      ['none', '数量'],
      ['none', '单价'],
      ['none', '原币金额'],
      ['currency', '币别'],
      ['rate', '汇率'],
    ],
    hasDots: true,
  },
  yonyou: {
    columns: [
      ['day', '制单日期'],
      ['word', '凭证类别字'],
      ['no', '凭证号'],
      ['attachments', '附单据数'],
      ['memo', '摘要'],
      ['account', '科目编码'],
      ['debit', '借方金额'],
      ['credit', '贷方金额'],
      ['customer', '客户编码'],
      ['supplier', '供应商编码'],
    ],
    hasDots: false,
  },
} as const satisfies Record<string, VoucherProfile>;

export type VoucherProfileName = keyof typeof voucherProfiles;
export const voucherProfileNames = Object.keys(voucherProfiles) as [VoucherProfileName, ...VoucherProfileName[]];
