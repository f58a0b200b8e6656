import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { looks, sized, texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

/** What carries data and current through an office, and what watches its doors. */
export const networkPower: SeedProduct[] = [
  {
    slug: 'wifi-6-access-point',
    kind: 'product',
    category: 'network-power',
    name: texts('Wi-Fi 6 企业级无线接入点', 'Wi-Fi 6 access point'),
    summary: texts(
      '一台带 60 人，吸顶安装，网线同时供电',
      'Sixty people on one unit, on the ceiling, powered by its network cable',
    ),
    description: texts(
      `<p>办公室 Wi-Fi 卡顿，多半不是信号弱，而是人太多。这台接入点同时服务 60 个活跃终端，漫游时视频会议不断线。</p>
<ul><li>多台组网自动调信道，管理页面中英文</li><li>访客网络与内网隔离，可设时长和限速</li><li>每 80–120 m² 建议一台，隔墙多则加密</li></ul>`,
      `<p>When office Wi-Fi stutters, the cause is usually too many people rather than a weak signal. This unit serves 60 active devices, and video calls survive a walk from one to the next.</p>
<ul><li>Several units pick their channels together; management in Chinese and English</li><li>Guest network kept apart, with time and speed limits</li><li>Plan one for every 80–120 m², more where there are many walls</li></ul>`,
    ),
    keywords: texts('无线 AP 路由器 吸顶 PoE 办公 WiFi', 'wireless router ceiling mesh office wifi'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('speed', texts('速率', 'Speed'), { ax3000: 'AX3000', ax6000: 'AX6000' }),
      option('mount', texts('安装方式', 'Mounting'), { ceiling: ['吸顶', 'Ceiling'], wall: ['86 盒面板', 'Wall box'] }),
    ],
    variants: [
      { sku: 'AP-30-CEI', options: { speed: 'ax3000', mount: 'ceiling' }, amount: 49900, listAmount: 55900, stock: 94 },
      { sku: 'AP-30-WAL', options: { speed: 'ax3000', mount: 'wall' }, amount: 45900, stock: 67 },
      { sku: 'AP-60-CEI', options: { speed: 'ax6000', mount: 'ceiling' }, amount: 89900, stock: 32 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      colour: ['white'],
      use: ['daily-office', 'meeting', 'new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['poe'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('标准', 'Standard'), '802.11ax，2.4 / 5 GHz 双频', '802.11ax, 2.4 / 5 GHz'),
      fact(texts('建议终端', 'Devices'), '60 / 120 台', '60 / 120'),
      fact(label.connection, '2.5G 网口 × 1', '1 × 2.5 Gb Ethernet'),
      fact(label.power, 'PoE 802.3at，≤ 15 W', 'PoE 802.3at, up to 15 W'),
      fact(label.size, 'Ø 190 × 35 mm'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 1045,
    isFeatured: false,
    pictures: [
      { scene: 'router', colours: ['#F3F0EA', '#0F5B5E'], material: 'plastic', details: ['ceiling'] },
      { scene: 'router', colours: ['#1B1F24', '#47627F'], material: 'plastic', details: ['antennas'] },
    ],
  },
  {
    slug: 'gigabit-poe-switch',
    kind: 'product',
    category: 'network-power',
    name: texts('千兆 PoE 交换机', 'Gigabit PoE switch'),
    summary: texts(
      '给话机、摄像头、无线接入点同时供电，无风扇低噪声',
      'Powers phones, cameras and access points, and the small ones have no fan',
    ),
    description: texts(
      `<p>每个端口独立供电保护，一个设备短路不影响其他。网页管理可划分 VLAN，把访客、监控和办公网分开；也可以一键恢复成即插即用。</p>
<p>供电前先把各设备功率加起来，再留三成余量：8 口款总功率 120 W，24 口款 370 W。</p>`,
      `<p>Each port protects its own supply, so one faulty device doesn’t take the rest down. Web management separates guests, cameras and the office by VLAN; one button turns it back into a plug-and-play switch.</p>
<p>Add up the wattage of your devices and keep 30% in hand: 120 W in total with 8 ports, 370 W with 24.</p>`,
    ),
    keywords: texts('网络交换机 供电 弱电 监控', 'network switch managed VLAN rackmount'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('ports', texts('端口', 'Ports'), {
        '8': ['8 口', '8 ports'],
        '16': ['16 口', '16 ports'],
        '24': ['24 口', '24 ports'],
      }),
    ],
    variants: [
      { sku: 'SW-P08', options: { ports: '8' }, amount: 52900, stock: 58 },
      { sku: 'SW-P16', options: { ports: '16' }, amount: 98900, listAmount: 109900, stock: 36 },
      { sku: 'SW-P24', options: { ports: '24' }, amount: 159900, listAmount: 179900, stock: 24 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['steel'],
      colour: ['black'],
      use: ['daily-office', 'new-office', 'security'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['48h'],
      'size-class': ['small'],
    },
    specifications: [
      fact(label.connection, '千兆电口 8 / 16 / 24，SFP × 2', '8 / 16 / 24 gigabit ports, 2 × SFP'),
      fact(texts('供电总功率', 'PoE budget'), '120 / 240 / 370 W'),
      fact(texts('交换容量', 'Switching'), '20 / 36 / 52 Gbps'),
      fact(label.noise, '8 口无风扇，24 口 ≤ 40 dB', '8-port fanless, 24-port up to 40 dB'),
      fact(texts('安装', 'Mounting'), '16、24 口为 1U 机架式，挂耳随箱', '16 and 24 ports are 1U; ears included'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 572,
    isFeatured: false,
    pictures: [
      {
        scene: 'router',
        colours: ['#1B1F24', '#C99A3B'],
        material: 'metal',
        format: [1.4, 0.5, 1],
        details: ['switch'],
      },
      { scene: 'network-rack', colours: ['#1B1F24', '#47627F', '#C99A3B'], material: 'metal' },
    ],
  },
  {
    slug: 'network-cabinet',
    kind: 'product',
    category: 'network-power',
    name: texts('网络机柜', 'Network cabinet'),
    summary: texts(
      '6U 壁挂到 42U 落地，门板可拆，前后走线',
      'From 6U on the wall to 42U on the floor, with removable panels',
    ),
    description: texts(
      `<p>九折型材框架，侧板快拆，一个人就能接线。前门网孔透风，后门可左右换向；底部预留进线敲落孔和毛刷。</p>
<ul><li>壁挂款可以正反两面打开，检修不用拆墙</li><li>落地款含脚轮和调平脚，静载 800 kg</li><li>配件包含一块层板、一组风扇、40 套螺丝</li></ul>`,
      `<p>A nine-fold frame with side panels that come off by hand, so one person can do the wiring. The front door is perforated, the rear door swings either way, and cable entries have brushes.</p>
<ul><li>Wall cabinets open front and back for service</li><li>Floor cabinets have castors and levelling feet and carry 800 kg</li><li>Comes with a shelf, a fan unit and 40 sets of screws</li></ul>`,
    ),
    keywords: texts('服务器机柜 弱电箱 壁挂机柜 42U', 'server rack enclosure wall mount 19 inch'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('height', texts('高度', 'Height'), {
        '6u': ['6U 壁挂', '6U wall'],
        '12u': ['12U 壁挂', '12U wall'],
        '22u': ['22U 落地', '22U floor'],
        '42u': ['42U 落地', '42U floor'],
      }),
    ],
    variants: [
      { sku: 'NC-06U', options: { height: '6u' }, amount: 29900, stock: 44 },
      { sku: 'NC-12U', options: { height: '12u' }, amount: 46900, stock: 35 },
      { sku: 'NC-22U', options: { height: '22u' }, amount: 98900, stock: 17 },
      { sku: 'NC-42U', options: { height: '42u' }, amount: 189900, listAmount: 209900, stock: 11 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      material: ['steel', 'glass'],
      finish: ['powder-coated'],
      colour: ['black'],
      use: ['new-office', 'security'],
      customisable: ['no'],
      power: ['none'],
      'lead-time': ['3-5d'],
      'size-class': ['large'],
    },
    specifications: [
      fact(texts('标准', 'Standard'), '19 英寸，GB/T 3047.2', '19 in, GB/T 3047.2'),
      fact(label.material, '1.2–2.0 mm 冷轧钢，5 mm 钢化玻璃前门', '1.2–2.0 mm steel, 5 mm toughened-glass door'),
      fact(label.size, '600 × 450 × 370 mm 至 600 × 1000 × 2055 mm', '600 × 450 × 370 mm to 600 × 1000 × 2055 mm'),
      fact(label.load, '壁挂 60 kg，落地 800 kg', 'Wall 60 kg, floor 800 kg'),
      fact(label.weight, '9–78 kg'),
      fact(label.warranty, '5 年', '5 years'),
    ],
    sold: 318,
    isFeatured: false,
    pictures: [
      ...sized(
        {
          scene: 'network-rack',
          colours: ['#1B1F24', '#C8402F'],
          material: 'metal',
          details: ['wall'],
        },
        'height',
        { '6u': [0.7, [1, 0.5, 0.8]], '12u': [0.85, [1, 0.85, 0.8]] },
      ),
      ...sized(
        {
          scene: 'network-rack',
          colours: ['#1B1F24', '#47627F', '#C99A3B'],
          material: 'metal',
          details: ['open'],
        },
        'height',
        { '22u': [0.8, [1, 1, 1]], '42u': [1, [1, 1.6, 1]] },
      ),
    ],
  },
  {
    slug: 'cat6-cable-reel',
    kind: 'product',
    category: 'network-power',
    name: texts('六类网线整箱 305 米', 'Cat 6 cable, 305 m box'),
    summary: texts(
      '无氧铜线芯，过福禄克永久链路测试，米标清晰',
      'Oxygen-free copper, passes permanent-link testing, metre marks all along',
    ),
    description: texts(
      `<p>0.56 mm 无氧铜，不是铜包铝，PoE 供电不发热、不掉压。十字骨架把四对线隔开，抗串扰；外皮低烟无卤，适合吊顶内敷设。</p>
<p>抽线盒包装，拉多少用多少，外皮每米印剩余米数，不会差最后两米。</p>`,
      `<p>0.56 mm oxygen-free copper rather than copper-clad aluminium, so PoE neither heats the cable nor drops the voltage. A cross web keeps the four pairs apart, and the low-smoke jacket may run above ceilings.</p>
<p>The pull-out box pays out as much as you need, and the metres left are printed on the jacket.</p>`,
    ),
    keywords: texts('网络线 双绞线 布线 千兆 无氧铜', 'ethernet cable UTP structured cabling copper'),
    unit: 'box',
    pricing: 'fixed',
    options: [
      option('type', texts('类型', 'Type'), { utp: ['非屏蔽', 'UTP'], ftp: ['屏蔽', 'FTP'] }),
      option('colour', label.colour, { blue: ['蓝', 'Blue'], grey: ['灰', 'Grey'] }),
    ],
    variants: [
      { sku: 'C6-305-U-BL', options: { type: 'utp', colour: 'blue' }, amount: 65900, listAmount: 72900, stock: 148 },
      { sku: 'C6-305-U-GR', options: { type: 'utp', colour: 'grey' }, amount: 65900, listAmount: 72900, stock: 96 },
      { sku: 'C6-305-F-BL', options: { type: 'ftp', colour: 'blue' }, amount: 86900, stock: 41 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 2],
    attributes: {
      material: ['copper', 'plastic'],
      colour: ['blue', 'grey'],
      use: ['new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['none'],
      'lead-time': ['48h'],
    },
    specifications: [
      fact(texts('线芯', 'Conductor'), '0.56 mm 无氧铜，八芯四对', '0.56 mm oxygen-free copper, four pairs'),
      fact(texts('传输', 'Bandwidth'), '250 MHz，千兆 100 m、万兆 37–55 m', '250 MHz; 1 Gb to 100 m, 10 Gb to 37–55 m'),
      fact(texts('外皮', 'Jacket'), '低烟无卤，阻燃 B1', 'Low-smoke halogen-free, class B1'),
      fact(label.packing, '抽线盒，305 米 ± 1%', 'Pull-out box, 305 m ± 1%'),
      fact(label.certification, 'GB/T 18015.5, TIA-568.2-D'),
      fact(label.warranty, '系统质保 10 年', '10 years as part of a system'),
    ],
    sold: 864,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'cable', colours: [], material: 'plastic', details: ['coil'] }, 'colour', {
        blue: { colours: ['#47627F', '#EFE8DA'] },
        grey: { colours: ['#8A8F94', '#EFE8DA'] },
      }),
    ],
  },
  {
    slug: 'rack-power-strip',
    kind: 'product',
    category: 'network-power',
    name: texts('机柜电源插排 PDU', 'Rack power strip'),
    summary: texts(
      '国标五孔加 C13，带总闸与防雷，可选远程计量',
      'Chinese and C13 sockets with master switch and surge protection; metering optional',
    ),
    description: texts(
      `<p>铝合金外壳，插孔朝外一字排开，插满也不打架。总闸带透明保护盖，避免误碰断电；防雷模块失效时指示灯由绿变灭。</p>
<p>计量款屏显电流，可用网页查看每路用电，并可设置过载提前告警。</p>`,
      `<p>An aluminium body with sockets in one row, so plugs don’t fight. The master switch has a clear guard, and a lamp goes out when the surge module has done its job.</p>
<p>Metered versions show the current, report each outlet in the browser and warn before an overload.</p>`,
    ),
    keywords: texts('插座 排插 电源 接线板 机柜', 'PDU socket outlet surge protection metered'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('outlets', texts('插孔', 'Outlets'), { '8': ['8 位', '8'], '20': ['20 位（竖装）', '20, vertical'] }),
      option('metering', texts('计量', 'Metering'), {
        none: ['基本款', 'Basic'],
        network: ['网络计量', 'Network metering'],
      }),
    ],
    variants: [
      { sku: 'PD-08-B', options: { outlets: '8', metering: 'none' }, amount: 14900, stock: 180 },
      { sku: 'PD-08-N', options: { outlets: '8', metering: 'network' }, amount: 62900, stock: 26 },
      { sku: 'PD-20-B', options: { outlets: '20', metering: 'none' }, amount: 32900, stock: 48 },
      { sku: 'PD-20-N', options: { outlets: '20', metering: 'network' }, amount: 118900, stock: 12 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['aluminium'],
      colour: ['black'],
      use: ['new-office'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['mains'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('额定', 'Rating'), '250 V，16 A（竖装款 32 A）', '250 V, 16 A (vertical: 32 A)'),
      fact(texts('防雷', 'Surge protection'), '6.5 kA，失效指示', '6.5 kA with failure lamp'),
      fact(texts('插头', 'Plug'), 'GB 16A 或 IEC 309 32A', 'GB 16 A or IEC 309 32 A'),
      fact(label.size, '1U × 482 mm / 竖装 1500 mm', '1U × 482 mm / vertical 1500 mm'),
      fact(label.certification, 'GB/T 2099.1，3C', 'GB/T 2099.1, CCC'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 745,
    isFeatured: false,
    pictures: [
      { scene: 'cable', colours: ['#1B1F24', '#C8402F'], material: 'metal', details: ['power'] },
      { scene: 'cable', colours: ['#8A8F94', '#0F5B5E'], material: 'metal', details: ['power'] },
    ],
  },
  {
    slug: 'office-security-camera',
    kind: 'product',
    category: 'network-power',
    name: texts('PoE 网络摄像机', 'PoE security camera'),
    summary: texts(
      '400 万像素夜间全彩，一根网线供电又传图',
      '4 megapixels, colour at night, one cable for power and picture',
    ),
    description: texts(
      `<p>大光圈加暖光补光，夜里走廊也能看清衣服颜色。人形、车辆分开识别，猫跑过去不会半夜吵醒您。</p>
<ul><li>遵循国标，可接任意品牌录像机</li><li>预装隐私遮罩，工位、更衣室等区域可以涂黑不录</li></ul>
<p>在公共区域以外安装前，请先告知员工并张贴提示牌；本店的安装服务会一并提供提示标识。</p>`,
      `<p>A wide aperture and warm fill light show the colour of clothes in a dark corridor. People and vehicles are told apart, so a cat doesn’t wake you at night.</p>
<ul><li>Follows the national protocol and works with any recorder</li><li>Privacy masks black out desks and changing rooms</li></ul>
<p>Beyond public areas, tell your staff and put up notices before installing. Our installation service brings the notices along.</p>`,
    ),
    keywords: texts('监控 摄像头 安防 夜视 录像', 'CCTV IP camera surveillance night vision'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('shape', texts('外形', 'Type'), { dome: ['半球', 'Dome'], bullet: ['枪机', 'Bullet'] }),
      option('lens', texts('焦距', 'Lens'), { '28': ['2.8 mm 广角', '2.8 mm wide'], '40': ['4 mm', '4 mm'] }),
    ],
    variants: [
      { sku: 'CA-D-28', options: { shape: 'dome', lens: '28' }, amount: 39900, stock: 66 },
      { sku: 'CA-D-40', options: { shape: 'dome', lens: '40' }, amount: 39900, stock: 52 },
      { sku: 'CA-B-28', options: { shape: 'bullet', lens: '28' }, amount: 42900, stock: 47 },
      { sku: 'CA-B-40', options: { shape: 'bullet', lens: '40' }, amount: 42900, listAmount: 46900, stock: 39 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: {
      material: ['aluminium', 'plastic'],
      colour: ['white'],
      use: ['security', 'retail'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['poe'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(texts('像素', 'Resolution'), '400 万，2560 × 1440 @ 25 帧', '4 MP, 2560 × 1440 at 25 fps'),
      fact(texts('夜视', 'Night view'), '暖光全彩 15 m，红外 30 m', 'Colour to 15 m, infrared to 30 m'),
      fact(label.power, 'PoE 802.3af，≤ 7 W', 'PoE 802.3af, up to 7 W'),
      fact(texts('防护', 'Protection'), 'IP67', 'IP67'),
      fact(texts('协议', 'Protocol'), 'GB/T 28181、ONVIF', 'GB/T 28181, ONVIF'),
      fact(label.warranty, '3 年', '3 years'),
    ],
    sold: 1182,
    isFeatured: false,
    pictures: [
      ...looks({ scene: 'camera', colours: [], material: 'metal' }, 'shape', {
        dome: { colours: ['#F3F0EA', '#1B1F24'], details: ['dome'] },
        bullet: { colours: ['#E4E6E8', '#1B1F24'], details: ['pair'] },
      }),
    ],
  },
  {
    slug: 'glass-door-lock',
    kind: 'product',
    category: 'network-power',
    name: texts('办公室玻璃门智能锁', 'Smart lock for glass doors'),
    summary: texts(
      '卡、密码、指纹、手机四合一，单门双门都能装',
      'Card, code, fingerprint and phone; fits single and double glass doors',
    ),
    description: texts(
      `<p>夹装在玻璃边缘，不打孔、不破坏门体，退租可以拆走。员工离职当天在管理页面停权，不用收钥匙。</p>
<ul><li>室内按钮与火警联动断电开门，符合消防要求</li><li>临时密码可设有效时段，访客、保洁分开给</li><li>四节 5 号电池约用 8 个月，另有 USB 应急口</li></ul>`,
      `<p>It clamps to the edge of the glass: no drilling, and you can take it along when the lease ends. When somebody leaves the company you withdraw their access the same day.</p>
<ul><li>The inside button and the fire-alarm contact release the door, as fire rules require</li><li>Temporary codes with time windows for visitors and cleaners</li><li>Four AA cells last about eight months; a USB port helps in an emergency</li></ul>`,
    ),
    keywords: texts('门禁 指纹锁 密码锁 刷卡 玻璃门', 'access control fingerprint keypad office door'),
    unit: 'set',
    pricing: 'fixed',
    options: [option('door', texts('门型', 'Door'), { single: ['单开门', 'Single'], double: ['双开门', 'Double'] })],
    variants: [
      { sku: 'DL-GL-1', options: { door: 'single' }, amount: 79900, listAmount: 89900, stock: 29 },
      { sku: 'DL-GL-2', options: { door: 'double' }, amount: 109900, stock: 18 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: {
      material: ['aluminium', 'glass'],
      finish: ['brushed'],
      colour: ['silver', 'black'],
      use: ['security', 'reception'],
      customisable: ['no'],
      'brand-origin': ['domestic'],
      power: ['battery'],
      'lead-time': ['3-5d'],
      'size-class': ['small'],
    },
    specifications: [
      fact(
        texts('开锁方式', 'Ways to unlock'),
        '卡、密码、指纹、手机、室内按钮',
        'Card, code, fingerprint, phone, inside button',
      ),
      fact(texts('用户数', 'Users'), '指纹 200，卡 500，密码 500', '200 fingerprints, 500 cards, 500 codes'),
      fact(texts('玻璃厚度', 'Glass'), '10–12 mm，有框或无框', '10–12 mm, framed or frameless'),
      fact(label.power, 'AA × 4，USB-C 应急', '4 × AA, USB-C in emergencies'),
      fact(texts('断电', 'On power loss'), '可设为自动开启或保持锁闭', 'Set to open or to stay locked'),
      fact(label.warranty, '2 年', '2 years'),
    ],
    sold: 407,
    isFeatured: false,
    pictures: [
      { scene: 'door-lock', colours: ['#1B1F24', '#B9CDD3', '#0F5B5E'], material: 'glass', details: ['keypad'] },
      { scene: 'door-lock', colours: ['#A9AEB3', '#B9CDD3'], material: 'glass', details: ['card'] },
    ],
  },
];
