import type { InvoiceMedium } from '#lib/contract/invoices/records.ts';
import type { TradeCustomer } from './trade.ts';

/** Whom invoices of the demo shop are made out to. */
interface SeedTitle {
  titleType: 'personal' | 'company';
  name: string;
  taxNo: string;
  email: string;
  /** What special invoices need besides. */
  regAddress?: string;
  regPhone?: string;
  bankName?: string;
  bankAccount?: string;
}

export type InvoiceCustomer = TradeCustomer | 'buyer';

export const invoiceTitles: Record<InvoiceCustomer | 'otherOfBuyer' | 'store', SeedTitle> = {
  cafe: titleOf('拾野咖啡（杭州）有限公司', '91330106DEM0CAFEX5', 'demo_cafe@example.com'),
  school: titleOf('启明职业培训学校有限公司', '91110105DEM0CHKM2X', 'demo_school@example.com'),
  clinic: {
    ...titleOf('安禾门诊部（上海）有限公司', '91310115DEM0CARE23', 'demo_clinic@example.com'),
    ...{ regAddress: '上海市浦东新区示例路 26 号', regPhone: '021-50000000' },
    ...{ bankName: '示例银行上海浦东支行', bankAccount: '310000000000026' },
  },
  studio: titleOf('一间设计工作室（成都）有限公司', '91510104DEM0ATE12T', 'demo_studio@example.com'),
  buyer: { titleType: 'personal', name: '林一诺', taxNo: '', email: 'demo_buyer@example.com' },
  otherOfBuyer: {
    ...titleOf('一诺文化传播（深圳）有限公司', '91440305DEM0YNT02A', 'demo_buyer@example.com'),
    ...{ regAddress: '深圳市南山区示例路 8 号', regPhone: '0755-80000000' },
    ...{ bankName: '示例银行深圳南山支行', bankAccount: '440000000000008' },
  },
  store: titleOf('砚台印务（北京）有限公司', '91110000DEM0TRADEG', 'demo_store@example.com'),
};

function titleOf(name: string, taxNo: string, email: string): SeedTitle {
  return { titleType: 'company', name, taxNo, email };
}

/** The platform on its own invoices. */
export const platformSeller = {
  name: '砚川商务服务有限公司',
  taxNo: '91110105DEM0PLAT2T',
  address: '北京市朝阳区示例路 9 号',
  phone: '010-88880000',
  bankName: '示例银行北京朝阳支行',
  bankAccount: '110000000000001',
};

/**
 * How far an invoice has come: asked for, with a provider (`issuing`, `failed`, `sample`), manually with a file (`issued`), read
 * back from the tax software and still without one (`bare`), on paper (`posted`, `voided`), or taken back; `kept` is a special one whose
 * recipient did not agree to that.
 */
type InvoiceEnd =
  | 'submitted'
  | 'issuing'
  | 'failed'
  | 'sample'
  | 'issued'
  | 'bare'
  | 'posted'
  | 'voided'
  | 'partly'
  | 'reversing'
  | 'kept'
  | 'rejected'
  | 'cancelled'
  | 'replaced';

export interface SeedInvoice {
  customer: InvoiceCustomer;
  hoursAgo: number;
  end: InvoiceEnd;
  medium?: InvoiceMedium;
  note?: string;
  /** The platform has sold it itself. */
  isByPlatform?: boolean;
}

const day = 24;

/** What customers have asked for; each is of the customer's oldest order of that seller that has none yet. */
export const demoInvoices: readonly SeedInvoice[] = [
  { customer: 'cafe', hoursAgo: 12 * day, end: 'partly' },
  { customer: 'school', hoursAgo: 11 * day, end: 'sample' },
  { customer: 'clinic', hoursAgo: 10 * day, end: 'submitted', note: '发票请写明门牌规格' },
  { customer: 'studio', hoursAgo: 9 * day, end: 'posted', medium: 'paper' },
  { customer: 'cafe', hoursAgo: 8 * day, end: 'issued' },
  { customer: 'school', hoursAgo: 6 * day, end: 'rejected' },
  { customer: 'clinic', hoursAgo: 5 * day, end: 'bare' },
  { customer: 'studio', hoursAgo: 4 * day, end: 'reversing' },
  { customer: 'clinic', hoursAgo: 3 * day, end: 'kept' },
  { customer: 'school', hoursAgo: 50, end: 'cancelled' },
  { customer: 'cafe', hoursAgo: 40, end: 'failed' },
  // The double never comes to an end with it.
  { customer: 'clinic', hoursAgo: 20, end: 'issuing', note: '[slow]' },
  { customer: 'buyer', hoursAgo: 30, end: 'replaced', medium: 'paper' },
  { customer: 'buyer', hoursAgo: 26, end: 'issued', isByPlatform: true },
  { customer: 'studio', hoursAgo: 22, end: 'voided', medium: 'paper' },
  { customer: 'cafe', hoursAgo: 6, end: 'submitted' },
  { customer: 'buyer', hoursAgo: 3, end: 'submitted', isByPlatform: true },
];
