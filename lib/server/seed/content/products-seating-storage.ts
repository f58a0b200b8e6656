import type { PictureSpec, SeedPicture, SeedProduct } from '#lib/server/seed/seed-types.ts';
import { looks, texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

const colour = texts('颜色', 'Colour');

const meshChair: SeedPicture = {
  scene: 'chair',
  colours: [],
  material: 'fabric',
  format: [1, 1.15, 1],
  details: ['headrest', 'mesh'],
};
const meshColours = {
  mesh_black: { colours: ['#1B1F24', '#8A8F94'] },
  mesh_grey: { colours: ['#A9AEB3', '#1B1F24'] },
  mesh_own: { colours: ['#47627F', '#1B1F24'] },
};
const sofaSeats = { 1: { details: ['single'] }, 2: {}, 3: { details: ['three-seat'] } };
/** In both colours; drawers are grey. */
const cabinetTypes: Record<string, Partial<PictureSpec>> = {
  'glass-steel': { format: [1.3, 1, 1], details: ['glass'] },
  steel: { format: [1.3, 1, 1] },
};

/** Chairs and sofas, then what things are kept in and what divides a room. */
export const seatingStorage: SeedProduct[] = [
  {
    slug: 'ergonomic-mesh-chair',
    kind: 'product',
    category: 'seating-storage',
    name: texts('人体工学网椅', 'Ergonomic mesh chair'),
    summary: texts('腰托随坐姿跟进，久坐八小时也撑得住', 'Lumbar support that follows you, made for eight hours a day'),
    description: texts(
      `<p>腰托独立成片，前后 40 mm 浮动，坐直或后仰都贴着腰。座深和后仰力度都能调，调法印在座垫下的卡片上，不用猜；扶手、头枕和脚轮按需要选配。</p>
<ul><li>后仰 95°–130°，四档锁定</li><li>四向扶手可升降、前后、左右移动，还能内旋</li><li>四级气杆，按办公椅强度标准做过 12 万次后仰测试</li></ul>
<p>椅背网布透气但不勒背，日常用吸尘器和湿布清洁就够。</p>`,
      `<p>The lumbar pad is a separate piece that floats by 40 mm, so it stays with your back whether you sit up or lean away. Seat depth and tilt force adjust, and a card under the seat explains how. Choose the armrests, headrest and castors you need.</p>
<ul><li>Reclines from 95° to 130° with four locks</li><li>Four-way armrests move up, forward and sideways, and turn inward</li><li>Class 4 gas lift; the tilt is tested for 120,000 cycles to the office-chair strength standard</li></ul>
<p>The mesh breathes without cutting in. A vacuum cleaner and a damp cloth keep it clean.</p>`,
    ),
    keywords: texts('办公椅 电脑椅 转椅 护腰 老板椅', 'office chair swivel lumbar task chair headrest'),
    unit: 'piece',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'CH-ERG', options: {}, amount: 79900 }],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['mesh', 'plastic'],
      colour: ['black', 'grey'],
      use: ['daily-office', 'remote-work'],
      customisable: ['yes'],
      'brand-origin': ['domestic'],
      'lead-time': ['48h'],
    },
    specifications: [
      fact(
        label.material,
        '聚酯网布，玻纤增强尼龙框架，铝合金五星脚',
        'Polyester mesh, glass-filled nylon frame, aluminium base',
      ),
      fact(label.size, '座高 430–520 mm，座深 430–480 mm', 'Seat height 430–520 mm, seat depth 430–480 mm'),
      fact(label.load, '136 kg'),
      fact(texts('适合身高', 'Body height'), '155–190 cm'),
      fact(label.weight, '18.5 kg'),
      fact(label.delivery, '自行组装约 15 分钟，工具随箱', 'About 15 minutes to assemble, tools included'),
      fact(label.warranty, '框架与气杆 5 年，网布 2 年', 'Frame and gas lift 5 years, mesh 2 years'),
    ],
    sold: 4215,
    isFeatured: true,
    pictures: [
      ...looks(meshChair, 'mesh', meshColours),
      ...looks(
        { ...meshChair, details: ['headrest', 'mesh', 'armless'], shows: { arms: 'arms_none' } },
        'mesh',
        meshColours,
      ),
    ],
  },
  {
    slug: 'staff-task-chair',
    kind: 'product',
    category: 'seating-storage',
    name: texts('职员转椅', 'Staff task chair'),
    summary: texts(
      '一把够用、好打理的转椅，批量配工位最划算',
      'A sensible swivel chair, easy to clean and economical by the dozen',
    ),
    description: texts(
      `<p>给新办公室一次配几十个工位，最看重的是统一、耐坐、坏了好换。这把椅子只保留升降和后仰两个动作，零件通用，五星脚、脚轮、气杆都能单独补。</p>
<p>座垫为 50 kg/m³ 定型海绵，坐两年不塌。20 把起享批量价，40 把起再降。</p>`,
      `<p>When you furnish dozens of workplaces at once you want chairs that look alike, last, and can be repaired. This one does two things only, height and tilt, and its base, castors and gas lift are all sold as spares.</p>
<p>The 50 kg/m³ moulded foam keeps its shape. Prices drop from 20 chairs, and again from 40.</p>`,
    ),
    keywords: texts('办公椅 电脑椅 员工椅 升降椅', 'office chair swivel computer chair bulk'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('colour', colour, { black: ['墨黑', 'Ink black'], moss: ['苔绿', 'Moss green'], clay: ['陶土', 'Clay'] }),
    ],
    variants: [
      { sku: 'CH-STF-BLK', options: { colour: 'black' }, amount: 28900, listAmount: 32900, stock: 260 },
      { sku: 'CH-STF-MOS', options: { colour: 'moss' }, amount: 28900, listAmount: 32900, stock: 88 },
      { sku: 'CH-STF-CLY', options: { colour: 'clay' }, amount: 28900, listAmount: 32900, stock: 64 },
    ],
    tiers: [
      { fromQuantity: 20, amount: 26900 },
      { fromQuantity: 40, amount: 24900 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['fabric', 'plastic'],
      colour: ['black', 'green', 'brown'],
      use: ['daily-office', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['48h'],
    },
    specifications: [
      fact(label.material, '麻布座面，定型海绵，尼龙五星脚', 'Woven cover, moulded foam, nylon base'),
      fact(label.size, '座高 440–530 mm，座宽 480 mm', 'Seat height 440–530 mm, seat width 480 mm'),
      fact(label.load, '120 kg'),
      fact(texts('后仰', 'Tilt'), '95°–115°，力度可调', '95°–115°, adjustable force'),
      fact(label.weight, '11 kg'),
      fact(label.warranty, '3 年，配件可单购', '3 years, spares sold separately'),
    ],
    sold: 6380,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'chair', colours: [], material: 'fabric' }, 'colour', {
        black: { colours: ['#1B1F24', '#8A8F94'] },
        moss: { colours: ['#6B7B4C', '#1B1F24'] },
        clay: { colours: ['#B5704F', '#1B1F24'] },
      }),
    ],
  },
  {
    slug: 'cantilever-meeting-chair',
    kind: 'product',
    category: 'seating-storage',
    name: texts('弓形会议椅', 'Cantilever meeting chair'),
    summary: texts(
      '弓形钢架自带弹性，开两个小时会也不累',
      'The sled frame gives a little, which helps in the second hour of a meeting',
    ),
    description: texts(
      `<p>25 mm 弓形钢管微微回弹，坐下时有缓冲。扶手包覆 PU，靠近桌沿不磕漆；架脚加了防滑垫，地板和地毯都能用。</p>
<ul><li>可以叠放 4 把</li><li>座面网布或皮面两种，清洁方式不同，下单时留意</li></ul>`,
      `<p>The 25 mm tube frame flexes as you sit down. Armrests are wrapped in PU so they don’t scar the table edge, and pads protect hard floors and carpet alike.</p>
<ul><li>Stacks four high</li><li>Mesh or leatherette: they are cleaned differently, so choose with that in mind</li></ul>`,
    ),
    keywords: texts('会议椅 访客椅 弓形椅 洽谈椅', 'conference chair visitor chair sled base stackable'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('cover', texts('面料', 'Cover'), {
        mesh: ['透气网布', 'Breathable mesh'],
        leather: ['西皮', 'Leatherette'],
      }),
      option('colour', colour, { black: ['墨黑', 'Ink black'], plum: ['李紫', 'Plum'] }),
    ],
    variants: [
      { sku: 'CH-MTG-M-BLK', options: { cover: 'mesh', colour: 'black' }, amount: 23900, stock: 156 },
      { sku: 'CH-MTG-M-PLM', options: { cover: 'mesh', colour: 'plum' }, amount: 23900, stock: 48 },
      {
        sku: 'CH-MTG-L-BLK',
        options: { cover: 'leather', colour: 'black' },
        amount: 31900,
        listAmount: 36900,
        stock: 72,
      },
    ],
    minimumQuantity: 2,
    leadDays: [2, 4],
    attributes: {
      material: ['mesh', 'leather', 'steel'],
      colour: ['black'],
      use: ['meeting'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['3-5d'],
    },
    specifications: [
      fact(label.material, 'Ø 25 × 2.0 mm 钢管，电镀或喷塑', '25 × 2.0 mm steel tube, chromed or powder-coated'),
      fact(label.size, '560 × 600 × 940 mm，座高 460 mm', '560 × 600 × 940 mm, seat height 460 mm'),
      fact(label.load, '120 kg'),
      fact(label.packing, '整装，无需组装，2 把一箱', 'Fully assembled, two to a carton'),
      fact(label.minimum, '2 把', '2 chairs'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 1890,
    isFeatured: false,
    pictures: [
      ...looks(
        {
          scene: 'chair',
          colours: [],
          material: 'fabric',
          format: [1, 0.95, 1],
          details: ['visitor', 'mesh'],
          shows: { cover: 'mesh' },
        },
        'colour',
        {
          black: { colours: ['#1B1F24', '#A9AEB3'] },
          plum: { colours: ['#6B4A5E', '#8A8F94'] },
        },
      ),
      ...looks(
        {
          scene: 'chair',
          colours: [],
          material: 'fabric',
          format: [1, 0.95, 1],
          details: ['visitor', 'leather'],
          shows: { cover: 'leather' },
        },
        'colour',
        { black: { colours: ['#1B1F24', '#A9AEB3'] } },
      ),
    ],
  },
  {
    slug: 'tablet-arm-training-chair',
    kind: 'product',
    category: 'seating-storage',
    name: texts('写字板培训椅', 'Training chair with tablet arm'),
    summary: texts(
      '写字板翻到侧边即可收起，椅子折叠后成排挂放',
      'The writing tablet swings aside and the chair folds flat for storage',
    ),
    description: texts(
      `<p>没有桌子的培训室，一块写字板就够做笔记。写字板 560 × 300 mm，放得下 A4 本子加一杯水；承重 10 kg，不用时翻到右侧垂放。</p>
<p>椅架折叠后厚 180 mm，可用推车成排收纳。左手写字板需备注，交期 5 个工作日。</p>`,
      `<p>In a training room without tables the tablet is enough for notes: 560 × 300 mm holds an A4 pad and a glass of water. It carries 10 kg and drops to the right when not needed.</p>
<p>Folded, the chair is 180 mm deep and hangs in rows on a trolley. For a left-hand tablet leave a note; allow five working days.</p>`,
    ),
    keywords: texts('折叠椅 会议椅 学生椅 新闻椅', 'folding chair lecture chair writing pad'),
    unit: 'piece',
    pricing: 'fixed',
    options: [option('colour', colour, { blue: ['石板蓝', 'Slate blue'], ochre: ['赭黄', 'Ochre'] })],
    variants: [
      { sku: 'CH-TRN-BLU', options: { colour: 'blue' }, amount: 19900, stock: 180 },
      { sku: 'CH-TRN-OCH', options: { colour: 'ochre' }, amount: 19900, stock: 96 },
    ],
    tiers: [{ fromQuantity: 30, amount: 17900 }],
    minimumQuantity: 4,
    leadDays: [2, 4],
    attributes: {
      material: ['plastic', 'steel'],
      colour: ['blue', 'yellow'],
      use: ['training', 'meeting'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['3-5d'],
    },
    specifications: [
      fact(label.material, '聚丙烯座背，1.5 mm 钢架', 'Polypropylene seat and back, 1.5 mm steel frame'),
      fact(label.size, '580 × 560 × 800 mm'),
      fact(label.load, '110 kg；写字板 10 kg', '110 kg; tablet 10 kg'),
      fact(label.minimum, '4 把', '4 chairs'),
      fact(label.packing, '4 把一箱', 'Four to a carton'),
      fact(label.warranty, '2 年', '2 years'),
    ],
    sold: 2240,
    isFeatured: false,
    pictures: [
      ...looks(
        { scene: 'chair', colours: [], material: 'plastic', format: [0.95, 0.9, 1], details: ['visitor'] },
        'colour',
        {
          blue: { colours: ['#47627F', '#A9AEB3'] },
          ochre: { colours: ['#C99A3B', '#A9AEB3'] },
        },
      ),
    ],
  },
  {
    slug: 'reception-sofa',
    kind: 'product',
    category: 'seating-storage',
    name: texts('接待区布艺沙发', 'Reception fabric sofa'),
    summary: texts(
      '座面偏硬、扶手偏窄，坐得端正，起身不费力',
      'Firm seat, slim arms: you sit upright and get up without effort',
    ),
    description: texts(
      `<p>接待沙发和家里的不一样：客人穿着正装，坐十分钟就要起身。所以座面高 430 mm、海绵偏硬，靠背微斜，不会整个人陷进去。</p>
<ul><li>外套可拆，三防面料，水渍擦一下就掉</li><li>实木内架，蛇形弹簧加绷带</li><li>单人、双人、三人可以混搭，颜色一致</li></ul>`,
      `<p>A reception sofa isn’t a living-room sofa: guests wear office clothes and get up again after ten minutes. The seat is 430 mm high and firm, and the back leans only slightly.</p>
<ul><li>Removable covers in stain-repellent fabric; spills wipe off</li><li>Solid-wood frame with springs and webbing</li><li>One, two and three seats in matching colours</li></ul>`,
    ),
    keywords: texts('办公沙发 会客 休息区 等候区', 'couch lounge waiting area lobby seating'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('seats', texts('座位', 'Seats'), { '1': ['单人', 'One'], '2': ['双人', 'Two'], '3': ['三人', 'Three'] }),
      option('colour', colour, { moss: ['苔绿', 'Moss green'], grey: ['浅灰', 'Light grey'] }),
    ],
    variants: [
      { sku: 'SF-1-MOS', options: { seats: '1', colour: 'moss' }, amount: 99000, stock: 24 },
      { sku: 'SF-1-GRY', options: { seats: '1', colour: 'grey' }, amount: 99000, stock: 30 },
      { sku: 'SF-2-MOS', options: { seats: '2', colour: 'moss' }, amount: 158000, stock: 12 },
      { sku: 'SF-2-GRY', options: { seats: '2', colour: 'grey' }, amount: 158000, stock: 15 },
      { sku: 'SF-3-MOS', options: { seats: '3', colour: 'moss' }, amount: 208000, listAmount: 238000, stock: 8 },
      { sku: 'SF-3-GRY', options: { seats: '3', colour: 'grey' }, amount: 208000, listAmount: 238000, stock: 11 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      material: ['fabric', 'wood'],
      colour: ['green', 'grey'],
      use: ['reception', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.material, '三防布，35 kg/m³ 海绵，松木内架', 'Stain-repellent fabric, 35 kg/m³ foam, pine frame'),
      fact(
        label.size,
        '宽 860 / 1420 / 1960 mm，深 780 mm，高 800 mm',
        'Width 860 / 1420 / 1960 mm, depth 780 mm, height 800 mm',
      ),
      fact(label.load, '每座 120 kg', '120 kg a seat'),
      fact(label.delivery, '整装送货，有电梯送到室内', 'Delivered assembled, brought inside where there is a lift'),
      fact(texts('清洁', 'Care'), '外套可拆，30 °C 轻柔机洗', 'Covers come off; gentle wash at 30 °C'),
      fact(label.warranty, '框架 5 年，面料 2 年', 'Frame 5 years, fabric 2 years'),
    ],
    sold: 417,
    isFeatured: false,
    pictures: [
      ...looks(
        { scene: 'sofa', colours: ['#6B7B4C', '#C8A06A'], material: 'fabric', shows: { colour: 'moss' } },
        'seats',
        sofaSeats,
      ),
      ...looks(
        { scene: 'sofa', colours: ['#A9AEB3', '#C8A06A'], material: 'fabric', shows: { colour: 'grey' } },
        'seats',
        sofaSeats,
      ),
    ],
  },
  {
    slug: 'mobile-pedestal',
    kind: 'product',
    category: 'seating-storage',
    name: texts('三抽活动柜', 'Three-drawer mobile pedestal'),
    summary: texts(
      '塞进桌下的钢柜，一把钥匙锁三层',
      'A steel pedestal that slides under the desk; one key locks all three drawers',
    ),
    description: texts(
      `<p>两层文具抽加一层挂捞抽，底层直接放 A4 吊夹。一次只能拉开一层，外加第五个支撑轮，拉满也不会前倾。</p>
<p>冷轧钢板 0.7 mm，棱边折成圆角，搬动时不割手。随附两把钥匙，可登记钥匙编号以便日后补配。</p>`,
      `<p>Two drawers for stationery and one that takes A4 suspension files. Only one opens at a time and a fifth wheel supports it, so it never tips forward.</p>
<p>The 0.7 mm steel has folded, rounded edges that are kind to hands. Two keys included; note the key number and we can supply more.</p>`,
    ),
    keywords: texts('抽屉柜 文件柜 推柜 桌下柜 带锁', 'drawer unit under desk file cabinet lockable'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('colour', colour, {
        white: ['暖白', 'Warm white'],
        teal: ['墨青', 'Ink teal'],
        black: ['墨黑', 'Ink black'],
      }),
    ],
    variants: [
      { sku: 'PD-3-WHT', options: { colour: 'white' }, amount: 25900, listAmount: 29900, stock: 190 },
      { sku: 'PD-3-TEA', options: { colour: 'teal' }, amount: 26900, listAmount: 30900, stock: 76 },
      { sku: 'PD-3-BLK', options: { colour: 'black' }, amount: 25900, listAmount: 29900, stock: 112 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['steel'],
      finish: ['powder-coated'],
      colour: ['white', 'green', 'black'],
      use: ['daily-office'],
      customisable: ['no'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.material, '0.7 mm 冷轧钢板', '0.7 mm cold-rolled steel'),
      fact(label.size, '390 × 500 × 580 mm'),
      fact(label.load, '每抽 20 kg', '20 kg a drawer'),
      fact(texts('锁具', 'Lock'), '一锁三抽，钥匙 2 把', 'One lock for three drawers, two keys'),
      fact(label.weight, '17.5 kg'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 3305,
    isFeatured: false,
    pictures: [
      ...looks(
        { scene: 'cabinet', colours: [], material: 'metal', format: [0.6, 0.9, 1.1], details: ['drawers', 'low'] },
        'colour',
        {
          white: { colours: ['#F3F0EA', '#8A8F94'] },
          teal: { colours: ['#0F5B5E', '#EFE8DA'] },
          black: { colours: ['#1B1F24', '#8A8F94'] },
        },
      ),
    ],
  },
  {
    slug: 'steel-filing-cabinet',
    kind: 'product',
    category: 'seating-storage',
    name: texts('钢制文件柜', 'Steel filing cabinet'),
    summary: texts(
      '玻璃上门看得见，钢板下门锁得住',
      'Glass doors above to see what is there, steel doors below to lock it away',
    ),
    description: texts(
      `<p>上半截玻璃对开门，档案盒脊背一眼看清；下半截钢门带锁，放合同和票据。层板每 25 mm 一档可调，放得下 A4 档案盒、凭证盒和样品。</p>
<ul><li>装好后缝隙小于 2 mm</li><li>背面可与墙体固定，防倾倒件随箱</li><li>5 节点插装结构，拆开能再装</li></ul>`,
      `<p>Glass doors above show the spines of the box files; lockable steel doors below hold contracts and receipts. Shelves move in 25 mm steps for box files, vouchers or samples.</p>
<ul><li>Gaps under 2 mm once assembled</li><li>Fixes to the wall; the anti-tip bracket is in the box</li><li>A slot-together body that survives being taken apart</li></ul>`,
    ),
    keywords: texts('档案柜 资料柜 铁皮柜 凭证柜', 'file storage document cupboard archive lockable'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('type', texts('款式', 'Type'), {
        'glass-steel': ['上玻下钢', 'Glass over steel'],
        steel: ['全钢对开', 'Steel doors'],
        drawers: ['四抽卷宗柜', 'Four-drawer'],
      }),
      option('colour', colour, { grey: ['浅灰', 'Light grey'], white: ['暖白', 'Warm white'] }),
    ],
    variants: [
      { sku: 'FC-GS-GRY', options: { type: 'glass-steel', colour: 'grey' }, amount: 49900, stock: 85 },
      { sku: 'FC-GS-WHT', options: { type: 'glass-steel', colour: 'white' }, amount: 51900, stock: 40 },
      { sku: 'FC-ST-GRY', options: { type: 'steel', colour: 'grey' }, amount: 52900, stock: 66 },
      { sku: 'FC-ST-WHT', options: { type: 'steel', colour: 'white' }, amount: 54900, stock: 31 },
      { sku: 'FC-DR-GRY', options: { type: 'drawers', colour: 'grey' }, amount: 62900, listAmount: 69900, stock: 28 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      material: ['steel', 'glass'],
      finish: ['powder-coated'],
      colour: ['grey', 'white'],
      use: ['daily-office', 'new-office'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.material, '0.6 mm 冷轧钢板，5 mm 钢化玻璃', '0.6 mm cold-rolled steel, 5 mm toughened glass'),
      fact(label.size, '850 × 390 × 1800 mm（四抽款高 1330 mm）', '850 × 390 × 1800 mm (four-drawer: 1330 mm high)'),
      fact(label.load, '每层 40 kg，每抽 35 kg', '40 kg a shelf, 35 kg a drawer'),
      fact(texts('层板', 'Shelves'), '3 块，可调', '3, adjustable'),
      fact(label.weight, '38–46 kg'),
      fact(label.delivery, '平板包装；可另购上门组装', 'Flat-packed; assembly can be booked'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 1126,
    isFeatured: false,
    pictures: [
      ...looks(
        { scene: 'cabinet', colours: ['#A9AEB3', '#47627F'], material: 'metal', shows: { colour: 'grey' } },
        'type',
        { ...cabinetTypes, drawers: { format: [0.9, 0.9, 1.1], details: ['drawers'] } },
      ),
      ...looks(
        { scene: 'cabinet', colours: ['#F3F0EA', '#8A8F94'], material: 'metal', shows: { colour: 'white' } },
        'type',
        cabinetTypes,
      ),
    ],
  },
  {
    slug: 'boltless-shelving',
    kind: 'product',
    category: 'seating-storage',
    name: texts('插装式货架', 'Boltless shelving'),
    summary: texts('不用一颗螺丝，橡皮锤敲几下就立起来', 'Not a single bolt: a rubber mallet is all it takes'),
    description: texts(
      `<p>立柱每 50 mm 一个孔位，层板想放哪一层就挂哪一层。横梁带安全销，推车碰到也不会脱钩。</p>
<p>宽、高、深、层数和每层承重都按您的库房来定；每层要放 200 kg 以上的，由我们核算后报价。高度超过 2 m 或靠墙摆放时，请用随箱的地脚和墙码固定。</p>`,
      `<p>Uprights are slotted every 50 mm, so each shelf goes where you need it. Beams have safety pins and stay put when a trolley hits them.</p>
<p>Width, height, depth, number of shelves and load are yours to set; above 200 kg a shelf we work out the design and quote. Above 2 m, or against a wall, fix it with the brackets supplied.</p>`,
    ),
    keywords: texts('仓库 货架 储物架 置物架 档案室', 'warehouse storage rack stockroom archive shelves'),
    unit: 'set',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'SH-BOLTLESS', options: {}, amount: 21120 }],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      material: ['steel'],
      finish: ['powder-coated'],
      colour: ['blue', 'grey'],
      use: ['shipping', 'retail'],
      customisable: ['yes'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(
        label.material,
        '冷轧钢，立柱壁厚 0.8–1.8 mm，视承重',
        'Cold-rolled steel, uprights 0.8–1.8 mm depending on the load',
      ),
      fact(label.surface, '静电喷涂，蓝色立柱、灰色层板', 'Powder-coated: blue uprights, grey shelves'),
      fact(texts('调节', 'Adjustment'), '每 50 mm 一档', 'Every 50 mm'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 1734,
    isFeatured: false,
    pictures: [
      { scene: 'shelf', colours: ['#47627F', '#A9AEB3'], material: 'metal', format: [1.2, 1, 1] },
      {
        scene: 'shelf',
        colours: ['#47627F', '#C99A3B'],
        material: 'metal',
        format: [1, 1.1, 1],
        details: ['books', 'wide'],
      },
    ],
  },
  {
    slug: 'staff-lockers',
    kind: 'product',
    category: 'seating-storage',
    name: texts('员工更衣柜', 'Staff lockers'),
    summary: texts('机械锁或密码锁，门门独立通风', 'Key or combination locks, every compartment ventilated'),
    description: texts(
      `<p>门板冲压加强筋，关门不响；上下通风孔，湿雨衣和运动鞋放进去也不闷。每门内含挂衣杆、镜子和名牌插槽。</p>
<p>密码锁款由管理员持应急钥匙，员工离职一分钟重置，不用换锁芯。</p>`,
      `<p>Ribbed doors close quietly, and vents above and below deal with wet coats and gym shoes. Each compartment has a rail, a mirror and a name-card slot.</p>
<p>With combination locks the administrator keeps an override key and resets a locker in a minute when somebody leaves: no new cylinders.</p>`,
    ),
    keywords: texts('储物柜 铁皮柜 寄存柜 密码柜', 'changing room cupboard storage combination lock'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('doors', texts('门数', 'Doors'), {
        '6': ['六门', 'Six'],
        '9': ['九门', 'Nine'],
        '12': ['十二门', 'Twelve'],
      }),
      option('lock', texts('锁具', 'Lock'), { key: ['机械锁', 'Key'], code: ['密码锁', 'Combination'] }),
    ],
    variants: [
      { sku: 'LK-06-K', options: { doors: '6', lock: 'key' }, amount: 56800, stock: 42 },
      { sku: 'LK-06-C', options: { doors: '6', lock: 'code' }, amount: 72800, stock: 25 },
      { sku: 'LK-09-K', options: { doors: '9', lock: 'key' }, amount: 66800, stock: 38 },
      { sku: 'LK-09-C', options: { doors: '9', lock: 'code' }, amount: 89800, stock: 16 },
      { sku: 'LK-12-K', options: { doors: '12', lock: 'key' }, amount: 75800, stock: 22 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      material: ['steel'],
      finish: ['powder-coated'],
      colour: ['grey'],
      use: ['daily-office', 'security'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.size, '900 × 420 × 1850 mm'),
      fact(label.material, '0.7 mm 冷轧钢板', '0.7 mm cold-rolled steel'),
      fact(label.load, '每格 15 kg', '15 kg a compartment'),
      fact(
        texts('锁具', 'Lock'),
        '机械锁每门 2 把钥匙；密码锁含应急钥匙',
        'Two keys a door; combination locks come with an override key',
      ),
      fact(label.weight, '44–52 kg'),
      fact(label.warranty, '柜体 5 年，密码锁 1 年', 'Body 5 years, combination locks 1 year'),
    ],
    sold: 689,
    isFeatured: false,
    pictures: [
      { scene: 'cabinet', colours: ['#47627F', '#EFE8DA'], material: 'metal', format: [1.2, 1.05, 1] },
      { scene: 'cabinet', colours: ['#8A8F94', '#C8402F'], material: 'metal', format: [1.4, 1.05, 1] },
    ],
  },
  {
    slug: 'acoustic-partition',
    kind: 'product',
    category: 'seating-storage',
    name: texts('吸音屏风隔断（按米定制）', 'Acoustic partition, made by the metre'),
    summary: texts(
      '开放办公区里隔出一块安静，不动墙不动顶',
      'A quiet corner in an open office, without touching wall or ceiling',
    ),
    description: texts(
      `<p>聚酯纤维吸音板双面贴合，降噪系数 0.75，打电话的声音在三米外明显弱下去。底部有带刹脚轮和固定脚两种，转角可做 90° 与 120°。</p>
<p>价格按延米计算，起价对应 1200 mm 高、纯色面料；高度 1500、1800 mm 另加。确认排布图之后开始生产。</p>`,
      `<p>Felted polyester on both sides, with a noise reduction coefficient of 0.75: a phone call three metres away becomes noticeably softer. Castors with brakes or fixed feet; corners of 90° and 120°.</p>
<p>Priced by running metre, starting at 1200 mm high in a plain colour; 1500 and 1800 mm cost more. We start once you approve the layout.</p>`,
    ),
    keywords: texts('隔断 屏风 隔音 移动隔断 卡座', 'room divider screen sound absorbing open plan'),
    unit: 'metre',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'AP-CUSTOM', options: {}, amount: 36000 }],
    minimumQuantity: 2,
    leadDays: [7, 10],
    attributes: {
      material: ['fabric', 'aluminium'],
      colour: ['grey', 'green', 'blue'],
      use: ['daily-office', 'meeting', 'new-office'],
      customisable: ['yes'],
      'lead-time': ['1-2w'],
    },
    specifications: [
      fact(texts('高度', 'Height'), '1200 / 1500 / 1800 mm'),
      fact(texts('厚度', 'Thickness'), '50 mm'),
      fact(texts('吸音', 'Absorption'), '降噪系数 NRC 0.75', 'NRC 0.75'),
      fact(label.material, '聚酯纤维吸音板，铝合金边框', 'Polyester felt panel, aluminium edging'),
      fact(texts('阻燃', 'Fire rating'), 'B1 级', 'Class B1'),
      fact(label.minimum, '2 延米', '2 metres'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 344,
    isFeatured: false,
    pictures: [
      { scene: 'partition', colours: ['#6B7B4C', '#A9AEB3'], material: 'fabric', format: [1.2, 1, 1] },
      {
        scene: 'partition',
        colours: ['#47627F', '#A9AEB3'],
        material: 'fabric',
        format: [1.4, 0.85, 1],
        details: ['three-panel'],
      },
    ],
  },
];
