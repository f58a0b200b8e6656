/** A company that invoices can be made out to, with all that stands on a special one. */
export const testCompany = {
  titleType: 'company' as const,
  name: '北风商贸（上海）有限公司',
  taxNo: '91310000MA1FL00003',
  regAddress: '上海市徐汇区漕溪北路 18 号',
  regPhone: '021-64380000',
  bankName: '招商银行上海徐家汇支行',
  bankAccount: '121909876510101',
  email: 'a@example.com',
  mobile: '',
};
