import type { SeedCase } from './aftersale-types.ts';

/** What customers asked the platform for, which sells furniture, machines and services itself. */
export const platformCases: SeedCase[] = [
  {
    ...{ customer: 'buyer', seller: 'platform', slug: 'mobile-pedestal', sku: 'PD-3-BLK', qty: 2, pays: 'bank' },
    ...{ hoursAgo: 210, reached: 'received', end: 'refunding' },
    steps: [
      {
        ...{ hoursAgo: 92, does: 'apply', type: 'refund_only', reason: 'Faulty', amount: 6_000, shows: ['scratch'] },
        text: '一台柜子的门板有两道划痕，不影响使用，希望补偿 60 元。',
      },
      { hoursAgo: 74, does: 'approve' },
    ],
  },
  {
    ...{
      customer: 'buyer',
      seller: 'platform',
      slug: 'wireless-keyboard-mouse',
      sku: 'KM-Q1-TEA',
      qty: 3,
      pays: 'sandbox',
    },
    ...{ hoursAgo: 220, reached: 'received', end: 'refund_failed' },
    steps: [
      {
        ...{ hoursAgo: 82, does: 'apply', type: 'refund_only', reason: 'Damaged', qty: 1, shows: ['box'] },
        text: '外箱被压坏，其中一套键盘的空格键断了。',
      },
      { hoursAgo: 64, does: 'approve' },
      { hoursAgo: 63, does: 'payBack', isRefused: true },
    ],
  },
  {
    ...{
      customer: 'buyer',
      seller: 'platform',
      slug: 'wireless-keyboard-mouse',
      sku: 'KM-Q1-INK',
      qty: 2,
      pays: 'sandbox',
    },
    ...{ hoursAgo: 310, reached: 'received', end: 'reshipped' },
    steps: [
      {
        ...{
          hoursAgo: 200,
          does: 'apply',
          type: 'exchange',
          reason: 'Wrong item',
          qty: 1,
          sku: 'KM-Q1-PAP',
          shows: ['box'],
        },
        text: '订单备注里写了要浅色，两套都发了深色，换一套浅色的。',
      },
      { hoursAgo: 184, does: 'approve' },
      { hoursAgo: 140, does: 'sendBack', trackingNo: 'SF0000000203' },
      { hoursAgo: 78, does: 'receive', resellable: 1, text: '包装完好，可以再次销售。' },
      { hoursAgo: 52, does: 'reship', trackingNo: 'SF0000000204', text: '浅色一套，已核对。' },
    ],
  },
  {
    ...{ customer: 'hotel', seller: 'platform', slug: 'mobile-pedestal', sku: 'PD-3-WHT', qty: 3, pays: 'balance' },
    ...{ hoursAgo: 230, reached: 'received', end: 'returning' },
    steps: [
      {
        ...{ hoursAgo: 124, does: 'apply', type: 'return_refund', reason: 'Faulty', qty: 1, shows: ['scratch'] },
        text: '一台柜子的抽屉滑轨卡住，侧板还有划痕。',
      },
      { hoursAgo: 108, does: 'approve' },
      { hoursAgo: 36, does: 'sendBack', trackingNo: 'SF0000000205' },
    ],
  },
  {
    ...{
      customer: 'buyer',
      seller: 'platform',
      slug: 'steel-filing-cabinet',
      sku: 'FC-ST-GRY',
      qty: 2,
      pays: 'sandbox',
    },
    ...{ hoursAgo: 350, reached: 'received', end: 'completed' },
    steps: [
      {
        ...{
          hoursAgo: 256,
          does: 'apply',
          type: 'refund_only',
          reason: 'Not as described',
          amount: 20_000,
          shows: ['scratch'],
        },
        text: '两台文件柜的柜门都有划痕，不像全新的。',
      },
      {
        hoursAgo: 240,
        does: 'propose',
        amount: 12_000,
        text: '是展厅换下来的一批，功能正常，每台补偿 60 元可以吗？',
      },
      { hoursAgo: 228, does: 'accept', amount: 12_000 },
      { hoursAgo: 227.5, does: 'payBack' },
    ],
  },
  {
    ...{ customer: 'hotel', seller: 'platform', slug: 'a3-laminator', sku: 'LM-A3-4R', qty: 1, pays: 'balance' },
    ...{ hoursAgo: 98, reached: 'paid', end: 'completed' },
    steps: [
      { hoursAgo: 97, does: 'apply', type: 'refund_only', reason: 'Changed my mind', text: '型号选错了，重新下单。' },
    ],
  },
  {
    ...{
      customer: 'buyer',
      seller: 'platform',
      slug: 'access-control-installation',
      sku: 'SV-ACS-1',
      qty: 1,
      pays: 'sandbox',
    },
    ...{ hoursAgo: 160, reached: 'done', end: 'applied' },
    steps: [
      {
        ...{ hoursAgo: 15, does: 'apply', type: 'reship', reason: 'Service' },
        text: '门禁装好后闭门器没有调，门经常关不严，请再上门调试一次。',
      },
      { hoursAgo: 5, does: 'write', by: 'platform', text: '收到，正在联系当天的师傅，今天内给您回复上门时间。' },
    ],
  },
  {
    ...{
      customer: 'consultancy',
      seller: 'platform',
      slug: 'computer-help-desk',
      sku: 'SV-IT-S',
      qty: 2,
      pays: 'balance',
    },
    ...{ hoursAgo: 180, reached: 'done', end: 'awaiting_reship' },
    steps: [
      {
        ...{ hoursAgo: 66, does: 'apply', type: 'reship', reason: 'Service', qty: 1 },
        text: 'The second laptop still drops off the network. Please send somebody again to finish the job.',
      },
      { hoursAgo: 50, does: 'approve' },
      {
        hoursAgo: 49,
        does: 'write',
        by: 'platform',
        text: 'Approved. Our engineer will come on the next working day and call first.',
      },
    ],
  },
  {
    ...{ customer: 'hotel', seller: 'platform', slug: 'furniture-assembly', sku: 'SV-FA-CHR', qty: 8, pays: 'balance' },
    ...{ hoursAgo: 270, reached: 'done', end: 'completed' },
    steps: [
      {
        ...{ hoursAgo: 170, does: 'apply', type: 'refund_only', reason: 'Service', qty: 2 },
        text: '约了八把椅子，师傅只装了六把就走了，退两把的安装费。',
      },
      { hoursAgo: 150, does: 'approve' },
    ],
  },
];
