/**
 * Parts of the platform's books, and the accounts of each, in the order in which they are read. An account of the platform is
 * named by itself, those of people and stores by their kind; what stands nowhere here is shown under `other`.
 */
export const bookSections = {
  income: [
    'income:commission',
    'income:payment_fee',
    'income:service_fee',
    'income:sales',
    'income:withdraw_fee',
    'income:penalty',
  ],
  expense: ['expense:points', 'expense:referral', 'expense:subsidy'],
  held: [
    'user_balance',
    'user_balance_hold',
    'order_escrow',
    'store_pending',
    'store_available',
    'store_hold',
    'store_deposit',
    'commission_available',
    'commission_hold',
    'referral_payable',
    'tax_withheld',
  ],
  places: ['bank:main', 'gateway:alipay', 'gateway:wechat', 'gateway:stripe', 'gateway:sandbox'],
  other: ['adjustment', 'equity:opening'],
} as const;

/** Accounts of which each customer, promoter or store has one. */
export const ownedBookAccounts = [
  'user_balance',
  'user_balance_hold',
  'store_pending',
  'store_available',
  'store_hold',
  'store_deposit',
  'commission_available',
  'commission_hold',
] as const;
export type OwnedBookAccount = (typeof ownedBookAccounts)[number];

export type BookSection = keyof typeof bookSections;
export type BookAccount = (typeof bookSections)[BookSection][number];

export const bookAccounts = Object.values(bookSections).flat() as readonly BookAccount[] as [
  BookAccount,
  ...BookAccount[],
];

/**
 * The output VAT (销项税额) that is inside of what was earned. The ledger has no such account: exports for bookkeeping take it out
 * of the income of `vatAccounts`.
 */
export const outputVat = 'output_vat';
export type ExportAccount = BookAccount | typeof outputVat;

/** Fees that the platform invoices at the rate of its services, and its own sales, at the rates of the goods. */
export const vatAccounts = {
  fees: ['income:commission', 'income:payment_fee', 'income:service_fee', 'income:withdraw_fee'],
  goods: 'income:sales',
} as const;

/** A line of the chart of accounts as the setting `books.chart` has it: an account, its number and what it is called. */
export const chartLine = /^(\S+) (\d[\d.]{0,19}) (\S.{0,59})$/;

/** By the chart of Chinese accounting standards; whoever keeps the books changes it. */
export const defaultChart: readonly `${ExportAccount} ${string}`[] = [
  'bank:main 1002 银行存款',
  'gateway:alipay 1012.01 其他货币资金—支付宝',
  'gateway:stripe 1012.02 其他货币资金—Stripe',
  'gateway:wechat 1012.03 其他货币资金—微信支付',
  'gateway:sandbox 1012.09 其他货币资金—模拟支付',
  'order_escrow 2203 合同负债—未完成订单',
  'user_balance 2241.01 其他应付款—客户余额',
  'user_balance_hold 2241.02 其他应付款—客户冻结余额',
  'store_pending 2241.11 其他应付款—商家待结算',
  'store_available 2241.12 其他应付款—商家可提现',
  'store_hold 2241.13 其他应付款—商家提现中',
  'store_deposit 2241.14 其他应付款—商家保证金',
  'commission_available 2241.21 其他应付款—推荐佣金',
  'commission_hold 2241.22 其他应付款—推荐佣金提现中',
  'referral_payable 2241.23 其他应付款—商家承担推荐佣金',
  'tax_withheld 2221.01 应交税费—代扣税款',
  'output_vat 2221.02 应交税费—应交增值税—销项税额',
  'income:sales 6001.01 主营业务收入—自营销售',
  'income:commission 6001.02 主营业务收入—平台佣金',
  'income:payment_fee 6001.03 主营业务收入—支付服务费',
  'income:service_fee 6001.04 主营业务收入—平台服务费',
  'income:withdraw_fee 6051.01 其他业务收入—提现手续费',
  'income:penalty 6301.01 营业外收入—商家罚款',
  'expense:points 6601.01 销售费用—积分抵扣',
  'expense:referral 6601.02 销售费用—推荐佣金',
  'expense:subsidy 6601.03 销售费用—商家补贴',
  'adjustment 1901 待处理财产损溢—手工调整',
  'equity:opening 4104.09 利润分配—期初客户余额',
];
