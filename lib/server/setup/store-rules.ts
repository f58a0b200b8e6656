import type { GroupKey, RuleDefinition } from '../identity/index.ts';
import { button, directory, menu, page, workplace } from './rule-builders.ts';

/** The seller's back office, beside all that a customer has. */
export const storeRules: RuleDefinition[] = [
  directory('store', 'fa-building-o', [
    menu('store/home', 'fa-tachometer'),
    workplace('store/orderpool', 'fa-inbox', [button('store/orderpool/claim')]),
    workplace('store/order', 'fa-list', [
      button('store/order/answer'),
      button('store/order/fulfil'),
      button('store/order/adjust'),
    ]),
    workplace('store/quotation', 'fa-calculator', [
      button('store/quotation/answer'),
      button('store/quotation/below_floor'),
    ]),
    workplace('store/order_aftersales', 'fa-life-ring', [button('store/order_aftersales/answer')]),
    menu('store/invoice', 'fa-file-text-o'),
    workplace('store/finance', 'fa-money', [
      button('store/finance/statement'),
      button('store/finance/appeal'),
      button('store/finance/withdraw'),
    ]),
    workplace('store/profile', 'fa-id-card-o', [
      button('store/profile/edit'),
      button('store/profile/staff'),
      button('store/profile/close'),
      button('store/profile/legal'),
      button('store/profile/payee'),
    ]),
    workplace('store/api_keys', 'fa-key', [button('store/api_keys/edit')]),
    workplace('store/webhooks', 'fa-share-alt', [button('store/webhooks/edit')]),
    page('store/order_info'),
    page('store/quotation/info'),
    page('store/order_aftersales/info'),
    page('store/invoice/customer', [button('store/invoice/customer/issue'), button('store/invoice/customer/settings')]),
    page('store/invoice/platform', [button('store/invoice/platform/apply')]),
    page('store/invoice/platform/main'),
    page('store/invoice/platform/records'),
    page('store/invoice/platform/invoiceTitles'),
    page('store/invoice/settlements', [button('store/invoice/settlements/hand_in')]),
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
