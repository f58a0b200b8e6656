import type { SeedCase } from './aftersale-types.ts';

/** What customers asked the demo store for. Open cases are young enough that nobody is late. */
export const storeCases: SeedCase[] = [
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'roll-up-banners', sku: 'SD-RUB-080-H', qty: 4, pays: 'sandbox' },
    ...{ hoursAgo: 150, reached: 'received', end: 'applied' },
    steps: [
      {
        ...{ hoursAgo: 20, does: 'apply', type: 'refund_only', reason: 'Colours', amount: 11_800, shows: ['colour'] },
        text: '四套里有两套的主色明显偏橙，和确认稿对不上，展会还能用，希望退一套的钱。',
      },
      {
        hoursAgo: 12,
        does: 'write',
        by: 'seller',
        isRequest: true,
        text: '您好，能否在自然光下再拍一张，连同画面下沿的色标？',
      },
      {
        hoursAgo: 10,
        does: 'write',
        by: 'customer',
        text: '补了一张窗边拍的，左边是确认稿，右边是收到的。',
        shows: ['colour'],
      },
      {
        hoursAgo: 9,
        does: 'write',
        by: 'seller',
        isInternal: true,
        text: '已调当天的印刷记录，色序没错，可能是换纸后没有重新校色。',
      },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'posters', sku: 'MP-PST-A2-P', qty: 20, pays: 'sandbox' },
    ...{ hoursAgo: 190, reached: 'received', end: 'applied' },
    steps: [
      {
        ...{
          hoursAgo: 26,
          does: 'apply',
          type: 'refund_only',
          reason: 'Damaged',
          amount: 22_000,
          shows: ['crease', 'box'],
        },
        text: '纸筒被压扁，最外面十张有折痕，没法贴出去。',
      },
      {
        hoursAgo: 6,
        does: 'propose',
        amount: 13_200,
        text: '照片上能看到六张有折痕，按六张退款；其余四张如有折痕请补图。',
      },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'stock-kraft-mailers', sku: 'BX-KML-T3', qty: 8, pays: 'sandbox' },
    ...{ hoursAgo: 200, reached: 'received', end: 'awaiting_return' },
    steps: [
      { hoursAgo: 50, does: 'apply', type: 'return_refund', reason: 'No reason', qty: 3, text: '多买了三包，未拆封。' },
      { hoursAgo: 30, does: 'approve' },
      {
        hoursAgo: 29,
        does: 'write',
        by: 'seller',
        text: '未拆封即可，寄回时请在包裹里放一张写有售后单号的纸条，谢谢。',
      },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'postal-cartons', sku: 'BX-PST-3-D', qty: 12, pays: 'sandbox' },
    ...{ hoursAgo: 240, reached: 'received', end: 'returning' },
    steps: [
      {
        ...{ hoursAgo: 120, does: 'apply', type: 'return_refund', reason: 'Wrong item', qty: 4, shows: ['box'] },
        text: '有四包是单瓦楞的，订的是双瓦楞加厚。',
      },
      { hoursAgo: 104, does: 'approve' },
      { hoursAgo: 40, does: 'sendBack', trackingNo: 'SF0000000104' },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'hang-tags', sku: 'BL-TAG-K-L', qty: 2, pays: 'sandbox' },
    ...{ hoursAgo: 260, reached: 'received', end: 'awaiting_reship' },
    steps: [
      {
        ...{ hoursAgo: 96, does: 'apply', type: 'reship', reason: 'Colours', qty: 1, shows: ['colour'] },
        text: '其中一款的裁切偏了约两毫米，logo 贴边，请重印这一款。',
      },
      { hoursAgo: 80, does: 'approve' },
      { hoursAgo: 79, does: 'write', by: 'seller', text: '已安排重印，预计四天后寄出，原件不用寄回。' },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'flyers', sku: 'MP-FLY-A5-157', qty: 2, pays: 'sandbox' },
    ...{ hoursAgo: 280, reached: 'received', end: 'rejected' },
    steps: [
      {
        ...{
          hoursAgo: 100,
          does: 'apply',
          type: 'refund_only',
          reason: 'Not as described',
          amount: 8_000,
          shows: ['crease'],
        },
        text: '纸张摸起来比样品薄，不像 157 克。',
      },
      {
        hoursAgo: 60,
        does: 'refuse',
        text: '复核同批留样，实测 157 克铜版纸；如有疑问可将样张寄回检测。',
        shows: ['colour'],
      },
    ],
  },
  {
    ...{ customer: 'consultancy', seller: 'store', slug: 'letterheads', sku: 'BS-LTH-1000-O', qty: 2, pays: 'balance' },
    ...{ hoursAgo: 290, reached: 'received', end: 'disputed' },
    steps: [
      {
        ...{ hoursAgo: 130, does: 'apply', type: 'refund_only', reason: 'Colours', amount: 26_000, shows: ['colour'] },
        text: 'Our teal prints as a dull grey-green on one of the two batches. We cannot send letters to clients on it.',
      },
      {
        ...{ hoursAgo: 110, does: 'refuse', shows: ['colour'] },
        text: 'Offset paper takes up more ink than coated paper; the difference is within what the specification states.',
      },
      {
        ...{ hoursAgo: 44, does: 'dispute', shows: ['colour'] },
        text: 'Both batches are on the same paper and only one is off, so the paper cannot be the reason.',
      },
      {
        ...{ hoursAgo: 30, does: 'write', by: 'platform', isRequest: true },
        text: 'Thank you. Could you photograph one sheet of each batch side by side, with the job numbers on the wrapper?',
      },
      {
        hoursAgo: 22,
        does: 'write',
        by: 'customer',
        text: 'Here they are, left batch one, right batch two.',
        shows: ['colour'],
      },
    ],
  },
  {
    ...{
      customer: 'hotel',
      seller: 'store',
      slug: 'thermal-label-rolls',
      sku: 'BL-THR-7050',
      qty: 30,
      pays: 'balance',
    },
    ...{ hoursAgo: 320, reached: 'received', end: 'completed' },
    steps: [
      {
        ...{ hoursAgo: 220, does: 'apply', type: 'return_refund', reason: 'Wrong item', qty: 10, shows: ['box'] },
        text: '其中十卷是 60 × 40 的，打印机用不了。',
      },
      { hoursAgo: 205, does: 'approve' },
      { hoursAgo: 180, does: 'sendBack', trackingNo: 'SF0000000108' },
      { hoursAgo: 130, does: 'receive', resellable: 10, text: '十卷全部收到，包装完好。' },
    ],
  },
  {
    ...{ customer: 'hotel', seller: 'store', slug: 'acrylic-door-signs', sku: 'SD-DSG-31-S', qty: 6, pays: 'balance' },
    ...{ hoursAgo: 330, reached: 'received', end: 'completed' },
    steps: [
      {
        ...{ hoursAgo: 230, does: 'apply', type: 'reship', reason: 'Damaged', qty: 1, shows: ['box'] },
        text: '一块门牌的右下角磕裂了，其余完好。',
      },
      { hoursAgo: 222, does: 'approve' },
      { hoursAgo: 150, does: 'reship', trackingNo: 'SF0000000109', text: '重做一块，加了护角。' },
      { hoursAgo: 70, does: 'confirm' },
    ],
  },
  {
    ...{ customer: 'buyer', seller: 'store', slug: 'x-banners', sku: 'SD-XBN-M', qty: 4, pays: 'sandbox' },
    ...{ hoursAgo: 300, reached: 'received', end: 'cancelled' },
    steps: [
      {
        hoursAgo: 210,
        does: 'apply',
        type: 'refund_only',
        reason: 'Pieces',
        qty: 1,
        text: '少了一副支架。',
        shows: ['box'],
      },
      { hoursAgo: 208, does: 'write', by: 'seller', text: '出库称重是四副，麻烦再看看纸箱夹层，支架是斜插在侧边的。' },
      { hoursAgo: 206, does: 'write', by: 'customer', text: '找到了，不好意思，我撤回申请。' },
      { hoursAgo: 205, does: 'withdraw' },
    ],
  },
  {
    ...{ customer: 'consultancy', seller: 'store', slug: 'flyers', sku: 'MP-FLY-A4-157', qty: 1, pays: 'balance' },
    ...{ hoursAgo: 340, reached: 'received', end: 'cancelled' },
    steps: [
      {
        ...{ hoursAgo: 250, does: 'apply', type: 'refund_only', reason: 'Not as described', shows: ['crease'] },
        text: 'The event was cancelled and we have no use for the flyers.',
      },
      {
        hoursAgo: 236,
        does: 'refuse',
        text: 'These were printed to your artwork and delivered as approved, so we cannot take them back.',
      },
      { hoursAgo: 160, does: 'dispute', text: 'We would still like a refund, at least of a part.' },
      {
        ...{ hoursAgo: 90, does: 'decide', decision: 'reject' },
        text: 'The flyers match your file. Goods made to order cannot be returned because plans have changed.',
      },
    ],
  },
  {
    // Long completed, and what its promoter earned by it credited: all of it is taken back.
    ...{ customer: 'hotel', seller: 'store', slug: 'posters', sku: 'MP-PST-A1-S', qty: 12, pays: 'balance' },
    ...{ hoursAgo: 684, reached: 'received', end: 'completed' },
    steps: [
      {
        ...{ hoursAgo: 84, does: 'apply', type: 'refund_only', reason: 'Not as described', byPlatform: true },
        text: '客户来电：海报约定用耐晒墨，三周后已褪成浅色。已过申请期，由平台代为申请。',
      },
      { hoursAgo: 78, does: 'approve' },
    ],
  },
];
