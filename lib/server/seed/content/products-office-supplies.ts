import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { looks, sized, texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

const colour = texts('颜色', 'Colour');

/** What an office uses up, and the small things on and around the desk. */
export const officeSupplies: SeedProduct[] = [
  {
    slug: 'a4-copy-paper',
    kind: 'product',
    category: 'office-supplies',
    name: texts('A4 复印纸（5 包/箱）', 'A4 copy paper, box of five reams'),
    summary: texts(
      '双面打印不透字，整箱不卡纸，阴雨天也不发潮',
      'No show-through on two-sided prints, no jams, and it stays dry in the wet season',
    ),
    description: texts(
      `<p>纯木浆，不掺回收浆，纸粉少，打印机鼓轮更耐用。每包防潮膜独立封装，开一包用一包。</p>
<ul><li>70 g 适合日常文件，80 g 适合双面和彩色</li><li>纸张来自可持续经营的林地</li><li>每箱附防水缠膜，到货可以直接叠放五层</li></ul>`,
      `<p>Made of virgin pulp without recycled fibre, so there is little dust and printer drums last longer. Each ream has its own moisture-proof wrapper.</p>
<ul><li>70 g/m² for everyday files, 80 g/m² for two-sided and colour</li><li>Fibre from managed forests</li><li>Each box is film-wrapped against rain and stacks five high</li></ul>`,
    ),
    keywords: texts('打印纸 白纸 A4纸 复写 办公用纸', 'printer paper ream office paper white'),
    unit: 'box',
    pricing: 'fixed',
    options: [option('weight', texts('克重', 'Weight'), { '70': '70 g/m²', '80': '80 g/m²' })],
    variants: [
      { sku: 'PA-A4-70', options: { weight: '70' }, amount: 10900, listAmount: 12900, stock: 1240 },
      { sku: 'PA-A4-80', options: { weight: '80' }, amount: 13500, listAmount: 15500, stock: 860 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['uncoated-paper'],
      colour: ['white'],
      use: ['daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('规格', 'Format'), 'A4，210 × 297 mm', 'A4, 210 × 297 mm'),
      fact(label.packing, '500 张/包，5 包/箱', '500 sheets a ream, 5 reams a box'),
      fact(texts('白度', 'Whiteness'), 'CIE 160'),
      fact(label.material, '100% 原生木浆', '100% virgin pulp'),
      fact(label.certification, 'GB/T 24988'),
      fact(label.weight, '12.5 kg / 14.3 kg 每箱', '12.5 kg / 14.3 kg a box'),
    ],
    sold: 12860,
    isFeatured: true,
    pictures: [
      { scene: 'paper-ream', colours: ['#F3F0EA', '#0F5B5E'], material: 'paper' },
      { scene: 'paper-ream', colours: ['#F3F0EA', '#C99A3B'], material: 'paper', details: ['box'] },
      { scene: 'carton', colours: ['#C8A06A', '#0F5B5E'], material: 'kraft', format: [1, 0.8, 0.8] },
    ],
  },
  {
    slug: 'laser-toner-cartridge',
    kind: 'product',
    category: 'office-supplies',
    name: texts('激光打印机粉盒', 'Laser printer toner cartridge'),
    summary: texts(
      '适配本店 34 页黑白一体机，实打满页数才标注',
      'For our 34-page mono printer; the page yield is measured, not promised',
    ),
    description: texts(
      `<p>按 ISO/IEC 19752（5% 覆盖率）标注页数，实测批次报告可以索取。粉细度均匀，黑块不发灰，擦抹不掉粉。</p>
<p>用空的粉盒攒够 5 个可以预约上门回收，免费，不必买新的也收。</p>`,
      `<p>Yields are stated to ISO/IEC 19752 (5% coverage); batch reports on request. The fine toner keeps solid areas black and doesn’t smear.</p>
<p>Save five empties and we collect them free of charge, whether or not you buy new ones.</p>`,
    ),
    keywords: texts('硒鼓 碳粉 墨粉 打印耗材 大容量', 'toner drum consumable high yield printer'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('yield', texts('页数', 'Yield'), {
        '3000': ['标准 3000 页', 'Standard, 3,000 pages'],
        '6000': ['大容量 6000 页', 'High yield, 6,000 pages'],
      }),
    ],
    variants: [
      { sku: 'TN-M34-3K', options: { yield: '3000' }, amount: 18900, stock: 380 },
      { sku: 'TN-M34-6K', options: { yield: '6000' }, amount: 29900, listAmount: 33900, stock: 260 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['plastic'],
      colour: ['black'],
      use: ['daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('适配机型', 'Fits'), 'PR-M34 系列', 'PR-M34 series'),
      fact(texts('页数', 'Yield'), '3000 / 6000 页（ISO/IEC 19752）', '3,000 / 6,000 pages (ISO/IEC 19752)'),
      fact(label.packing, '防静电袋 + 单个彩盒', 'Antistatic bag and carton'),
      fact(texts('保存', 'Shelf life'), '36 个月', '36 months'),
      fact(texts('回收', 'Recycling'), '满 5 个免费上门回收', 'Free pick-up from five empties'),
      fact(label.warranty, '开封后 1 年，质量问题只换不修', '1 year once opened, faulty ones exchanged'),
    ],
    sold: 3640,
    isFeatured: false,
    pictures: [
      { scene: 'toner', colours: ['#1B1F24', '#C99A3B'], material: 'plastic' },
      {
        scene: 'toner',
        colours: ['#1B1F24', '#47627F'],
        material: 'plastic',
        format: [1.15, 1, 1],
        details: ['boxed'],
      },
    ],
  },
  {
    slug: 'gel-pen-box',
    kind: 'product',
    category: 'office-supplies',
    name: texts('中性笔盒装', 'Gel pens, boxed'),
    summary: texts(
      '1200 米书写长度，签合同、填单子都不断墨',
      '1,200 metres of writing for contracts and forms, without skipping',
    ),
    description: texts(
      `<p>碳素中性墨，干得快，不怕手指蹭；遇水微晕但字迹可辨，适合签署文件。笔帽挂夹用一体注塑，口袋里夹一年也不断。</p>
<p>需要在笔杆上印公司名或活动主题，请提交询价，500 支起做。</p>`,
      `<p>Carbon gel ink dries quickly, doesn’t smear, and stays legible after water: right for signatures. Cap and clip are moulded in one piece and don’t snap off.</p>
<p>Would you like your company name on the barrel? Ask for a quotation; we print from 500 pens.</p>`,
    ),
    keywords: texts('签字笔 水笔 办公文具 黑笔', 'ballpoint signature pen stationery black'),
    unit: 'box',
    pricing: 'fixed',
    options: [
      option('tip', texts('笔尖', 'Tip'), { '05': '0.5 mm', '07': '0.7 mm' }),
      option('colour', colour, { black: ['黑', 'Black'], blue: ['蓝', 'Blue'], red: ['红', 'Red'] }),
    ],
    variants: [
      { sku: 'PN-05-BK', options: { tip: '05', colour: 'black' }, amount: 2590, listAmount: 2990, stock: 820 },
      { sku: 'PN-05-BL', options: { tip: '05', colour: 'blue' }, amount: 2590, stock: 410 },
      { sku: 'PN-05-RD', options: { tip: '05', colour: 'red' }, amount: 2590, stock: 330 },
      { sku: 'PN-07-BK', options: { tip: '07', colour: 'black' }, amount: 2990, stock: 275 },
    ],
    minimumQuantity: 2,
    leadDays: [1, 2],
    attributes: {
      material: ['plastic'],
      colour: ['black', 'blue', 'red'],
      use: ['daily-office', 'training'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.packing, '12 支/盒', '12 to a box'),
      fact(texts('书写长度', 'Writing length'), '约 1200 m', 'About 1,200 m'),
      fact(texts('墨水', 'Ink'), '碳素中性墨，速干', 'Carbon gel ink, quick-drying'),
      fact(texts('笔芯', 'Refill'), '可替换，通用规格 110 mm', 'Standard 110 mm refill'),
      fact(label.minimum, '2 盒', '2 boxes'),
      fact(label.certification, 'QB/T 2625'),
    ],
    sold: 8720,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'pen-set', colours: [], material: 'plastic' }, 'colour', {
        black: { colours: ['#1B1F24', '#8A8F94'], details: ['cup'] },
        blue: { colours: ['#47627F', '#EFE8DA'], details: ['cup'] },
        red: { colours: ['#C8402F', '#EFE8DA'], details: ['cup'] },
      }),
      { scene: 'pen-set', colours: ['#47627F', '#EFE8DA'], material: 'plastic', details: ['case'] },
    ],
  },
  {
    slug: 'heavy-duty-stapler',
    kind: 'product',
    category: 'office-supplies',
    name: texts('省力厚层订书机', 'Heavy-duty stapler'),
    summary: texts('100 张一次穿透，力气只要平常的一半', 'Through 100 sheets in one go with half the force'),
    description: texts(
      `<p>杠杆放大，力气小的人也压得动。侧面导轨看得见余钉，装钉从前端直接推入，不用弯腰找开关。</p>
<p>四种钉长 6–14 mm 通用，随盒各附一小盒。</p>`,
      `<p>A long lever does the work, so nobody has to lean on it. Remaining staples show at the side and new ones slide in from the front.</p>
<p>Takes four leg lengths from 6 to 14 mm; a small box of each is included.</p>`,
    ),
    keywords: texts('订书器 装订 厚订 办公文具', 'binding staples office tool'),
    unit: 'piece',
    pricing: 'fixed',
    options: [option('capacity', label.capacity, { '60': ['60 张', '60 sheets'], '100': ['100 张', '100 sheets'] })],
    variants: [
      { sku: 'ST-060', options: { capacity: '60' }, amount: 6900, stock: 128 },
      { sku: 'ST-100', options: { capacity: '100' }, amount: 11900, listAmount: 13900, stock: 74 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['steel', 'plastic'],
      colour: ['black'],
      use: ['daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.capacity, '60 / 100 张（70 g）', '60 / 100 sheets (70 g/m²)'),
      fact(texts('钉长', 'Staples'), '23/6 – 23/14'),
      fact(texts('装订深度', 'Throat depth'), '70 mm，带刻度', '70 mm with a scale'),
      fact(label.material, '钢骨架，ABS 外壳', 'Steel frame, ABS shell'),
      fact(label.weight, '0.9 kg'),
      fact(label.warranty, '1 年', '1 year'),
    ],
    sold: 1290,
    isFeatured: false,
    pictures: [
      { scene: 'stapler', colours: ['#C8402F', '#1B1F24'], material: 'metal', details: ['heavy', 'staples'] },
      { scene: 'stapler', colours: ['#1B1F24', '#8A8F94'], material: 'metal', details: ['heavy'] },
    ],
  },
  {
    slug: 'magnetic-whiteboard',
    kind: 'product',
    category: 'office-supplies',
    name: texts('搪瓷磁性白板', 'Enamel magnetic whiteboard'),
    summary: texts(
      '搪瓷面不留影，写了一周再擦也干净',
      'An enamel face with no ghosting: wipe it after a week and it is clean',
    ),
    description: texts(
      `<p>烤瓷硬面，反复擦写不起毛、不吃墨。壁挂款附安装件和水平尺纸样；移动款两面可翻，一面会议、一面看板，四轮带刹。</p>
<p>需要印分区线、看板表头或公司标志？请走定制询价，五天出样。</p>`,
      `<p>Fired enamel doesn’t roughen or soak up ink, even after years. Wall boards come with fixings and a paper level; mobile boards turn over, one side for the meeting, one for the plan, on four braked castors.</p>
<p>Printed columns, headings or a logo? Ask for a custom quotation; samples take five days.</p>`,
    ),
    keywords: texts('写字板 会议板 移动白板 看板', 'dry erase board mobile kanban flip'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('size', texts('尺寸', 'Size'), { '1209': '1200 × 900 mm', '1812': '1800 × 1200 mm' }),
      option('mount', texts('款式', 'Type'), { wall: ['壁挂', 'Wall'], mobile: ['移动双面', 'Mobile, two-sided'] }),
    ],
    variants: [
      { sku: 'WB-1209-W', options: { size: '1209', mount: 'wall' }, amount: 42900, stock: 64 },
      { sku: 'WB-1209-M', options: { size: '1209', mount: 'mobile' }, amount: 76900, stock: 29 },
      { sku: 'WB-1812-W', options: { size: '1812', mount: 'wall' }, amount: 69900, listAmount: 78900, stock: 33 },
      { sku: 'WB-1812-M', options: { size: '1812', mount: 'mobile' }, amount: 109900, stock: 14 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      material: ['steel', 'aluminium'],
      colour: ['white'],
      use: ['meeting', 'training', 'daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.surface, '搪瓷烤瓷，磁吸', 'Fired enamel, magnetic'),
      fact(label.material, '铝合金边框，圆角包护', 'Aluminium frame, protected corners'),
      fact(label.size, '1200 × 900 / 1800 × 1200 mm', '1200 × 900 / 1800 × 1200 mm'),
      fact(texts('配件', 'Comes with'), '笔托、磁扣 6 个、安装件', 'Pen tray, six magnets, fixings'),
      fact(label.weight, '9–34 kg'),
      fact(label.warranty, '板面 10 年', 'Face 10 years'),
    ],
    sold: 946,
    isFeatured: false,
    pictures: [
      ...sized(
        looks({ scene: 'whiteboard', colours: [], material: 'metal' }, 'mount', {
          mobile: { colours: ['#F3F0EA', '#8A8F94'], details: ['notes'] },
          wall: { colours: ['#F3F0EA', '#0F5B5E'], format: [1.3, 0.9, 1], details: ['wall'] },
        }),
        'size',
        { '1209': 0.74, '1812': 1 },
      ),
    ],
  },
  {
    slug: 'led-desk-lamp',
    kind: 'product',
    category: 'office-supplies',
    name: texts('读写台灯', 'LED desk lamp'),
    summary: texts(
      '照度均匀、不频闪，傍晚看图纸不累眼',
      'Even light without flicker, so drawings stay easy to read at dusk',
    ),
    description: texts(
      `<p>国 AA 级照度，80 cm 光斑无阴影。亮度十档、色温三档，触摸滑动调节；断电后记忆上次设置。</p>
<p>夹臂款可以放在狭窄的工位上，底座款稳重不晃，选择看桌面空间。</p>`,
      `<p>The light reaches the national AA class with an even 80 cm field. Ten levels of brightness and three colour temperatures, set by sliding a finger; it remembers your last choice.</p>
<p>Clamp it where the desk is narrow, or take the version with a base where there is room.</p>`,
    ),
    keywords: texts('台灯 护眼灯 照明 工位灯 读书灯', 'reading light task lamp eye care LED'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('mount', texts('安装方式', 'Mounting'), { base: ['底座', 'Base'], clamp: ['夹臂', 'Clamp'] }),
      option('colour', colour, { black: ['墨黑', 'Ink black'], ochre: ['赭黄', 'Ochre'] }),
    ],
    variants: [
      { sku: 'LP-B-BLK', options: { mount: 'base', colour: 'black' }, amount: 15900, stock: 165 },
      { sku: 'LP-B-OCH', options: { mount: 'base', colour: 'ochre' }, amount: 15900, stock: 78 },
      { sku: 'LP-C-BLK', options: { mount: 'clamp', colour: 'black' }, amount: 18900, listAmount: 21900, stock: 91 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['aluminium'],
      colour: ['black', 'yellow'],
      use: ['daily-office', 'remote-work'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['usb', 'mains'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('光源', 'Light'), 'LED，显色指数 Ra 95', 'LED, colour rendering Ra 95'),
      fact(texts('照度', 'Illuminance'), '国 AA 级，中心 1200 lx', 'National class AA, 1,200 lx at the centre'),
      fact(texts('色温', 'Colour temperature'), '3000 / 4000 / 5000 K'),
      fact(label.power, '12 W，USB-C 供电', '12 W, USB-C'),
      fact(label.size, '臂展 780 mm', 'Reach 780 mm'),
      fact(label.warranty, '2 年', '2 years'),
    ],
    sold: 2015,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'lamp', colours: [], material: 'metal' }, 'colour', {
        black: { colours: ['#1B1F24', '#8A8F94'] },
        ochre: { colours: ['#C99A3B', '#1B1F24'] },
      }),
    ],
  },
  {
    slug: 'laptop-stand',
    kind: 'product',
    category: 'office-supplies',
    name: texts('铝合金笔记本支架', 'Aluminium laptop stand'),
    summary: texts('屏幕抬到视线高度，脖子先松一口气', 'Lifts the screen to eye level, and your neck notices first'),
    description: texts(
      `<p>双轴阻尼，承 8 kg 不下垂，键盘敲击也不晃。硅胶垫护住机身，镂空底面帮助散热；折叠后厚 42 mm，放得进电脑包。</p>
<p>抬高屏幕后请配外接键鼠使用，手腕才不会悬空。</p>`,
      `<p>Two damped hinges hold 8 kg without sagging or shaking as you type. Silicone pads protect the laptop, an open base lets it breathe, and folded to 42 mm it fits the bag.</p>
<p>With the screen up high, use a separate keyboard and mouse to keep your wrists level.</p>`,
    ),
    keywords: texts('电脑支架 增高架 散热架 便携', 'notebook riser ergonomic portable stand'),
    unit: 'piece',
    pricing: 'fixed',
    options: [option('colour', colour, { silver: ['银', 'Silver'], grey: ['深空灰', 'Space grey'] })],
    variants: [
      { sku: 'LS-AL-SLV', options: { colour: 'silver' }, amount: 9900, listAmount: 12900, stock: 310 },
      { sku: 'LS-AL-GRY', options: { colour: 'grey' }, amount: 9900, listAmount: 12900, stock: 245 },
    ],
    tiers: [{ fromQuantity: 30, amount: 8500 }],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['aluminium'],
      finish: ['brushed'],
      colour: ['silver', 'grey'],
      use: ['remote-work', 'daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.material, '5 mm 铝合金，阳极氧化', '5 mm anodised aluminium'),
      fact(label.load, '8 kg'),
      fact(texts('适配', 'Fits'), '11–17 英寸笔记本', '11–17 in laptops'),
      fact(label.size, '展开高 100–260 mm，收起 42 mm', 'Raises 100–260 mm, folds to 42 mm'),
      fact(label.weight, '0.98 kg'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 3410,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'laptop-stand', colours: [], material: 'metal', details: ['laptop'] }, 'colour', {
        silver: { colours: ['#C3C8CC', '#1B1F24'] },
        grey: { colours: ['#5A6066', '#1B1F24'] },
      }),
      { scene: 'laptop-stand', colours: ['#C3C8CC', '#1B1F24'], material: 'metal', details: ['fold'] },
    ],
  },
  {
    slug: 'fibreglass-step-ladder',
    kind: 'product',
    category: 'office-supplies',
    name: texts('玻璃钢绝缘人字梯', 'Insulating step ladder'),
    summary: texts(
      '换灯管、登高取货用它，绝缘、防滑、折叠省地',
      'For lamps and high shelves: insulating, slip-proof and quick to fold',
    ),
    description: texts(
      `<p>梯梁玻璃钢绝缘，梯踏铝合金加深防滑纹；四脚全包橡胶，人字撑开后自动锁定，收回要按住解锁，不会误关。</p>
<p>作业前请检查锁扣，请勿站在最上两级；两人配合更稳妥。</p>`,
      `<p>Fibreglass stiles insulate, deep-ribbed aluminium treads grip, and rubber boots hold the floor. The ladder locks as it opens and folds only when you release it.</p>
<p>Check the lock before climbing, keep off the top two steps, and have someone hold it.</p>`,
    ),
    keywords: texts('梯子 登高 折叠梯 电工梯', 'ladder step stool electrician insulated'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('steps', texts('级数', 'Steps'), {
        '5': ['五级 1.5 m', 'Five, 1.5 m'],
        '7': ['七级 2.1 m', 'Seven, 2.1 m'],
      }),
    ],
    variants: [
      { sku: 'LD-5-FG', options: { steps: '5' }, amount: 28900, stock: 52 },
      { sku: 'LD-7-FG', options: { steps: '7' }, amount: 39900, listAmount: 45900, stock: 37 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      material: ['aluminium', 'plastic'],
      colour: ['yellow'],
      use: ['daily-office', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(texts('工作高度', 'Working height'), '约 2.9 m / 3.5 m', 'About 2.9 m / 3.5 m'),
      fact(label.load, '150 kg'),
      fact(label.material, '玻璃钢梯梁，铝合金梯踏', 'Fibreglass stiles, aluminium treads'),
      fact(texts('绝缘', 'Insulation'), '出厂逐台耐压 10 kV', 'Each tested at 10 kV'),
      fact(label.weight, '8.6 / 11.4 kg'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 588,
    isFeatured: false,
    pictures: [
      { scene: 'ladder', colours: ['#C99A3B', '#A9AEB3'], material: 'metal' },
      { scene: 'ladder', colours: ['#C99A3B', '#1B1F24'], material: 'metal', format: [1, 1.2, 1] },
    ],
  },
  {
    slug: 'office-tool-kit',
    kind: 'product',
    category: 'office-supplies',
    name: texts('行政应急工具箱', 'Office tool kit'),
    summary: texts(
      '紧螺丝、量尺寸、挂画钉，行政自己就能搞定',
      'Tighten a screw, measure a gap, hang a board, without calling anyone',
    ),
    description: texts(
      `<p>按办公室真实要用的来配：螺丝批、内六角、小锤、卷尺、水平尺、钳子、测电笔、美工刀，外加常用螺丝和膨胀管。没有凑数的奇怪零件。</p>
<p>每件工具有固定凹位，缺一眼看得出；用完顺手放回。</p>`,
      `<p>Packed for what an office really needs: screwdrivers, hex keys, a small hammer, a tape measure, a level, pliers, a voltage tester, a knife, plus common screws and plugs. Nothing to make up the count.</p>
<p>Every tool has its own recess, so a missing one shows at once.</p>`,
    ),
    keywords: texts('工具 螺丝刀 维修 五金 家具安装', 'tools screwdriver repair hardware assembly'),
    unit: 'set',
    pricing: 'fixed',
    options: [
      option('pieces', texts('件数', 'Pieces'), { '28': ['28 件', '28'], '56': ['56 件，含电钻', '56, with drill'] }),
    ],
    variants: [
      { sku: 'TK-28', options: { pieces: '28' }, amount: 16900, listAmount: 19900, stock: 87 },
      { sku: 'TK-56', options: { pieces: '56' }, amount: 45900, stock: 33 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['steel', 'plastic'],
      colour: ['red', 'black'],
      use: ['daily-office', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none', 'battery'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.content, '28 / 56 件工具与五金', '28 / 56 tools and fittings'),
      fact(label.material, '铬钒钢，ABS 箱体', 'Chrome-vanadium steel, ABS case'),
      fact(texts('电钻', 'Drill'), '56 件款含 12 V 电钻与两块电池', '56-piece kit: 12 V drill with two batteries'),
      fact(label.size, '320 × 240 × 75 / 450 × 320 × 110 mm'),
      fact(label.weight, '2.8 / 6.4 kg'),
      fact(label.warranty, '手动工具 5 年，电钻 1 年', 'Hand tools 5 years, drill 1 year'),
    ],
    sold: 1067,
    isFeatured: false,
    pictures: [
      { scene: 'toolbox', colours: ['#C8402F', '#1B1F24'], material: 'plastic', details: ['open'] },
      { scene: 'toolbox', colours: ['#0F5B5E', '#C99A3B'], material: 'plastic', details: ['drill'] },
    ],
  },
  {
    slug: 'laser-distance-meter',
    kind: 'product',
    category: 'office-supplies',
    name: texts('激光测距仪', 'Laser distance meter'),
    summary: texts(
      '一个人量完整层楼，面积体积当场算好',
      'Measure a whole floor alone, with areas and volumes worked out on the spot',
    ),
    description: texts(
      `<p>报价、排工位、订窗帘都要先量尺寸。误差 ± 2 mm，前沿或底端起算可切换；连续测量时屏幕同时显示最大和最小值，找对角线很方便。</p>
<p>蓝牙款把读数直接送进手机，在平面图上点一下就记好。</p>`,
      `<p>Quotations, desk layouts and blinds all start with measurements. Accurate to ± 2 mm, from the front or the back edge; tracking shows the largest and smallest value, which finds a diagonal quickly.</p>
<p>The Bluetooth version sends each reading to your phone and onto the floor plan.</p>`,
    ),
    keywords: texts('测距 量尺 红外线 量房 尺寸', 'measuring tape laser rangefinder floor plan'),
    unit: 'piece',
    pricing: 'fixed',
    options: [option('range', texts('量程', 'Range'), { '40': '40 m', '80': ['80 m，蓝牙', '80 m, Bluetooth'] })],
    variants: [
      { sku: 'LM-040', options: { range: '40' }, amount: 15900, stock: 94 },
      { sku: 'LM-080-BT', options: { range: '80' }, amount: 32900, listAmount: 36900, stock: 41 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['plastic'],
      colour: ['black', 'yellow'],
      use: ['new-office', 'daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['battery'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('精度', 'Accuracy'), '± 2 mm'),
      fact(texts('激光', 'Laser'), '2 类，< 1 mW', 'Class 2, < 1 mW'),
      fact(texts('功能', 'Functions'), '长度、面积、体积、勾股', 'Length, area, volume, Pythagoras'),
      fact(label.power, 'AAA × 2，约 5000 次', '2 × AAA, about 5,000 readings'),
      fact(texts('防护', 'Protection'), 'IP54'),
      fact(label.warranty, '1 年', '1 year'),
    ],
    sold: 812,
    isFeatured: false,
    pictures: [
      { scene: 'measuring-tape', colours: ['#C99A3B', '#1B1F24'], material: 'plastic', details: ['laser'] },
      { scene: 'measuring-tape', colours: ['#0F5B5E', '#C8402F'], material: 'plastic', details: ['laser'] },
    ],
  },
];
