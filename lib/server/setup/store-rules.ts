import type { GroupKey, RuleDefinition } from '../identity/index.ts';
import { button, directory, menu, page, workplace } from './rule-builders.ts';

/** The seller's back office, beside all that a customer has. */
export const storeRules: RuleDefinition[] = [
  directory('store', ['商家后台', 'Store'], 'fa-building-o', [
    menu('store/home', ['工作台', 'Dashboard'], 'fa-tachometer'),
    workplace('store/orderpool', ['接单池', 'Order pool'], 'fa-inbox', [
      button('store/orderpool/claim', ['抢单', 'Claim orders']),
    ]),
    workplace('store/order', ['订单', 'Orders'], 'fa-list', [
      button('store/order/answer', ['接单与退回', 'Accept, decline and release orders']),
      button('store/order/fulfil', ['发货与服务', 'Ship orders and provide services']),
      button('store/order/adjust', ['修改未付款订单', 'Edit unpaid orders']),
    ]),
    workplace('store/quotation', ['询价报价', 'Quotations'], 'fa-calculator', [
      button('store/quotation/answer', ['报价与回复', 'Send offers and reply']),
      button('store/quotation/below_floor', ['低于最低报价', 'Offer below the floor']),
    ]),
    workplace('store/order_aftersales', ['售后', 'After-sales'], 'fa-life-ring', [
      button('store/order_aftersales/answer', ['处理售后', 'Answer after-sales requests']),
    ]),
    menu('store/invoice', ['发票', 'Invoices'], 'fa-file-text-o'),
    workplace('store/finance', ['财务', 'Finance'], 'fa-money', [
      button('store/finance/statement', ['确认对账单与提出异议', 'Confirm statements and object to them']),
      button('store/finance/appeal', ['对罚款申诉', 'Appeal against penalties']),
      button('store/finance/withdraw', ['提现', 'Withdraw money']),
    ]),
    workplace('store/profile', ['店铺资料', 'Store profile'], 'fa-id-card-o', [
      button('store/profile/edit', ['编辑店铺资料', 'Edit store profile']),
      button('store/profile/staff', ['管理店员', 'Manage staff']),
      button('store/profile/close', ['关闭店铺', 'Close store']),
      button('store/profile/legal', ['变更主体信息', 'Change legal information']),
      button('store/profile/payee', ['更换收款账户', 'Change payee account']),
    ]),
    workplace('store/api_keys', ['API 密钥', 'API keys'], 'fa-key', [
      button('store/api_keys/edit', ['创建与撤销 API 密钥', 'Create and revoke API keys']),
    ]),
    workplace('store/webhooks', ['Webhook', 'Webhooks'], 'fa-share-alt', [
      button('store/webhooks/edit', ['管理 Webhook 与重新推送', 'Manage webhooks and send again']),
    ]),
    page('store/order_info', ['订单', 'Order']),
    page('store/quotation/info', ['询价', 'Quotation']),
    page('store/order_aftersales/info', ['售后申请', 'After-sales request']),
    page(
      'store/invoice/customer',
      ['客户开票', 'Customer invoices'],
      [
        button('store/invoice/customer/issue', ['开票、驳回与红冲', 'Issue, reject and reverse invoices']),
        button('store/invoice/customer/settings', ['开票设置', 'Invoicing settings']),
      ],
    ),
    page(
      'store/invoice/platform',
      ['平台发票', 'Invoices from the platform'],
      [
        button('store/invoice/platform/apply', [
          '申请平台发票与管理抬头',
          'Request platform invoices and manage titles',
        ]),
      ],
    ),
    page('store/invoice/platform/main', ['申请平台发票', 'Request a platform invoice']),
    page('store/invoice/platform/records', ['平台开票记录', 'Platform invoice records']),
    page('store/invoice/platform/invoiceTitles', ['发票抬头', 'Invoice titles']),
    page(
      'store/invoice/settlements',
      ['结算发票', 'Invoices to the platform'],
      [
        button('store/invoice/settlements/hand_in', [
          '提交与撤回结算发票',
          'Hand in and withdraw invoices to the platform',
        ]),
      ],
    ),
  ]),
];

/**
 * The roles that a store gives its staff, and which rules each holds: a name, or with a star all that begin so. The
 * owner (`store`) holds all. Capability is the group's, whose data it is the store's (docs/domain/store.md 6).
 */
const storeRoleRules: Partial<Record<GroupKey, readonly string[]>> = {
  store: ['store*'],
  store_manager: [
    'store',
    'store/home',
    'store/order*',
    'store/quotation*',
    'store/invoice*',
    'store/finance*',
    'store/profile',
    'store/profile/edit',
    'store/api_keys*',
    'store/webhooks*',
  ],
  store_sales: [
    'store',
    'store/home',
    'store/quotation',
    'store/quotation/answer',
    'store/quotation/info',
    'store/profile',
  ],
  store_fulfilment: ['store', 'store/home', 'store/order*', 'store/profile'],
  store_finance: [
    'store',
    'store/home',
    'store/order',
    'store/order_info',
    'store/finance*',
    'store/invoice*',
    'store/profile',
  ],
};

/** Owner and staff of stores, as groups. */
export const storeRoles = Object.keys(storeRoleRules) as GroupKey[];

/** Whether a role holds a rule. */
export function holdsRule(role: GroupKey, name: string): boolean {
  const held = storeRoleRules[role] ?? [];
  return held.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
}
