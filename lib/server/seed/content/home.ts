import type { StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Texts } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';

interface HomeContent {
  title: Texts;
  description: Texts;
  blocks: LooseBlock[];
}

/** A drawing of the demo shop (`seed/pictures/art`), as it is. */
const drawing = (name: string, width: number, height: number): StoredPicture => ({
  file: null,
  url: `/art/${name}.svg`,
  alt: inEachLanguage(() => ''),
  width,
  height,
  colour: 'transparent',
  sources: [],
});

const block = (id: string, kind: string, fields: Record<string, unknown>): LooseBlock => ({
  id,
  kind,
  is_hidden: false,
  fields,
});

/** Drawn tiles of the demo shop's trades, by the slug of the category. */
const doors: Record<string, string> = {
  'print-packaging': 'door-print',
  office: 'door-office',
  services: 'door-services',
};

const hero = block('hero', 'hero', {
  title: texts('开公司要用的，印好、装好、修好。', 'Everything a company needs: printed, fitted and kept running.'),
  lead: texts(
    '从一盒名片到一整层办公室：按尺寸定做的印刷包装，现货办公设备，以及约好时间的上门服务。每件商品都写明含税价格和交期。',
    'From a box of business cards to a whole office floor: print and packaging made to your size, office equipment from stock, and on-site services booked for a time that suits you. Every item shows its price with tax and its lead time.',
  ),
  has_search: true,
  search_hint: texts('名片、升降桌、打印机维修…', 'Business cards, desks…'),
  action: texts('浏览全部商品', 'Browse all products'),
  link: paths.products,
  picture: drawing('hero', 800, 600),
  frame: 'sheet',
});

const trades = (idOf: (slug: string) => number | undefined) =>
  block('trades', 'categories', {
    title: texts('店里做什么', 'What we do'),
    pictures: Object.entries(doors).flatMap(([slug, name]) => {
      const category = idOf(slug);
      return category === undefined ? [] : [{ category, picture: drawing(name, 480, 360) }];
    }),
  });

const bestSellers = block('best', 'products', {
  title: texts('大家常买', 'Best sellers'),
  lead: texts('按售出数量排序，价格均含税。', 'Ranked by units sold. All prices include tax.'),
  source: 'best',
  limit: 8,
  action: texts('查看全部商品', 'View all products'),
  link: paths.products,
  tone: 'sunken',
});

const step = (name: string, title: Texts, text: Texts) => ({ picture: drawing(`step-${name}`, 320, 240), title, text });

const steps = block('steps', 'steps', {
  title: texts('从想法到送达，四步', 'From idea to delivery in four steps'),
  steps: [
    step(
      'configure',
      texts('选规格', 'Configure'),
      texts(
        '挑尺寸、材质与数量，现货直接看价，定制件看起价与阶梯价。',
        'Choose size, material and quantity. Stock items show their price; made-to-order items show a starting price and volume pricing.',
      ),
    ),
    step(
      'quote',
      texts('确认报价', 'Quote'),
      texts(
        '需要核算的，把要求写下来，我们核对工艺后给出书面报价，报价{quoteDays, words}天内有效。',
        'If a price needs to be worked out, tell us what you need. We check the production details and send you a written quotation, valid for {quoteDays, unit}.',
      ),
    ),
    step(
      'produce',
      texts('制作备货', 'Produce'),
      texts(
        '付款并交齐文件后开工，交期以商品页写明的工作日为准。',
        'Work starts once you’ve paid and sent any files needed. The lead time is shown on the product page in working days.',
      ),
    ),
    step(
      'deliver',
      texts('送达验收', 'Deliver'),
      texts(
        '发货、自提或工程师上门，验收无误再确认，有问题{faultDays, words}天内都能提。',
        'Shipped, collected or installed by our engineers. Confirm once you’ve checked it; report any fault within {faultDays, unit}.',
      ),
    ),
  ],
});

const services = block('services', 'services', {
  title: texts('约好时间，上门做完', 'Booked for a time, done on the day'),
  lead: texts(
    '安装、检修、搬迁与保洁，先知道价格，再决定约不约。',
    'Installation, repair, office moves and cleaning. Know the price before you book.',
  ),
  limit: 4,
  action: texts('查看全部服务', 'View all services'),
  link: paths.services,
  tone: 'sunken',
});

const referral = block('referral', 'referral', {
  title: texts('把我们推荐给朋友', 'Refer a friend'),
  text: texts(
    '新客户经您推荐成交，您可得实付货款的 {commission} 作为佣金；商品签收且过了售后期即可结算。',
    'When a new customer orders on your recommendation, you earn {commission} of what they pay for the goods. It’s settled once the goods are received and the after-sales period is over.',
  ),
  action: texts('了解推荐规则', 'View referral rules'),
  link: paths.page('referral-rules'),
  tone: 'accent',
});

const cooperation = block('cooperation', 'banner', {
  title: texts('供货、集采与渠道合作', 'Supply, bulk purchasing and partnerships'),
  text: texts(
    '无论您是工厂、采购还是服务团队，留下需求，专人与您对接。',
    'Whether you’re a factory, a buyer or a service team, leave your request and one of us will look after it.',
  ),
  action: texts('联系合作', 'Work with us'),
  link: paths.cooperate,
  tone: 'primary',
});

const facts = block('facts', 'facts', {
  title: texts('写明白，才好放心', 'In writing, so you can rely on it'),
  facts: [
    {
      title: texts('含税明码标价', 'Prices include tax'),
      text: texts(
        '列出的价格都含税；需要核算的写明“询价”，不用假价格占位。',
        'Every price shown includes tax. Where a price needs to be worked out, we say so instead of showing a placeholder.',
      ),
    },
    {
      title: texts('交期写在商品上', 'A lead time on every item'),
      text: texts(
        '每件商品标明几个工作日发出或上门，以工作日计算。',
        'Each item shows how many working days until it ships or we visit.',
      ),
    },
    {
      title: texts('{returnDays} 天与 {faultDays} 天', '{returnDays, unit} and {faultDays, unit}'),
      text: texts(
        '签收后 {returnDays} 天内符合条件的商品可无理由退货，质量问题 {faultDays} 天内受理。',
        'Return eligible goods within {returnDays, unit} of receipt, no reason needed. Report faults within {faultDays, unit}.',
      ),
    },
    {
      title: texts('普票与专票', 'Standard and special VAT invoices'),
      text: texts(
        '签收后即可申请增值税普通发票或专用发票，多张订单可合并开具。',
        'Request a standard or special VAT invoice once you’ve received your goods. Several orders can share one invoice.',
      ),
    },
  ],
});

/** The home page of the demo shop. */
export const demoHome = (categoryOf: (slug: string) => number | undefined): HomeContent => ({
  title: texts('印刷包装、办公设备与上门服务，一处办齐', 'Print, packaging, office equipment and on-site services'),
  description: texts(
    '名片画册、包装盒、展架标识、桌椅柜架、打印网络设备与上门安装维修，明码标价，交期写在每一件商品上。',
    'Business cards, brochures, boxes, signage, desks, chairs, storage, printers, networks, installation and repair. Clear prices, and a lead time on every item.',
  ),
  blocks: [
    hero,
    trades(categoryOf),
    bestSellers,
    steps,
    services,
    block('earn', 'columns', { columns: [[referral], [cooperation]] }),
    facts,
  ],
});
