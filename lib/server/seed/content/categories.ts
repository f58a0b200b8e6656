import type { SeedCategory } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';

/** The three trades of the demo shop; each is a door on the home page. */
const trades: SeedCategory[] = [
  {
    slug: 'print-packaging',
    name: texts('印刷与包装', 'Print & packaging'),
    description: texts(
      '名片、画册、彩盒、纸袋、展架，按您的尺寸和纸张定做。小批量也接，开机前先核对文件。',
      'Business cards, brochures, boxes, bags and displays made to your size and stock. Short runs welcome, with your files checked before anything is printed.',
    ),
    picture: { scene: 'mailer-box', colours: ['#0F5B5E', '#EFE8DA', '#C8402F'], material: 'board', details: ['open'] },
  },
  {
    slug: 'office',
    name: texts('办公设备', 'Office equipment'),
    description: texts(
      '桌椅、柜架、打印投影、网络电源与日常耗材，一处配齐，送货上门并负责安装。',
      'Desks, seating, printers, projectors, network gear and everyday supplies from one place, delivered and set up.',
    ),
    picture: { scene: 'desk', colours: ['#C99A3B', '#1B1F24', '#EFE8DA'], material: 'wood', details: ['with-drawer'] },
  },
  {
    slug: 'services',
    name: texts('上门服务', 'On-site services'),
    description: texts(
      '安装、检修、搬迁、保洁，约好时间上门，明码标价，做完验收再结算。',
      'Installation, repairs, office moves and cleaning. Book a time, know the price, and settle once you have checked the work.',
    ),
    picture: { scene: 'toolbox', colours: ['#C8402F', '#1B1F24', '#C99A3B'], material: 'metal', details: ['open'] },
  },
];

const printAndPackaging: SeedCategory[] = [
  {
    slug: 'business-stationery',
    parent: 'print-packaging',
    name: texts('商务印品', 'Business stationery'),
    description: texts(
      '名片、信封、信纸、笔记本、联单，公司日常往来用得上的印品。',
      'Business cards, envelopes, letterheads, notebooks and forms: the print a company uses every day.',
    ),
    picture: { scene: 'card-stack', colours: ['#EFE8DA', '#0F5B5E', '#1B1F24'], material: 'paper', details: ['foil'] },
  },
  {
    slug: 'marketing-print',
    parent: 'print-packaging',
    name: texts('宣传印刷', 'Marketing print'),
    description: texts(
      '单页、折页、画册、海报、台历，展会和活动前按期交到手上。',
      'Flyers, folders, brochures, posters and calendars, on your table before the event starts.',
    ),
    picture: { scene: 'folded-brochure', colours: ['#C8402F', '#EFE8DA', '#47627F'], material: 'paper' },
  },
  {
    slug: 'boxes',
    parent: 'print-packaging',
    name: texts('包装盒', 'Boxes & cartons'),
    description: texts(
      '飞机盒、彩盒、礼盒、瓦楞纸箱，量好产品尺寸，免费打结构白样。',
      'Mailers, folding cartons, gift boxes and shipping cartons built around your product, with a free plain sample.',
    ),
    picture: { scene: 'carton', colours: ['#B98F5E', '#0F5B5E', '#EFE8DA'], material: 'kraft' },
  },
  {
    slug: 'bags-labels',
    parent: 'print-packaging',
    name: texts('纸袋与标签', 'Bags & labels'),
    description: texts(
      '手提袋、自立袋、不干胶、吊牌、印字胶带、纸杯，让包装的每一面都认得出您。',
      'Carrier bags, pouches, stickers, tags, printed tape and cups: every surface of the parcel says who sent it.',
    ),
    picture: { scene: 'paper-bag', colours: ['#6B7B4C', '#EFE8DA', '#C99A3B'], material: 'paper' },
  },
  {
    slug: 'signage-display',
    parent: 'print-packaging',
    name: texts('展示与标识', 'Signage & display'),
    description: texts(
      '易拉宝、喷绘、门牌、展架、旗帜，展会、门店与办公室的看得见的部分。',
      'Roll-ups, banners, door signs, display stands and flags for fairs, shops and offices.',
    ),
    picture: { scene: 'roll-up-banner', colours: ['#47627F', '#EFE8DA', '#C8402F'], material: 'vinyl' },
  },
];

const officeEquipment: SeedCategory[] = [
  {
    slug: 'desks-tables',
    parent: 'office',
    name: texts('办公桌台', 'Desks & tables'),
    description: texts(
      '员工位、升降桌、主管桌、会议桌，按户型排布，送货安装。',
      'Workstations, sit-stand desks, executive desks and meeting tables, planned to your floor and assembled on delivery.',
    ),
    picture: { scene: 'meeting-table', colours: ['#B5704F', '#1B1F24', '#EFE8DA'], material: 'wood' },
  },
  {
    slug: 'seating-storage',
    parent: 'office',
    name: texts('座椅与收纳', 'Seating & storage'),
    description: texts(
      '人体工学椅、会议椅、沙发、文件柜、货架与屏风。',
      'Ergonomic chairs, meeting chairs, sofas, filing cabinets, shelving and partitions.',
    ),
    picture: { scene: 'chair', colours: ['#47627F', '#1B1F24', '#9AA0A6'], material: 'fabric' },
  },
  {
    slug: 'office-electronics',
    parent: 'office',
    name: texts('办公电器', 'Office electronics'),
    description: texts(
      '打印、扫描、投影、显示器、碎纸与饮水咖啡设备。',
      'Printers, scanners, projectors, monitors, shredders, and machines for water and coffee.',
    ),
    picture: { scene: 'printer', colours: ['#E4E6E8', '#1B1F24', '#0F5B5E'], material: 'plastic' },
  },
  {
    slug: 'network-power',
    parent: 'office',
    name: texts('网络与电源', 'Network & power'),
    description: texts(
      '路由、交换机、机柜、网线、插座与门禁监控。',
      'Routers, switches, racks, cabling, power strips, access control and cameras.',
    ),
    picture: { scene: 'router', colours: ['#1B1F24', '#47627F', '#C99A3B'], material: 'plastic' },
  },
  {
    slug: 'office-supplies',
    parent: 'office',
    name: texts('办公耗材', 'Office supplies'),
    description: texts(
      '复印纸、硒鼓、笔具、装订用品与茶水间物品，按月补货不断档。',
      'Copy paper, toner, pens, binding supplies and pantry goods, restocked before you run out.',
    ),
    picture: { scene: 'paper-ream', colours: ['#F4F1E8', '#C99A3B', '#0F5B5E'], material: 'paper' },
  },
];

const onSiteServices: SeedCategory[] = [
  {
    slug: 'installation',
    parent: 'services',
    name: texts('安装服务', 'Installation'),
    description: texts(
      '家具组装、招牌上墙、网络布线、设备调试，带齐工具上门。',
      'Furniture assembly, sign mounting, network cabling and device set-up, with our own tools.',
    ),
    picture: { scene: 'ladder', colours: ['#C99A3B', '#1B1F24', '#9AA0A6'], material: 'metal' },
  },
  {
    slug: 'maintenance',
    parent: 'services',
    name: texts('维护检修', 'Maintenance & repair'),
    description: texts(
      '打印机、空调、电脑、水电的单次检修与包年维护。',
      'One-off repairs and yearly care for printers, air conditioning, computers, plumbing and wiring.',
    ),
    picture: { scene: 'air-conditioner', colours: ['#E4E6E8', '#47627F', '#1B1F24'], material: 'plastic' },
  },
  {
    slug: 'moving-cleaning',
    parent: 'services',
    name: texts('搬迁与保洁', 'Moving & cleaning'),
    description: texts(
      '办公室搬迁、日常保洁、绿植租摆与墙面翻新。',
      'Office moves, regular cleaning, rented plants and fresh paint for the walls.',
    ),
    picture: { scene: 'moving-truck', colours: ['#0F5B5E', '#EFE8DA', '#1B1F24'], material: 'metal' },
  },
];

/** Roots first: a child is written after its parent, so the seed can insert in this order. */
export const seedCategories: SeedCategory[] = [...trades, ...printAndPackaging, ...officeEquipment, ...onSiteServices];
