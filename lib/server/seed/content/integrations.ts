import type { WebhookType } from '#lib/contract/integrations/webhook-events.ts';

interface SeedKey {
  of: 'store' | 'operator';
  name: string;
  scopes: string[];
  addresses: string[];
  perMinute: number;
  madeDaysAgo: number;
  days: number;
  used?: { hoursAgo: number; ip: string };
  revokedDaysAgo?: number;
}

/** Nobody holds any of these: their secrets are thrown away as they are made, and their names say what they are. */
export const demoKeys: SeedKey[] = [
  {
    of: 'store',
    name: '旧 ERP（演示 demo）',
    scopes: ['order:read', 'order_aftersales:read'],
    addresses: [],
    perMinute: 60,
    madeDaysAgo: 120,
    days: 90,
    used: { hoursAgo: 31 * 24, ip: '203.0.113.20' },
  },
  {
    of: 'store',
    name: 'ERP（演示 demo）',
    scopes: ['order:write', 'order_aftersales:read', 'quotation:read', 'invoice:read'],
    addresses: ['203.0.113.0/24'],
    perMinute: 120,
    madeDaysAgo: 29,
    days: 365,
    used: { hoursAgo: 5, ip: '203.0.113.20' },
  },
  {
    of: 'operator',
    name: '商品导入脚本（演示 demo）',
    scopes: ['product:write', 'category:read', 'attribute:read'],
    addresses: [],
    perMinute: 300,
    madeDaysAgo: 60,
    days: 365,
    used: { hoursAgo: 12 * 24, ip: '198.51.100.7' },
    revokedDaysAgo: 10,
  },
  {
    of: 'operator',
    name: '数据仓库（演示 demo）',
    scopes: ['order:read', 'refund:read', 'statement:read', 'invoice:read', 'product:read'],
    addresses: ['198.51.100.0/28'],
    perMinute: 600,
    madeDaysAgo: 28,
    days: 365,
    used: { hoursAgo: 9, ip: '198.51.100.7' },
  },
];

interface SeedHook {
  of: 'store' | 'operator';
  name: string;
  /** Names that exist nowhere (RFC 2606): nothing is ever sent to anybody from a demo shop. */
  url: string;
  types: WebhookType[];
  /** How many were given up: each some days apart. */
  failed: number;
  isOn: boolean;
}

const orders: WebhookType[] = ['order.paid', 'order.accepted', 'order.shipped', 'order.finished', 'order.closed'];

/** The one with orders is switched off, since it would have something to send with each order that somebody tries. */
export const demoHooks: SeedHook[] = [
  {
    of: 'store',
    name: 'ERP（演示 demo）',
    url: 'https://erp.shop.example/hooks/orders',
    types: orders,
    failed: 0,
    isOn: false,
  },
  {
    of: 'store',
    name: '财务系统（演示 demo）',
    url: 'https://books.shop.example/hooks/invoices',
    types: ['invoice.issued', 'invoice.reversed'],
    failed: 1,
    isOn: true,
  },
  {
    of: 'operator',
    name: '客服系统（演示 demo）',
    url: 'https://desk.inkstream.example/hooks/cases',
    types: ['aftersale.opened', 'aftersale.changed', 'refund.succeeded'],
    failed: 0,
    isOn: false,
  },
  {
    of: 'operator',
    name: '数据仓库（演示 demo）',
    url: 'https://warehouse.inkstream.example/events',
    types: ['invoice.issued', 'invoice.reversed', 'quotation.ended'],
    failed: 2,
    isOn: true,
  },
];
