import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { looks, sized, texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

const colour = texts('颜色', 'Colour');
const version = texts('版本', 'Version');

/** Machines with a plug: printing and paper, screens and input, then water, coffee and climate. */
export const officeElectronics: SeedProduct[] = [
  {
    slug: 'mono-laser-multifunction',
    kind: 'product',
    category: 'office-electronics',
    name: texts('黑白激光多功能一体机 A4', 'A4 mono laser multifunction printer'),
    summary: texts(
      '打印、复印、扫描三合一，每分钟 34 页，自动双面',
      'Print, copy and scan at 34 pages a minute, two-sided by default',
    ),
    description: texts(
      `<p>适合 5–15 人的小团队，月打印量 3000 页以内。鼓粉分离，换粉不换鼓，单页成本约 6 分钱；随机附赠的是标准容量粉盒，不是试用装。</p>
<ul><li>50 页自动输稿器，双面扫描一次完成</li><li>网线、Wi-Fi、USB 三种连接，手机可直接打印</li><li>驱动支持 Windows、macOS、Linux 以及统信、麒麟系统</li></ul>
<p>可加购上门安装与驱动调试，工程师会把每台电脑装好再离开。</p>`,
      `<p>For teams of 5 to 15 printing up to 3,000 pages a month. Drum and toner are separate, so a refill costs about six fen a page, and the cartridge in the box is a full one rather than a starter.</p>
<ul><li>50-sheet feeder that scans both sides in one pass</li><li>Ethernet, Wi-Fi and USB; phones print directly</li><li>Drivers for Windows, macOS, Linux, UOS and Kylin</li></ul>
<p>Add on-site set-up and our engineer connects every computer before leaving.</p>`,
    ),
    keywords: texts('打印机 复印机 扫描 激光 双面 无线', 'printer copier scanner MFP duplex wireless'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('version', version, {
        wifi: ['无线网络版', 'Wi-Fi and Ethernet'],
        wired: ['有线网络版', 'Ethernet only'],
      }),
    ],
    variants: [
      { sku: 'PR-M34-W', options: { version: 'wifi' }, amount: 189900, listAmount: 219900, stock: 63 },
      { sku: 'PR-M34-E', options: { version: 'wired' }, amount: 169900, listAmount: 189900, stock: 38 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      colour: ['white'],
      use: ['daily-office', 'remote-work'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['48h'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(label.speed, '34 页/分（A4），首页 7.5 秒', '34 pages a minute (A4), first page in 7.5 s'),
      fact(
        texts('分辨率', 'Resolution'),
        '打印 1200 × 1200 dpi，扫描 600 × 600 dpi',
        'Print 1200 × 1200 dpi, scan 600 × 600 dpi',
      ),
      fact(texts('纸盒', 'Paper'), '250 页纸盒 + 50 页手送', '250-sheet tray plus 50-sheet bypass'),
      fact(texts('粉盒 / 鼓', 'Toner / drum'), '3000 页 / 15000 页', '3,000 / 15,000 pages'),
      fact(label.connection, '千兆网口、双频 Wi-Fi、USB 2.0', 'Gigabit Ethernet, dual-band Wi-Fi, USB 2.0'),
      fact(label.power, '打印 480 W，睡眠 1.5 W', '480 W printing, 1.5 W asleep'),
      fact(label.size, '415 × 400 × 352 mm，13.2 kg', '415 × 400 × 352 mm, 13.2 kg'),
      fact(label.warranty, '整机 1 年，市内上门', '1 year, on site within the city'),
    ],
    sold: 1568,
    isFeatured: true,
    pictures: [
      { scene: 'printer', colours: ['#F3F0EA', '#1B1F24', '#0F5B5E'], material: 'plastic' },
      { scene: 'printer', colours: ['#E4E6E8', '#47627F'], material: 'plastic', details: ['open'] },
    ],
  },
  {
    slug: 'colour-a3-copier',
    kind: 'product',
    category: 'office-electronics',
    name: texts('A3 彩色数码复合机（询价）', 'A3 colour copier, on quotation'),
    summary: texts(
      '购买、租赁、按张计费三种方案，装机培训全含',
      'Buy, rent or pay per page; installation and training included',
    ),
    description: texts(
      `<p>复合机怎么买划算，取决于每月打印多少、彩色占几成。告诉我们这两个数，报价里会把购买、租赁、按张计费三种方案并排列出，五年总成本一目了然。</p>
<ul><li>25 / 35 / 45 页每分钟三个速度档</li><li>含送货上楼、装机、接入网络和半小时操作培训</li><li>租赁方案含耗材（纸张除外）和全部维修</li></ul>`,
      `<p>Which way of paying is cheapest depends on how much you print each month and how much of it in colour. Tell us both, and the quotation sets buying, renting and pay-per-page side by side over five years.</p>
<ul><li>25, 35 or 45 pages a minute</li><li>Delivery to your floor, set-up on the network and half an hour of training included</li><li>Rentals include toner, parts and repairs, but not paper</li></ul>`,
    ),
    keywords: texts('复印机 打印机租赁 复印机租赁 彩色打印', 'photocopier rental lease colour multifunction'),
    unit: 'device',
    pricing: 'quote',
    options: [],
    variants: [],
    minimumQuantity: 1,
    leadDays: [5, 8],
    attributes: {
      colour: ['white', 'grey'],
      use: ['daily-office', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['imported', 'domestic'],
      power: ['mains'],
      'lead-time': ['1-2w'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.speed, '25 / 35 / 45 页/分', '25 / 35 / 45 pages a minute'),
      fact(texts('幅面', 'Format'), 'A3 及以下，长纸 1200 mm', 'A3 and smaller, banners to 1200 mm'),
      fact(texts('克重', 'Paper weight'), '60–300 g/m²'),
      fact(texts('装订', 'Finishing'), '可选角钉、骑马钉、打孔', 'Corner staple, saddle stitch, punch as options'),
      fact(label.size, '约 590 × 690 × 1160 mm（含纸柜）', 'About 590 × 690 × 1160 mm with paper cabinet'),
      fact(label.warranty, '购买 1 年；租赁期内全保', '1 year if bought; full cover while rented'),
    ],
    sold: 92,
    isFeatured: false,
    pictures: [
      {
        scene: 'printer',
        colours: ['#F3F0EA', '#47627F', '#8A8F94'],
        material: 'plastic',
        format: [1.2, 1.5, 1.2],
        details: ['floor', 'colour'],
      },
      {
        scene: 'printer',
        colours: ['#8A8F94', '#1B1F24'],
        material: 'plastic',
        format: [1.2, 1.3, 1.2],
        details: ['floor'],
      },
    ],
  },
  {
    slug: 'sheetfed-document-scanner',
    kind: 'product',
    category: 'office-electronics',
    name: texts('馈纸式高速文档扫描仪', 'Sheet-fed document scanner'),
    summary: texts(
      '合同、发票、证件成叠放入，双面一次扫完',
      'Stack contracts, invoices and cards; both sides in one pass',
    ),
    description: texts(
      `<p>每分钟 40 张、80 面，超声波检测重张，粘连的两页会立即停下提示，不会漏扫。随附软件可以识别中英文，输出可检索的 PDF，也能按条码自动分份命名。</p>
<p>直通纸道能过 1.2 mm 的身份证、银行卡。玻璃和搓纸轮都能自己清洁更换，五分钟搞定。</p>`,
      `<p>Forty sheets, eighty sides a minute. Ultrasonic detection stops at once when two sheets stick together, so nothing is skipped. The software reads Chinese and English, writes searchable PDFs and splits batches by bar code.</p>
<p>A straight path takes cards up to 1.2 mm thick. Glass and rollers are user-replaceable in five minutes.</p>`,
    ),
    keywords: texts('扫描机 票据扫描 档案数字化 OCR', 'duplex scanner OCR archive invoices sheetfed'),
    unit: 'device',
    pricing: 'fixed',
    options: [option('connection', label.connection, { usb: ['USB 版', 'USB'], network: ['网络版', 'Network'] })],
    variants: [
      { sku: 'SC-40-U', options: { connection: 'usb' }, amount: 229900, listAmount: 259900, stock: 27 },
      { sku: 'SC-40-N', options: { connection: 'network' }, amount: 279900, stock: 14 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      colour: ['black'],
      use: ['daily-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.speed, '40 张 / 80 面每分钟（A4，300 dpi）', '40 sheets / 80 sides a minute (A4, 300 dpi)'),
      fact(label.capacity, '进纸盒 60 张，日扫描量 5000 张', '60-sheet feeder, 5,000 sheets a day'),
      fact(texts('纸张', 'Paper'), '40–210 g/m²，卡片厚 1.2 mm', '40–210 g/m², cards to 1.2 mm'),
      fact(texts('分辨率', 'Resolution'), '600 dpi（光学）', '600 dpi optical'),
      fact(label.size, '300 × 170 × 180 mm，3.3 kg', '300 × 170 × 180 mm, 3.3 kg'),
      fact(label.warranty, '1 年，搓纸轮 20 万张', '1 year, rollers 200,000 sheets'),
    ],
    sold: 386,
    isFeatured: false,
    pictures: [
      { scene: 'scanner', colours: ['#1B1F24', '#8A8F94'], material: 'plastic', details: ['feeder'] },
      { scene: 'scanner', colours: ['#E4E6E8', '#0F5B5E'], material: 'plastic', details: ['feeder'] },
    ],
  },
  {
    slug: 'meeting-room-projector',
    kind: 'product',
    category: 'office-electronics',
    name: texts('激光会议投影机', 'Laser meeting-room projector'),
    summary: texts(
      '4500 流明，开着灯也看得清表格里的小字',
      '4,500 lumens: small figures stay readable with the lights on',
    ),
    description: texts(
      `<p>激光光源亮度衰减慢，2 万小时免换灯泡。开机 8 秒出图，直接断电也不伤机器，会议室里最省心的用法。</p>
<ul><li>上下左右梯形校正，投影机不必正对幕布</li><li>HDMI × 2、USB-C 一线投屏并给笔记本充电 60 W</li><li>无线投屏支持 Windows、macOS、iOS、安卓，无需安装软件</li></ul>
<p>超短焦版离墙 35 cm 投 100 英寸，适合小会议室，讲解时人影不会落在画面上。</p>`,
      `<p>The laser light source fades slowly and runs 20,000 hours without a lamp change. A picture appears in 8 seconds and you can cut the power straight away: the least trouble a meeting room can have.</p>
<ul><li>Keystone correction in both directions, so it need not face the screen squarely</li><li>Two HDMI ports and USB-C that carries the picture and charges a laptop with 60 W</li><li>Wireless casting from Windows, macOS, iOS and Android with nothing to install</li></ul>
<p>The ultra-short-throw version fills 100 inches from 35 cm, and presenters cast no shadow.</p>`,
    ),
    keywords: texts('投影仪 会议室 投屏 超短焦', 'projector beamer wireless casting ultra short throw'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('throw', texts('镜头', 'Lens'), {
        standard: ['标准焦距', 'Standard throw'],
        short: ['超短焦', 'Ultra-short throw'],
      }),
    ],
    variants: [
      { sku: 'PJ-45-STD', options: { throw: 'standard' }, amount: 549900, listAmount: 599900, stock: 16 },
      { sku: 'PJ-45-UST', options: { throw: 'short' }, amount: 829900, listAmount: 899900, stock: 7 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      colour: ['white'],
      use: ['meeting', 'training'],
      customisable: ['no'],
      'brand-origin': ['imported'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(texts('亮度', 'Brightness'), '4500 ISO 流明', '4,500 ISO lumens'),
      fact(texts('分辨率', 'Resolution'), '1920 × 1200'),
      fact(texts('光源寿命', 'Light source'), '20000 小时（标准模式）', '20,000 hours in standard mode'),
      fact(label.connection, 'HDMI × 2、USB-C、RJ45、音频', '2 × HDMI, USB-C, RJ45, audio'),
      fact(label.noise, '29 dB(A)'),
      fact(label.power, '290 W'),
      fact(label.warranty, '整机 2 年，光源 3 年', 'Unit 2 years, light source 3 years'),
    ],
    sold: 274,
    isFeatured: false,
    pictures: [
      { scene: 'projector', colours: ['#F3F0EA', '#1B1F24'], material: 'plastic' },
      { scene: 'projector', colours: ['#1B1F24', '#C99A3B'], material: 'plastic', details: ['screen'] },
    ],
  },
  {
    slug: 'usb-c-monitor',
    kind: 'product',
    category: 'office-electronics',
    name: texts('USB-C 办公显示器', 'USB-C office monitor'),
    summary: texts(
      '一根线连笔记本：画面、供电、网络都走它',
      'One cable to the laptop carries picture, power and network',
    ),
    description: texts(
      `<p>笔记本带回家、放下就办公：插一根 USB-C，屏幕亮起、电脑充电、键鼠和网线同时接通。支架升降 130 mm，可旋转竖屏看长文档。</p>
<ul><li>IPS 面板，出厂逐台校色，Delta E 小于 2</li><li>直流调光，低亮度不频闪</li><li>桌面夹臂可另购，VESA 100 mm 孔位</li></ul>`,
      `<p>Bring the laptop, plug in one USB-C lead: the screen lights up, the battery charges, keyboard, mouse and network are connected. The stand rises by 130 mm and turns to portrait for long documents.</p>
<ul><li>IPS panel, calibrated one by one, Delta E below 2</li><li>DC dimming, no flicker at low brightness</li><li>VESA 100 mm for desk arms, sold separately</li></ul>`,
    ),
    keywords: texts('电脑屏幕 显示屏 4K 竖屏 一线连', 'display screen 4K docking portrait'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('size', label.size, {
        '24': ['23.8 英寸 全高清', '23.8 in, Full HD'],
        '27': ['27 英寸 2K', '27 in, QHD'],
        '27k': ['27 英寸 4K', '27 in, 4K'],
      }),
    ],
    variants: [
      { sku: 'MN-24-FHD', options: { size: '24' }, amount: 89900, listAmount: 99900, stock: 118 },
      { sku: 'MN-27-QHD', options: { size: '27' }, amount: 139900, listAmount: 159900, stock: 84 },
      { sku: 'MN-27-4K', options: { size: '27k' }, amount: 199900, stock: 45 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      colour: ['black'],
      use: ['daily-office', 'remote-work'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['48h'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(texts('面板', 'Panel'), 'IPS，75 Hz，300–350 尼特', 'IPS, 75 Hz, 300–350 nits'),
      fact(label.connection, 'USB-C（65 W）、HDMI、DP、RJ45、USB-A × 3', 'USB-C (65 W), HDMI, DP, RJ45, 3 × USB-A'),
      fact(texts('支架', 'Stand'), '升降 130 mm，旋转 90°，俯仰 −5°–21°', '130 mm lift, 90° pivot, tilt −5° to 21°'),
      fact(texts('护眼', 'Eye comfort'), '低蓝光、无频闪', 'Low blue light, flicker-free'),
      fact(label.power, '典型 22–32 W（不含对外供电）', '22–32 W typical, without charging'),
      fact(label.warranty, '3 年，亮点 1 个月包换', '3 years; exchanged for bright pixels in the first month'),
    ],
    sold: 1320,
    isFeatured: false,
    pictures: [
      ...sized(
        { scene: 'monitor', colours: ['#1B1F24', '#0F5B5E'], material: 'plastic', format: [1.15, 1, 1] },
        'size',
        { '24': 0.88, '27': 1, '27k': 1 },
      ),
      { scene: 'monitor', colours: ['#8A8F94', '#47627F'], material: 'plastic', details: ['arm'] },
    ],
  },
  {
    slug: 'wireless-keyboard-mouse',
    kind: 'product',
    category: 'office-electronics',
    name: texts('静音无线键鼠套装', 'Quiet wireless keyboard and mouse'),
    summary: texts(
      '敲击声压到 45 分贝以下，开会记录也不打扰人',
      'Key noise under 45 dB, so notes in a meeting disturb nobody',
    ),
    description: texts(
      `<p>剪刀脚键盘加静音微动鼠标，一个接收器连两样，也能蓝牙切换三台设备。键盘两节 7 号电池约用一年，电量低时指示灯提前两周提醒。</p>
<p>键帽激光蚀刻，字不掉。批量采购可以在机身印公司标志，请用询价说明。</p>`,
      `<p>Scissor keys and a silent-switch mouse share one receiver, or switch between three devices over Bluetooth. Two AAA cells last the keyboard about a year, and a light warns two weeks ahead.</p>
<p>Legends are laser-etched and don’t wear off. We print company logos on larger orders: ask for a quotation.</p>`,
    ),
    keywords: texts('键盘 鼠标 蓝牙 静音 办公套装', 'keyboard mouse bluetooth silent combo'),
    unit: 'set',
    pricing: 'fixed',
    options: [
      option('colour', colour, {
        ink: ['墨黑', 'Ink black'],
        paper: ['纸白', 'Paper white'],
        teal: ['墨青', 'Ink teal'],
      }),
    ],
    variants: [
      { sku: 'KM-Q1-INK', options: { colour: 'ink' }, amount: 12900, listAmount: 15900, stock: 340 },
      { sku: 'KM-Q1-PAP', options: { colour: 'paper' }, amount: 12900, listAmount: 15900, stock: 215 },
      { sku: 'KM-Q1-TEA', options: { colour: 'teal' }, amount: 12900, listAmount: 15900, stock: 96 },
    ],
    tiers: [
      { fromQuantity: 20, amount: 11900 },
      { fromQuantity: 100, amount: 10500 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['plastic'],
      colour: ['black', 'white', 'green'],
      use: ['daily-office', 'remote-work'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['battery'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(
        label.connection,
        '2.4 GHz 接收器 + 蓝牙 5.1，三设备切换',
        '2.4 GHz receiver and Bluetooth 5.1, three devices',
      ),
      fact(texts('布局', 'Layout'), '98 键，带数字区', '98 keys with number pad'),
      fact(label.noise, '≤ 45 dB(A)'),
      fact(
        texts('电池', 'Batteries'),
        '键盘 AAA × 2，鼠标 AA × 1（已含）',
        'Keyboard 2 × AAA, mouse 1 × AA (included)',
      ),
      fact(texts('系统', 'Systems'), 'Windows、macOS、统信、麒麟', 'Windows, macOS, UOS, Kylin'),
      fact(label.warranty, '1 年，只换不修', '1 year, exchanged rather than repaired'),
    ],
    sold: 5120,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'keyboard', colours: [], material: 'plastic', details: ['mouse'] }, 'colour', {
        ink: { colours: ['#1B1F24', '#8A8F94'] },
        paper: { colours: ['#F3F0EA', '#8A8F94'] },
        teal: { colours: ['#0F5B5E', '#EFE8DA'] },
      }),
    ],
  },
  {
    slug: 'cross-cut-shredder',
    kind: 'product',
    category: 'office-electronics',
    name: texts('段状碎纸机', 'Cross-cut shredder'),
    summary: texts(
      '连续碎 30 分钟不停机，卡纸自动回退',
      'Thirty minutes without a rest, and it reverses out of jams by itself',
    ),
    description: texts(
      `<p>P-4 级 4 × 40 mm 碎段，合同、工资条、身份证复印件都可以放心处理。钢刀整体淬火，订书钉和小号回形针不用拆。</p>
<ul><li>抽屉式纸箱，满箱停机亮灯</li><li>手指靠近进纸口即断电</li><li>碎卡、碎光盘另有独立入口（大容量款）</li></ul>`,
      `<p>Security level P-4, 4 × 40 mm particles: right for contracts, payslips and copies of identity cards. The hardened cutters take staples and small clips.</p>
<ul><li>Pull-out bin; stops and lights up when full</li><li>Cuts power when fingers come near the slot</li><li>A separate slot for cards and discs on the large model</li></ul>`,
    ),
    keywords: texts('碎纸 保密 文件销毁 粉碎机', 'paper shredder document destruction P-4'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('capacity', label.capacity, {
        '22': ['22 升，单次 10 张', '22 L, 10 sheets'],
        '40': ['40 升，单次 18 张', '40 L, 18 sheets'],
      }),
    ],
    variants: [
      { sku: 'SR-22-P4', options: { capacity: '22' }, amount: 69900, listAmount: 79900, stock: 55 },
      { sku: 'SR-40-P4', options: { capacity: '40' }, amount: 159900, stock: 18 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      colour: ['black'],
      use: ['daily-office', 'security'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(texts('保密等级', 'Security level'), 'P-4，4 × 40 mm', 'P-4, 4 × 40 mm'),
      fact(texts('单次张数', 'Sheets at once'), '10 / 18 张（70 g）', '10 / 18 (70 g)'),
      fact(texts('连续工作', 'Running time'), '30 分钟 / 60 分钟', '30 / 60 minutes'),
      fact(label.noise, '≤ 58 dB(A)'),
      fact(label.size, '360 × 265 × 560 mm / 430 × 350 × 700 mm'),
      fact(label.warranty, '整机 1 年，刀具 5 年', 'Machine 1 year, cutters 5 years'),
    ],
    sold: 742,
    isFeatured: false,
    pictures: [
      { scene: 'shredder', colours: ['#1B1F24', '#8A8F94'], material: 'plastic' },
      {
        scene: 'shredder',
        colours: ['#47627F', '#1B1F24'],
        material: 'plastic',
        format: [1.15, 1.15, 1.1],
        details: ['large', 'bin'],
      },
    ],
  },
  {
    slug: 'a3-laminator',
    kind: 'product',
    category: 'office-electronics',
    name: texts('A3 塑封机', 'A3 laminator'),
    summary: texts(
      '三分钟预热，证件、菜单、操作规程即封即用',
      'Warm in three minutes for badges, menus and work instructions',
    ),
    description: texts(
      `<p>四胶辊热压，走纸平直不起泡；冷裱档可以封照片和喷墨打印件。卡纸时拨动释放杆就能抽出，不用拆机。</p>
<p>随机附 A4 塑封膜 20 张，够您试好温度。</p>`,
      `<p>Four rollers press evenly, so nothing bubbles; a cold setting handles photographs and ink-jet prints. If a pouch goes in crooked, a lever releases it without tools.</p>
<p>Twenty A4 pouches are included, enough to find the right temperature.</p>`,
    ),
    keywords: texts('过塑机 覆膜机 过胶 证件', 'laminating machine pouch badge menu'),
    unit: 'device',
    pricing: 'fixed',
    options: [],
    variants: [{ sku: 'LM-A3-4R', options: {}, amount: 32900, listAmount: 38900, stock: 46 }],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      colour: ['white'],
      use: ['daily-office', 'training'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('幅面', 'Width'), 'A3，330 mm', 'A3, 330 mm'),
      fact(texts('膜厚', 'Film'), '75–250 μm', '75–250 µm'),
      fact(label.speed, '500 mm/分', '500 mm a minute'),
      fact(texts('预热', 'Warm-up'), '约 3 分钟', 'About 3 minutes'),
      fact(label.power, '620 W，30 分钟无操作自动关机', '620 W, switches off after 30 idle minutes'),
      fact(label.warranty, '1 年', '1 year'),
    ],
    sold: 633,
    isFeatured: false,
    pictures: [
      { scene: 'laminator', colours: ['#F3F0EA', '#C8402F'], material: 'plastic', details: ['sheet'] },
      { scene: 'laminator', colours: ['#8A8F94', '#0F5B5E'], material: 'plastic', format: [1.1, 1, 1] },
    ],
  },
  {
    slug: 'ip-desk-phone',
    kind: 'product',
    category: 'office-electronics',
    name: texts('IP 办公话机', 'IP desk phone'),
    summary: texts(
      '网线供电，插上就能注册，三方通话一键拉起',
      'Powered by the network cable; plug in, register, and set up three-way calls',
    ),
    description: texts(
      `<p>标准 SIP 协议，兼容主流电话系统和云总机。高清语音加双麦降噪，开放办公区接电话也听得清。</p>
<p>两口千兆，电脑可以从话机串接，少拉一根网线。</p>`,
      `<p>Standard SIP, works with the usual phone systems and hosted exchanges. Wideband sound and two noise-cancelling microphones help in open offices.</p>
<p>Two gigabit ports let a computer share the cable, which saves a wall socket.</p>`,
    ),
    keywords: texts('电话机 网络电话 SIP 座机', 'VoIP SIP telephone desk handset'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('model', texts('型号', 'Model'), {
        basic: ['单色屏 4 线', 'Mono display, 4 lines'],
        colour: ['彩屏 8 线', 'Colour display, 8 lines'],
      }),
    ],
    variants: [
      { sku: 'PH-4M', options: { model: 'basic' }, amount: 36900, stock: 72 },
      { sku: 'PH-8C', options: { model: 'colour' }, amount: 59900, listAmount: 65900, stock: 34 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['plastic'],
      colour: ['black'],
      use: ['daily-office', 'reception'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['poe', 'mains'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('线路', 'Lines'), '4 / 8 个 SIP 账号', '4 / 8 SIP accounts'),
      fact(label.connection, '千兆网口 × 2、耳机 RJ9', '2 × gigabit Ethernet, RJ9 headset'),
      fact(label.power, 'PoE 802.3af，或 5 V 适配器（另购）', 'PoE 802.3af or 5 V adapter (sold separately)'),
      fact(texts('语音', 'Audio'), 'G.722 高清、双麦降噪', 'G.722 wideband, dual-microphone noise reduction'),
      fact(label.size, '205 × 180 × 55 mm'),
      fact(label.warranty, '1 年', '1 year'),
    ],
    sold: 498,
    isFeatured: false,
    pictures: [
      { scene: 'phone', colours: ['#1B1F24', '#0F5B5E'], material: 'plastic' },
      { scene: 'phone', colours: ['#E4E6E8', '#47627F'], material: 'plastic', details: ['handset'] },
    ],
  },
  {
    slug: 'bean-to-cup-coffee-machine',
    kind: 'product',
    category: 'office-electronics',
    name: texts('商用全自动咖啡机', 'Bean-to-cup office coffee machine'),
    summary: texts(
      '现磨意式与奶咖一键出杯，每天 80 杯以内',
      'Freshly ground espresso and milk drinks at a button, up to 80 cups a day',
    ),
    description: texts(
      `<p>适合 20–60 人的茶水间。陶瓷磨芯可调 8 档粗细，奶路每次出杯后自动冲洗，下班按一键深度清洁。</p>
<ul><li>6 升水箱，也可以接自来水（需另加净水器）</li><li>豆仓 1 kg，粉渣盒 50 份</li><li>屏幕中英文切换，口味可存 12 组</li></ul>
<p>价格含一次上门调试和 30 分钟清洁培训。</p>`,
      `<p>For pantries serving 20 to 60 people. The ceramic grinder has eight settings, the milk path rinses itself after every drink, and one button starts the evening clean.</p>
<ul><li>6-litre tank, or mains water with a filter (sold separately)</li><li>1 kg of beans, 50 portions of grounds</li><li>Display in Chinese or English, twelve saved drinks</li></ul>
<p>One on-site set-up and half an hour of training on cleaning are included.</p>`,
    ),
    keywords: texts('咖啡 磨豆 意式 茶水间 拿铁', 'espresso latte pantry beans automatic'),
    unit: 'device',
    pricing: 'fixed',
    options: [option('colour', colour, { black: ['墨黑', 'Ink black'], steel: ['不锈钢', 'Stainless steel'] })],
    variants: [
      { sku: 'CM-80-BLK', options: { colour: 'black' }, amount: 1128000, listAmount: 1280000, stock: 8 },
      { sku: 'CM-80-STL', options: { colour: 'steel' }, amount: 1198000, stock: 5 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      material: ['steel', 'plastic'],
      colour: ['black', 'silver'],
      use: ['food', 'daily-office'],
      customisable: ['no'],
      'brand-origin': ['imported'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['medium'],
    },
    specifications: [
      fact(texts('日出杯', 'Cups a day'), '80 杯', '80'),
      fact(label.capacity, '水箱 6 L，豆仓 1 kg', '6 L water, 1 kg beans'),
      fact(label.power, '2700 W，需 16 A 插座', '2,700 W, needs a 16 A socket'),
      fact(label.size, '340 × 540 × 600 mm，19 kg', '340 × 540 × 600 mm, 19 kg'),
      fact(texts('清洁', 'Cleaning'), '奶路自动冲洗，每日一键深清', 'Milk path rinses itself; one-button daily clean'),
      fact(label.warranty, '1 年或 2 万杯', '1 year or 20,000 cups'),
    ],
    sold: 87,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'coffee-machine', colours: [], material: 'metal', details: ['cup'] }, 'colour', {
        black: { colours: ['#1B1F24', '#C99A3B'], details: ['beans'] },
        steel: { colours: ['#A9AEB3', '#7A5238'] },
      }),
    ],
  },
  {
    slug: 'instant-water-dispenser',
    kind: 'product',
    category: 'office-electronics',
    name: texts('即热净水直饮机', 'Instant filtered water dispenser'),
    summary: texts('接自来水，三秒出热水，不用再换桶', 'Plumbed in, hot in three seconds, no more bottles to lift'),
    description: texts(
      `<p>反渗透过滤，滤芯余量显示在屏幕上，到期提醒。即热出水不反复加热，没有千滚水；热水需要按住童锁再取。</p>
<p>安装需要进水、下水和 10 A 插座各一处。水槽旁 3 米内免费安装，管路更长按米另计，师傅上门前会先看照片确认。</p>`,
      `<p>Reverse-osmosis filters with the remaining life shown on the display. Water is heated as it flows, never boiled twice, and hot water needs the safety lock.</p>
<p>It needs a water inlet, a drain and a 10 A socket. Installation within 3 metres of a sink is free; longer runs are charged by the metre. We check photos before coming.</p>`,
    ),
    keywords: texts('饮水机 净水器 开水机 直饮 茶水间', 'water cooler purifier hot water RO'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('temperature', texts('水温', 'Water'), {
        hot: ['常温 + 热', 'Ambient and hot'],
        cold: ['常温 + 热 + 冷', 'Ambient, hot and cold'],
      }),
    ],
    variants: [
      { sku: 'WD-RO-H', options: { temperature: 'hot' }, amount: 299900, stock: 21 },
      { sku: 'WD-RO-C', options: { temperature: 'cold' }, amount: 429900, listAmount: 469900, stock: 12 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 5],
    attributes: {
      colour: ['white', 'silver'],
      use: ['food', 'daily-office', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(label.speed, '净水 1.5 L/分，热水 0.4 L/分（100 °C）', 'Filtered 1.5 L/min, hot 0.4 L/min at 100 °C'),
      fact(texts('过滤', 'Filter'), 'PAC + RO 反渗透，2:1 低废水', 'PAC and reverse osmosis, 2:1 pure to drain'),
      fact(texts('适用人数', 'People'), '30 人以内', 'Up to 30'),
      fact(label.power, '2200 W，待机 2 W', '2,200 W, 2 W standby'),
      fact(label.size, '320 × 380 × 1120 mm'),
      fact(label.warranty, '整机 2 年，滤芯为耗材', '2 years; filters are consumables'),
    ],
    sold: 256,
    isFeatured: false,
    pictures: [
      { scene: 'water-dispenser', colours: ['#F3F0EA', '#0F5B5E'], material: 'plastic' },
      { scene: 'water-dispenser', colours: ['#A9AEB3', '#47627F'], material: 'metal', format: [1, 1.1, 1] },
    ],
  },
];
