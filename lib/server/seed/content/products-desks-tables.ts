import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { looks, type Size, sized, texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

const colour = texts('颜色', 'Colour');
const size = texts('规格', 'Size');

/** Not every colour is sold in every size. */
const standing = { scene: 'desk' as const, details: ['standing'] };
const standingSizes: Record<'small' | 'medium' | 'large', Size> = {
  small: [0.82, [0.86, 1.25, 0.91]],
  medium: [0.91, [1, 1.25, 1.06]],
  large: [1, [1.14, 1.25, 1.21]],
};

/** Desks, workstations and tables. Straight desks are stocked; anything that has to fit a room is made to measure. */
export const desksTables: SeedProduct[] = [
  {
    slug: 'straight-leg-desk',
    kind: 'product',
    category: 'desks-tables',
    name: texts('直腿钢架办公桌', 'Straight-leg steel-frame desk'),
    summary: texts(
      '桌面厚实、钢架稳当，一个人一支六角扳手就能装好',
      'A thick top on a steady steel frame; one person and a hex key put it up',
    ),
    description: texts(
      `<p>给职员工位准备的一张耐用的桌子：25 mm 厚的三聚氰胺板桌面，四边 2 mm PVC 封边；40 × 40 mm 方管钢架，横梁藏在桌面下方，坐下来不碰膝盖。</p>
<p>桌面后沿预留一个 60 mm 走线孔，出厂时带盖。桌脚可以调高 15 mm，地面略有不平也放得稳。</p>
<ul><li>板材达到 E0 级，开箱后没有刺鼻气味</li><li>桌面与钢架分箱，进得了普通电梯</li><li>可以搭配本店的三抽活动柜和桌面屏风</li></ul>`,
      `<p>A hard-wearing desk for everyday staff workplaces: a 25 mm melamine-faced top with 2 mm PVC edging on a frame of 40 × 40 mm steel tube. The cross rail sits well back under the top, clear of your knees.</p>
<p>A 60 mm cable port with a cover is cut near the rear edge, and the feet adjust by 15 mm for floors that aren’t quite level.</p>
<ul><li>E0-grade board, so there is no sharp smell when you unpack it</li><li>Top and frame travel in separate cartons that fit an ordinary lift</li><li>Matches our three-drawer pedestal and desk screens</li></ul>`,
    ),
    keywords: texts('电脑桌 写字台 职员桌 工位桌 钢木桌', 'computer desk writing table staff workstation office table'),
    unit: 'piece',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'DK-STRAIGHT', options: {}, amount: 39900 }],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['wood', 'steel'],
      colour: ['natural', 'brown', 'white'],
      use: ['daily-office'],
      customisable: ['yes'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.material, '25 mm 三聚氰胺板（E0 级），方管钢架', '25 mm melamine-faced board (E0), square steel tube'),
      fact(label.size, '高 740 mm，脚垫可调 15 mm', 'Height 740 mm, feet adjust by 15 mm'),
      fact(label.load, '桌面均布 80 kg', '80 kg spread over the top'),
      fact(label.surface, '钢架静电喷涂，细砂纹', 'Frame powder-coated, fine-textured'),
      fact(label.weight, '24–36 kg，视尺寸', '24–36 kg depending on size'),
      fact(
        label.delivery,
        '平板包装，自行组装约 20 分钟，也可选上门安装',
        'Flat-packed, about 20 minutes to assemble, or assembled at your office',
      ),
      fact(label.warranty, '整桌 3 年', '3 years on the whole desk'),
    ],
    sold: 2864,
    isFeatured: true,
    pictures: [
      ...sized(
        [
          ...looks({ scene: 'desk', colours: [], shows: { legs: 'black_legs' } }, 'top_colour', {
            oak: { colours: ['#C8A06A', '#1B1F24'] },
            walnut: { colours: ['#7A5238', '#1B1F24'] },
            white_top: { colours: ['#F3F0EA', '#1B1F24'] },
          }),
          ...looks({ scene: 'desk', colours: [], shows: { legs: 'white_legs' } }, 'top_colour', {
            oak: { colours: ['#C8A06A', '#E4E6E8'] },
            walnut: { colours: ['#7A5238', '#E4E6E8'] },
            white_top: { colours: ['#F3F0EA', '#DADDE0'] },
          }),
        ],
        'desk_size',
        { top_120: [0.8, [0.86, 1, 0.91]], top_140: [0.9, [1, 1, 1.06]], top_160: [1, [1.14, 1, 1.21]] },
      ),
    ],
  },
  {
    slug: 'electric-sit-stand-desk',
    kind: 'product',
    category: 'desks-tables',
    name: texts('双电机升降办公桌', 'Dual-motor sit-stand desk'),
    summary: texts(
      '坐站一键切换，四组记忆高度，遇阻自动回退',
      'From sitting to standing at a touch, four stored heights, stops and backs off when blocked',
    ),
    description: texts(
      `<p>两条三节立柱各带一台电机，满载时升降也平稳。桌面高度 620–1270 mm，1.55 m 到 1.95 m 身高都能调到合适的位置。</p>
<p>手控器可以存四个高度，长按锁定，防止误触。升降途中碰到椅背或窗台，桌面会停下并回退约 40 mm。</p>
<ul><li>空载升降约 38 mm/s，噪声低于 50 dB</li><li>横梁下方自带走线槽，电源线跟着桌面走，不拉扯</li><li>待机功耗低于 0.3 W</li></ul>
<p>整桌较重，建议两个人组装，或者在下单时加购安装服务。</p>`,
      `<p>Each of the two three-stage columns has its own motor, so the top travels smoothly even when fully loaded. The range of 620–1270 mm suits people from about 1.55 m to 1.95 m tall.</p>
<p>The handset stores four heights and locks with a long press. If the top meets a chair back or a window sill on the way, it stops and backs off by about 40 mm.</p>
<ul><li>About 38 mm/s unloaded, below 50 dB</li><li>A cable tray under the beam moves with the top, so nothing is pulled tight</li><li>Under 0.3 W on standby</li></ul>
<p>It is heavy: plan on two people for assembly, or add the assembly service to your order.</p>`,
    ),
    keywords: texts('电动升降桌 站立办公 人体工学 电脑桌', 'standing desk height adjustable ergonomic electric'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('size', size, { '1200': '1200 × 600 mm', '1400': '1400 × 700 mm', '1600': '1600 × 800 mm' }),
      option('colour', colour, {
        oak: ['原木橡色', 'Natural oak'],
        white: ['暖白', 'Warm white'],
        black: ['墨黑', 'Ink black'],
      }),
    ],
    variants: [
      { sku: 'SD-1206-OAK', options: { size: '1200', colour: 'oak' }, amount: 169900, listAmount: 199900, stock: 36 },
      { sku: 'SD-1206-WHT', options: { size: '1200', colour: 'white' }, amount: 169900, listAmount: 199900, stock: 28 },
      { sku: 'SD-1407-OAK', options: { size: '1400', colour: 'oak' }, amount: 189900, listAmount: 219900, stock: 52 },
      { sku: 'SD-1407-WHT', options: { size: '1400', colour: 'white' }, amount: 189900, listAmount: 219900, stock: 47 },
      { sku: 'SD-1407-BLK', options: { size: '1400', colour: 'black' }, amount: 189900, stock: 33 },
      { sku: 'SD-1608-OAK', options: { size: '1600', colour: 'oak' }, amount: 219900, stock: 18 },
      { sku: 'SD-1608-BLK', options: { size: '1600', colour: 'black' }, amount: 219900, stock: 0 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['wood', 'steel'],
      colour: ['natural', 'white', 'black'],
      use: ['daily-office', 'remote-work'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      power: ['mains'],
      'size-class': ['large'],
    },
    specifications: [
      fact(texts('升降范围', 'Height range'), '620–1270 mm（不含桌面厚度）', '620–1270 mm without the top'),
      fact(label.load, '120 kg', '120 kg'),
      fact(label.speed, '38 mm/s', '38 mm/s'),
      fact(label.noise, '≤ 50 dB(A)'),
      fact(label.power, '输入 100–240 V，最大 240 W，待机 < 0.3 W', '100–240 V input, 240 W at most, < 0.3 W standby'),
      fact(label.material, '25 mm 三聚氰胺板，冷轧钢立柱', '25 mm melamine-faced board, cold-rolled steel columns'),
      fact(label.warranty, '电机与控制器 5 年，桌面 3 年', 'Motors and controller 5 years, top 3 years'),
    ],
    sold: 1437,
    isFeatured: true,
    pictures: [
      ...sized({ ...standing, colours: ['#C8A06A', '#47627F'], shows: { colour: 'oak' } }, 'size', {
        '1200': standingSizes.small,
        '1400': standingSizes.medium,
        '1600': standingSizes.large,
      }),
      ...sized({ ...standing, colours: ['#F3F0EA', '#8A8F94'], shows: { colour: 'white' } }, 'size', {
        '1200': standingSizes.small,
        '1400': standingSizes.medium,
      }),
      ...sized({ ...standing, colours: ['#1B1F24', '#8A8F94'], shows: { colour: 'black' } }, 'size', {
        '1400': standingSizes.medium,
        '1600': standingSizes.large,
      }),
    ],
  },
  {
    slug: 'workstation-cluster',
    kind: 'product',
    category: 'desks-tables',
    name: texts('组合屏风工位（按需定制）', 'Screened workstation cluster, made to measure'),
    summary: texts(
      '2、4、6 人位自由组合，尺寸、屏风和走线按现场来定',
      'For two, four or six people, with sizes, screens and cabling fitted to your floor',
    ),
    description: texts(
      `<p>工位要跟着平面图走。桌面可以从 1000 mm 做到 1800 mm 宽，对坐或单边，中间用布艺或玻璃屏风隔开。同一条钢梁贯通整组，不必每个座位都落四条腿。</p>
<p>走线从地面或侧墙引入，经立式线柜上到桌下线槽，每个座位留一个翻盖线盒。请在下单前告诉我们电源和网线从哪里来。</p>
<ul><li>下单后先出平面排布图，您确认后再生产</li><li>拆开之后可以按另一种组合重新拼装，搬家不浪费</li><li>页面价格为单个座位的起价，不含插座模块和安装</li></ul>`,
      `<p>Workplaces should follow the floor plan. Tops are made from 1000 to 1800 mm wide, face to face or along a wall, divided by fabric or glass screens. One steel beam carries the whole row, so there is no forest of legs.</p>
<p>Cables come from the floor or the wall, rise in a vertical duct and run in a tray under the tops, with a flip-up port at every seat. Tell us before ordering where power and network come from.</p>
<ul><li>We draw the layout first and build only after you approve it</li><li>Take it apart and rebuild it in another arrangement when you move</li><li>The price shown starts from one seat, without sockets and assembly</li></ul>`,
    ),
    keywords: texts('屏风卡位 职员工位 四人位 六人位 隔断办公桌', 'cubicle bench desk team desk four person open plan'),
    unit: 'set',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'WS-CUSTOM', options: {}, amount: 68000 }],
    minimumQuantity: 2,
    leadDays: [10, 15],
    attributes: {
      material: ['wood', 'steel', 'fabric'],
      use: ['daily-office', 'new-office'],
      'lead-time': ['2w-plus'],
      customisable: ['yes'],
      'size-class': ['large'],
    },
    specifications: [
      fact(texts('座位宽度', 'Width per seat'), '1000–1800 mm', '1000–1800 mm'),
      fact(texts('座位深度', 'Depth per seat'), '600 或 700 mm', '600 or 700 mm'),
      fact(
        texts('屏风', 'Screens'),
        '麻布软包、磨砂玻璃或无，高于桌面 350 mm',
        'Linen-covered, frosted glass or none, 350 mm above the top',
      ),
      fact(label.material, '25 mm E0 级三聚氰胺板，2.0 mm 钢梁', '25 mm E0 melamine-faced board, 2.0 mm steel beam'),
      fact(label.minimum, '2 个座位', '2 seats'),
      fact(label.delivery, '整车送货；安装按座位另计', 'Delivered by our own vehicle; assembly charged per seat'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 612,
    isFeatured: false,
    pictures: [
      {
        scene: 'desk',
        colours: ['#EFE8DA', '#0F5B5E', '#8A8F94'],
        format: [1.5, 1, 1.3],
        details: ['screen'],
      },
      { scene: 'partition', colours: ['#0F5B5E', '#8A8F94'], material: 'fabric', format: [1.2, 0.8, 1] },
      {
        scene: 'desk',
        colours: ['#C8A06A', '#6B7B4C'],
        format: [1.5, 1, 1.3],
        details: ['screen'],
      },
    ],
  },
  {
    slug: 'executive-desk',
    kind: 'product',
    category: 'desks-tables',
    name: texts('胡桃木皮经理桌', 'Walnut-veneer executive desk'),
    summary: texts(
      '实木皮贴面，带侧柜与暗藏走线，稳重而不张扬',
      'Real-wood veneer with a side cabinet and hidden cabling; dignified without showing off',
    ),
    description: texts(
      `<p>桌面与侧柜用同一批胡桃木皮拼花，纹路连贯；开放漆处理，手摸得到木纹。侧柜左右可换，安装时决定即可。</p>
<ul><li>侧柜含两抽一门，抽屉静音导轨，带锁</li><li>桌面皮革写字垫下藏走线盒，台面看不到插头</li><li>木皮为天然材料，色泽深浅略有差异</li></ul>`,
      `<p>Top and side cabinet are veneered from the same walnut log, so the figure runs on from one to the other. The open-pore lacquer leaves the grain to be felt. The cabinet goes left or right; decide when it is assembled.</p>
<ul><li>Two drawers and one door in the cabinet, quiet runners, lockable</li><li>A cable box under the leather writing pad keeps plugs out of sight</li><li>Veneer is a natural material and varies a little in tone</li></ul>`,
    ),
    keywords: texts('老板桌 大班台 主管桌 办公室家具', 'manager desk director boss desk side cabinet'),
    unit: 'piece',
    pricing: 'fixed',
    options: [option('size', size, { '1800': '1800 × 1600 mm', '2000': '2000 × 1800 mm' })],
    variants: [
      { sku: 'EX-1816-WAL', options: { size: '1800' }, amount: 328000, listAmount: 368000, stock: 9 },
      { sku: 'EX-2018-WAL', options: { size: '2000' }, amount: 386000, listAmount: 428000, stock: 5 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      material: ['wood'],
      colour: ['brown'],
      finish: ['veneer'],
      use: ['daily-office'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.material, '0.6 mm 胡桃木皮，E0 级中纤板基材', '0.6 mm walnut veneer on E0 fibreboard'),
      fact(label.surface, '水性开放漆，五分光', 'Water-based open-pore lacquer, satin'),
      fact(label.size, '高 760 mm；侧柜 1200 × 400 × 650 mm', 'Height 760 mm; cabinet 1200 × 400 × 650 mm'),
      fact(label.load, '桌面均布 100 kg', '100 kg spread over the top'),
      fact(label.weight, '98 kg / 116 kg'),
      fact(label.delivery, '送货上楼并安装（有电梯）', 'Carried up and assembled where there is a lift'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 178,
    isFeatured: false,
    pictures: [
      ...sized(
        {
          scene: 'desk',
          colours: ['#7A5238', '#1B1F24'],
          material: 'wood',
          format: [1.4, 1, 1.2],
          details: ['with-drawer', 'l-shaped'],
        },
        'size',
        { '1800': [0.9, [1.35, 1, 1.15]], '2000': [1, [1.5, 1, 1.3]] },
      ),
      {
        scene: 'desk',
        colours: ['#7A5238', '#C99A3B'],
        material: 'wood',
        format: [1.5, 0.95, 1.2],
        details: ['with-drawer'],
      },
    ],
  },
  {
    slug: 'meeting-table-made-to-measure',
    kind: 'product',
    category: 'desks-tables',
    name: texts('定制会议桌', 'Meeting table, made to measure'),
    summary: texts(
      '6 到 20 人，长度、桌面、插座都由您定',
      'For 6 to 20 people: you choose the length, the top and the sockets',
    ),
    description: texts(
      `<p>先量会议室，再定桌子：四周至少留 900 mm 过人，投屏一侧留 1500 mm。把房间尺寸填进备注，我们按此给出建议长度。</p>
<p>桌面可选三聚氰胺板、实木皮或岩板。3.2 m 以上的桌面分段制作，接缝放在钢架正上方。</p>
<ul><li>翻盖插座最多八个，可带视频接口</li><li>钢架穿线，桌下看不到散线</li></ul>`,
      `<p>Measure the room first: leave at least 900 mm to walk around the table and 1500 mm on the screen side. Put the room size in the note and we will suggest a length.</p>
<p>Tops come in melamine, wood veneer or sintered stone. Above 3.2 m they are made in sections with the joint right over the frame.</p>
<ul><li>Up to eight flip-top sockets, with video if you need it</li><li>Cables run inside the frame, nothing dangles below</li></ul>`,
    ),
    keywords: texts('会议室 长条桌 洽谈桌 培训桌 船形桌', 'conference table boardroom boat shaped long table'),
    unit: 'piece',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'MT-CUSTOM', options: {}, amount: 202912 }],
    minimumQuantity: 1,
    leadDays: [8, 14],
    attributes: {
      material: ['wood', 'steel'],
      use: ['meeting'],
      'lead-time': ['2w-plus'],
      customisable: ['yes'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.load, '每延米 60 kg', '60 kg per metre of length'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 436,
    isFeatured: false,
    pictures: [
      ...looks(
        { scene: 'meeting-table', colours: [], material: 'wood', format: [1.3, 1, 1], details: ['chairs'] },
        'surface',
        {
          melamine: { colours: ['#C8A06A', '#1B1F24', '#0F5B5E'] },
          veneer: { colours: ['#7A5238', '#1B1F24', '#0F5B5E'] },
          stone: { colours: ['#C9CBCB', '#1B1F24', '#0F5B5E'] },
        },
      ),
      {
        scene: 'meeting-table',
        colours: ['#7A5238', '#8A8F94'],
        material: 'wood',
        format: [1.4, 1, 1.1],
        details: ['oval'],
      },
    ],
  },
  {
    slug: 'folding-training-table',
    kind: 'product',
    category: 'desks-tables',
    name: texts('翻板折叠培训桌', 'Flip-top training table'),
    summary: texts(
      '桌面一翻、轮子一推，十张桌子靠墙只占两米',
      'Flip the top, push it along: ten tables park in two metres of wall',
    ),
    description: texts(
      `<p>培训室、多功能厅的常备桌。拉动桌底的拉杆，桌面翻起竖直，桌架前后嵌套，收起来很省地方。四个静音轮都带刹车。</p>
<ul><li>桌间可以加连接扣，拼成 U 形或长条</li><li>前挡板可选，拆装不用工具</li><li>单人十秒内可以翻好一张</li></ul>`,
      `<p>The table for training rooms and multi-purpose halls. Pull the bar below, the top flips upright and the frames nest into each other. All four quiet castors have brakes.</p>
<ul><li>Optional links join tables into a U or a long row</li><li>Modesty panel available, fitted without tools</li><li>One person flips a table in under ten seconds</li></ul>`,
    ),
    keywords: texts('折叠桌 会议条桌 移动桌 培训室', 'folding table nesting mobile table classroom'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('size', size, { '1200': '1200 × 500 mm', '1400': '1400 × 600 mm' }),
      option('colour', colour, { oak: ['原木橡色', 'Natural oak'], white: ['暖白', 'Warm white'] }),
    ],
    variants: [
      { sku: 'FT-1205-OAK', options: { size: '1200', colour: 'oak' }, amount: 36900, stock: 64 },
      { sku: 'FT-1205-WHT', options: { size: '1200', colour: 'white' }, amount: 35900, stock: 110 },
      { sku: 'FT-1406-OAK', options: { size: '1400', colour: 'oak' }, amount: 42900, stock: 38 },
      { sku: 'FT-1406-WHT', options: { size: '1400', colour: 'white' }, amount: 41900, stock: 72 },
    ],
    minimumQuantity: 2,
    leadDays: [2, 4],
    attributes: {
      material: ['wood', 'steel'],
      colour: ['natural', 'white'],
      use: ['meeting', 'training'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(label.material, '25 mm 三聚氰胺板，1.5 mm 钢架', '25 mm melamine-faced board, 1.5 mm steel frame'),
      fact(label.size, '高 750 mm，折叠后厚约 200 mm', 'Height 750 mm, about 200 mm per nested table'),
      fact(label.load, '60 kg'),
      fact(texts('脚轮', 'Castors'), '50 mm PU 静音轮 × 4，带刹', 'Four 50 mm quiet PU castors with brakes'),
      fact(label.minimum, '2 张', '2 tables'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 958,
    isFeatured: false,
    pictures: [
      ...sized(
        looks({ scene: 'desk', colours: [], format: [1, 1, 0.7] }, 'colour', {
          oak: { colours: ['#C8A06A', '#8A8F94'] },
          white: { colours: ['#F3F0EA', '#8A8F94'] },
        }),
        'size',
        { '1200': 0.87, '1400': 1 },
      ),
      {
        scene: 'meeting-table',
        colours: ['#F3F0EA', '#1B1F24', '#C99A3B'],
        material: 'wood',
        format: [1, 1, 0.8],
        details: ['chairs'],
        shows: { colour: 'white' },
      },
    ],
  },
  {
    slug: 'round-pedestal-table',
    kind: 'product',
    category: 'desks-tables',
    name: texts('圆形洽谈桌', 'Round pedestal table'),
    summary: texts(
      '两三个人坐下来谈事，茶水区也合适',
      'For two or three people to talk something over; at home in the pantry too',
    ),
    description: texts(
      `<p>单柱底盘，四面都能坐，不碰桌腿。底盘直径随桌面加大，按压边缘也不会翘。</p>
<p>桌面为高压装饰板，热杯子、咖啡渍和消毒湿巾都不怕，适合洽谈角和茶水间。</p>`,
      `<p>A single column means you can sit anywhere without meeting a leg. The base grows with the top, so leaning on the edge doesn’t tip it.</p>
<p>The high-pressure laminate shrugs off hot cups, coffee stains and disinfectant wipes: good for meeting corners and pantries.</p>`,
    ),
    keywords: texts('接待桌 咖啡桌 小圆桌 茶水间', 'cafe table bistro small round breakout'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('diameter', texts('直径', 'Diameter'), { '700': 'Ø 700 mm', '900': 'Ø 900 mm' }),
      option('colour', colour, { white: ['暖白', 'Warm white'], walnut: ['胡桃色', 'Walnut'] }),
    ],
    variants: [
      { sku: 'RT-070-WHT', options: { diameter: '700', colour: 'white' }, amount: 32900, stock: 57 },
      { sku: 'RT-070-WAL', options: { diameter: '700', colour: 'walnut' }, amount: 34900, stock: 26 },
      { sku: 'RT-090-WHT', options: { diameter: '900', colour: 'white' }, amount: 39900, listAmount: 45900, stock: 31 },
      {
        sku: 'RT-090-WAL',
        options: { diameter: '900', colour: 'walnut' },
        amount: 42900,
        listAmount: 48900,
        stock: 14,
      },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['wood', 'steel'],
      colour: ['white', 'brown'],
      use: ['meeting', 'reception'],
      customisable: ['no'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(label.material, '高压装饰板面，铸铁底盘', 'High-pressure laminate top, cast-iron base'),
      fact(label.size, '高 740 mm；底盘 Ø 420 / 560 mm', 'Height 740 mm; base Ø 420 / 560 mm'),
      fact(label.load, '50 kg'),
      fact(label.weight, '17 kg / 24 kg'),
      fact(label.delivery, '自行组装约 10 分钟', 'About 10 minutes to assemble'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 521,
    isFeatured: false,
    pictures: [
      ...sized(
        looks(
          { scene: 'meeting-table', colours: [], material: 'wood', format: [0.75, 1, 0.95], details: ['round'] },
          'colour',
          {
            white: { colours: ['#F3F0EA', '#1B1F24'] },
            walnut: { colours: ['#7A5238', '#1B1F24'] },
          },
        ),
        'diameter',
        { '700': [0.82, [0.65, 1.05, 0.82]], '900': [1, [0.8, 1, 1.02]] },
      ),
    ],
  },
  {
    slug: 'reception-counter',
    kind: 'product',
    category: 'desks-tables',
    name: texts('前台接待台（方案报价）', 'Reception counter, quoted by design'),
    summary: texts(
      '公司的第一张脸：按前厅尺寸和品牌色设计制作',
      'The first face of a company, designed to your lobby and your colours',
    ),
    description: texts(
      `<p>把前厅照片、尺寸和公司标志发给我们，两个工作日内给出效果图和报价。材料、灯带、标志做法都在报价里逐项列明。</p>
<ul><li>高低两层台面，站立登记和坐着办公都顺手</li><li>背面含文件格、主机位和锁柜</li><li>标志可选立体字、背发光字或雕刻</li></ul>
<p>报价 30 天内有效；确认后按约定收取定金，生产完成、付清余款后送货安装。</p>`,
      `<p>Send us photos and dimensions of the lobby and your logo; you get a rendering and a quotation within two working days, with materials, lighting and lettering listed one by one.</p>
<ul><li>Two levels: one to sign in at, one to work at</li><li>Shelves, a computer bay and a lockable cupboard at the back</li><li>Logo as raised letters, backlit letters or engraving</li></ul>
<p>Quotations are valid for 30 days. A deposit is taken as agreed; the counter is delivered and installed once it is finished and the balance is paid.</p>`,
    ),
    keywords: texts('前台 服务台 吧台 收银台 公司前厅', 'front desk lobby welcome desk service counter'),
    unit: 'piece',
    pricing: 'quote',
    options: [],
    variants: [],
    minimumQuantity: 1,
    leadDays: [15, 25],
    attributes: {
      material: ['wood', 'steel'],
      use: ['reception', 'new-office'],
      'lead-time': ['2w-plus'],
      customisable: ['yes'],
      'size-class': ['large'],
    },
    specifications: [
      fact(texts('长度', 'Length'), '1400–4800 mm'),
      fact(texts('台面', 'Tops'), '人造石、防火板或木皮', 'Solid surface, laminate or veneer'),
      fact(texts('灯光', 'Lighting'), '可选 12 V 暖白灯带', 'Optional 12 V warm-white strip'),
      fact(
        texts('设计', 'Design'),
        '效果图与结构图，含两次修改',
        'Rendering and drawings, two rounds of changes included',
      ),
      fact(label.delivery, '送货并现场安装', 'Delivered and installed on site'),
      fact(label.warranty, '3 年，灯带 1 年', '3 years, lighting 1 year'),
    ],
    sold: 63,
    isFeatured: false,
    pictures: [
      {
        scene: 'desk',
        colours: ['#C8A06A', '#0F5B5E', '#EFE8DA'],
        format: [1.4, 1.2, 1],
        details: ['l-shaped', 'screen'],
      },
      {
        scene: 'desk',
        colours: ['#7A5238', '#EFE8DA'],
        material: 'wood',
        format: [1.5, 1.2, 1],
        details: ['l-shaped', 'with-drawer'],
      },
    ],
  },
];
