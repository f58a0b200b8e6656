import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';
import { fact, label, option } from './office-facts.ts';

const area = fact(label.region, '上海全市、苏州工业园区与昆山', 'All of Shanghai, Suzhou Industrial Park and Kunshan');
const repairWarranty = fact(
  label.warranty,
  '同一故障 30 天内免费返修',
  'The same fault is put right free of charge within 30 days',
);

/** Installation: what has to be fixed, wired or set up on the customer's premises. */
const installation: SeedProduct[] = [
  {
    slug: 'air-conditioner-installation',
    kind: 'service',
    category: 'installation',
    name: texts('空调安装', 'Air-conditioner installation'),
    summary: texts(
      '持证师傅上门，含 3 米铜管与抽真空，装完测温再走',
      'Certified fitters, 3 m of pipe and evacuation included, cooling measured before they leave',
    ),
    description: texts(
      `<p>壁挂机和柜机都能装。空调好不好用，三分在机器，七分在安装：管路要保温，系统要抽真空，外机要放平。这三步我们每台都做，并把真空表读数拍照留给您。</p>
<h3>包含</h3>
<ul><li>3 米以内铜管、保温棉、连接线与排水管</li><li>内外机固定与调平</li><li>抽真空、检漏、试机 20 分钟并记录出风温度</li></ul>
<h3>可以加选</h3>
<ul><li>墙孔、3 米以上的铜管、外墙支架、拆除旧机，选好即见价格</li><li>外机吊装到屋顶，看过现场再报价</li></ul>
<h3>不含</h3>
<ul><li>加氟（按随身价目表现场确认）</li><li>墙面修补与电源改造</li></ul>
<h3>上门流程</h3>
<p>师傅提前一小时来电；先看位置和电源，如有额外费用先写在单上，您签字同意后才动工。完工后一起试机，由您验收。</p>`,
      `<p>For wall units and floor-standing ones. How well an air conditioner works depends mostly on how it is fitted: insulated pipes, an evacuated circuit and a level outdoor unit. We do all three every time and leave you a photo of the vacuum gauge.</p>
<h3>Included</h3>
<ul><li>Up to 3 m of copper pipe, insulation, cable and drain hose</li><li>Mounting and levelling both units</li><li>Evacuation, leak test and a 20-minute run with the outlet temperature recorded</li></ul>
<h3>Can be added</h3>
<ul><li>Wall holes, pipe beyond 3 m, wall brackets and removal of old units, each priced as you choose it</li><li>Lifting outdoor units onto the roof, quoted after a look at the site</li></ul>
<h3>Not included</h3>
<ul><li>Refrigerant, agreed on the spot from a printed price list</li><li>Wall repairs and changes to the power supply</li></ul>
<h3>How the visit goes</h3>
<p>The fitter calls an hour ahead, looks at the place and the power supply, and writes down any extra cost. Work starts once you have signed. You test the unit together and accept it.</p>`,
    ),
    keywords: texts('空调 装机 移机 挂机 柜机 制冷', 'AC install split unit cooling fitter'),
    unit: 'visit',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'SV-AC', options: {}, amount: 26000 }],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: { 'service-place': ['on-site'], use: ['new-office', 'daily-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(label.included, '3 米管路、抽真空、检漏、试机', '3 m of pipe, evacuation, leak test, test run'),
      fact(label.excluded, '加氟、墙面修补、电源改造', 'Refrigerant, wall repairs, changes to the power supply'),
      fact(label.duration, '每台约 2 小时', 'About 2 hours a unit'),
      fact(label.staff, '2 人，持制冷与登高作业证', 'Two, certified for refrigeration and work at height'),
      fact(
        label.preparation,
        '独立插座或空开；物业允许外机位',
        'A dedicated socket or breaker; permission for the outdoor unit',
      ),
      area,
      fact(label.warranty, '安装质量 2 年', '2 years on workmanship'),
    ],
    sold: 1864,
    isFeatured: true,
    pictures: [
      { scene: 'air-conditioner', colours: ['#F3F0EA', '#0F5B5E'], material: 'plastic' },
      { scene: 'air-conditioner', colours: ['#F3F0EA', '#C99A3B'], material: 'plastic', details: ['outdoor'] },
      { scene: 'ladder', colours: ['#C99A3B', '#A9AEB3'], material: 'metal' },
    ],
  },
  {
    slug: 'office-network-cabling',
    kind: 'service',
    category: 'installation',
    name: texts('办公网络布线', 'Office network cabling'),
    summary: texts(
      '按信息点计价，线材、面板、理线、测试报告一口价',
      'Priced per outlet: cable, plate, dressing and test report at one price',
    ),
    description: texts(
      `<p>以“信息点”为单位：从机柜到桌边的一根网线，两端端接、贴标、逐点测试。线走吊顶，能隐就隐；不能隐的用线槽收直。</p>
<h3>包含</h3>
<ul><li>每点 60 米以内网线（六类非屏蔽，可选超六类屏蔽）、86 面板与模块</li><li>机柜内配线架端接、理线与双端标签</li><li>逐点测试，交付编号平面图和测试报告</li></ul>
<h3>不含</h3>
<ul><li>交换机与光纤熔接；没有机柜的，可以加选一台</li><li>地面开槽看过现场再报价，开槽后的修补不含在内</li></ul>
<h3>上门流程</h3>
<p>第一次上门免费勘察，定点位、走线和工期；第二次施工，可选夜间，不影响上班。完工当天交图纸并请您抽测。</p>`,
      `<p>The unit is one outlet: a cable from the cabinet to the desk, terminated at both ends, labelled and tested. Cables go above the ceiling where they can, and in straight trunking where they can’t.</p>
<h3>Included</h3>
<ul><li>Up to 60 m of cable (Cat 6 UTP, or shielded Cat 6A if you choose it), wall plate and module for each outlet</li><li>Termination on the patch panel, dressing, labels at both ends</li><li>A test for every outlet, a numbered floor plan and the report</li></ul>
<h3>Not included</h3>
<ul><li>Switches and fibre splicing; a cabinet can be added if there is none</li><li>Channels in the floor are quoted after a look at the site; repairs to the floor afterwards aren’t included</li></ul>
<h3>How the visit goes</h3>
<p>The first visit is a free survey to fix outlets, routes and dates. The work can be done at night. Drawings are handed over the same day and you spot-check the outlets.</p>`,
    ),
    keywords: texts('综合布线 网线 弱电 信息点 六类', 'structured cabling ethernet LAN outlet wiring'),
    unit: 'outlet',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'SV-NET', options: {}, amount: 19800 }],
    minimumQuantity: 6,
    leadDays: [3, 5],
    attributes: { 'service-place': ['on-site'], use: ['new-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '信息点（一个网口）', 'Outlet (one network port)'),
      fact(label.included, '60 米线、面板模块、端接、标签、测试', '60 m of cable, plate, termination, labels, test'),
      fact(label.excluded, '交换机、光纤、墙面与地面修补', 'Switches, fibre, wall and floor repairs'),
      fact(label.duration, '2 人每天约 16 点', 'About 16 outlets a day for two people'),
      area,
      fact(label.warranty, '线路 5 年', '5 years on the cabling'),
    ],
    sold: 7420,
    isFeatured: false,
    pictures: [
      { scene: 'network-rack', colours: ['#1B1F24', '#47627F', '#C99A3B'], material: 'metal' },
      { scene: 'cable', colours: ['#47627F', '#EFE8DA'], material: 'plastic', details: ['coil'] },
    ],
  },
  {
    slug: 'access-control-installation',
    kind: 'service',
    category: 'installation',
    name: texts('门禁安装调试', 'Access control installation'),
    summary: texts(
      '锁、读头、出门按钮装好，消防联动一并测试',
      'Lock, reader and exit button fitted, fire release tested with them',
    ),
    description: texts(
      `<p>适用于在本店或别处购买的门禁、玻璃门锁。我们负责安装、布线、录入与培训，并测试断电开门：这一步关系到人身安全，所以每扇门都做，拍照存档。</p>
<h3>包含</h3>
<ul><li>一扇门的锁体、读头、电源、出门按钮安装</li><li>20 米以内明线槽布线</li><li>录入 50 名人员，教会一名管理员</li></ul>
<h3>不含</h3>
<ul><li>设备本身、门体改造、玻璃开孔</li><li>接入消防主机（需消防维保单位配合）</li></ul>
<h3>上门流程</h3>
<p>请先上传门的正反面照片和玻璃厚度。上门当天约 3 小时，装好后逐项演示：刷卡、按钮、断电释放、临时密码。</p>`,
      `<p>For access control and glass-door locks bought here or elsewhere. We mount, wire, enrol and train, and we test that the door opens when power fails: that is a matter of safety, so it is done and photographed for every door.</p>
<h3>Included</h3>
<ul><li>Lock, reader, power supply and exit button for one door</li><li>Up to 20 m of surface wiring</li><li>Enrolling 50 people and training one administrator</li></ul>
<h3>Not included</h3>
<ul><li>The equipment, changes to the door, drilling glass</li><li>Connecting to the fire panel, which needs your fire-safety contractor</li></ul>
<h3>How the visit goes</h3>
<p>Send photos of both sides of the door and the glass thickness first. The visit takes about three hours and ends with a demonstration: card, button, release without power, temporary code.</p>`,
    ),
    keywords: texts('门禁 刷卡 指纹 玻璃门 电磁锁', 'door entry card reader fingerprint magnetic lock'),
    unit: 'visit',
    pricing: 'fixed',
    options: [
      option('door', texts('门型', 'Door'), { single: ['单开门', 'Single door'], double: ['双开门', 'Double door'] }),
    ],
    variants: [
      { sku: 'SV-ACS-1', options: { door: 'single' }, amount: 45000 },
      { sku: 'SV-ACS-2', options: { door: 'double' }, amount: 58000 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 4],
    attributes: { 'service-place': ['on-site'], use: ['security', 'new-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(label.included, '安装、20 米布线、录入 50 人、培训', 'Mounting, 20 m of wiring, 50 people, training'),
      fact(label.excluded, '设备、门体改造、消防主机接入', 'Equipment, door changes, fire panel'),
      fact(label.duration, '每门约 3 小时', 'About 3 hours a door'),
      fact(label.staff, '1–2 人，持低压电工证', 'One or two, licensed for low voltage'),
      fact(label.preparation, '门附近 220 V 电源、物业施工许可', '220 V near the door, permission from the building'),
      area,
      fact(label.warranty, '安装质量 1 年', '1 year on workmanship'),
    ],
    sold: 386,
    isFeatured: false,
    pictures: [
      { scene: 'door-lock', colours: ['#A9AEB3', '#0F5B5E'], material: 'metal' },
      { scene: 'toolbox', colours: ['#C8402F', '#1B1F24'], material: 'metal', details: ['open'] },
    ],
  },
  {
    slug: 'furniture-assembly',
    kind: 'service',
    category: 'installation',
    name: texts('办公家具组装', 'Office furniture assembly'),
    summary: texts(
      '桌椅柜架按件计价，装完带走包装',
      'Desks, chairs, cabinets and shelving by the piece; packaging taken away',
    ),
    description: texts(
      `<p>本店和别家的平板家具都装。师傅自带电批、水平尺和地面保护毯，按您的平面图摆放到位，调平、拧紧、对齐。</p>
<h3>包含</h3>
<ul><li>开箱、组装、摆放、调平</li><li>20 件以内的小件搬运（同层）</li><li>纸箱、泡沫清出现场</li></ul>
<h3>不含</h3>
<ul><li>无电梯的上楼搬运，按层计费</li><li>上墙固定：膨胀螺栓与打孔每点 15 元</li></ul>
<h3>上门流程</h3>
<p>到场先点数、查外观，有缺件或磕碰当场拍照登记，方便您售后；组装完请您逐件摇一摇、开一开再签收。</p>`,
      `<p>Flat-pack furniture from us or anyone else. Fitters bring drivers, levels and floor blankets, place each piece as on your plan, level it, tighten it and line it up.</p>
<h3>Included</h3>
<ul><li>Unpacking, assembly, placing and levelling</li><li>Moving up to 20 small items on the same floor</li><li>Boxes and foam taken away</li></ul>
<h3>Not included</h3>
<ul><li>Carrying up stairs where there is no lift, charged by the floor</li><li>Fixing to a wall: ¥15 a point with plugs and drilling</li></ul>
<h3>How the visit goes</h3>
<p>The fitters count and inspect first, and photograph anything missing or dented for your claim. At the end, shake and open each piece before you sign.</p>`,
    ),
    keywords: texts('家具安装 桌子 柜子 货架 师傅', 'desk chair cabinet flat pack fitter'),
    unit: 'piece',
    pricing: 'fixed',
    options: [
      option('piece', texts('家具类型', 'Furniture'), {
        chair: ['椅子', 'Chair'],
        desk: ['办公桌', 'Desk'],
        'sit-stand': ['升降桌', 'Sit-stand desk'],
        cabinet: ['文件柜 / 货架', 'Cabinet or shelving'],
      }),
    ],
    variants: [
      { sku: 'SV-FA-CHR', options: { piece: 'chair' }, amount: 2500 },
      { sku: 'SV-FA-DSK', options: { piece: 'desk' }, amount: 6000 },
      { sku: 'SV-FA-STD', options: { piece: 'sit-stand' }, amount: 9000 },
      { sku: 'SV-FA-CAB', options: { piece: 'cabinet' }, amount: 8000 },
    ],
    minimumQuantity: 2,
    leadDays: [1, 3],
    attributes: { 'service-place': ['on-site'], use: ['new-office', 'daily-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '件', 'Piece'),
      fact(label.included, '组装、摆放、调平、清运包装', 'Assembly, placing, levelling, removing packaging'),
      fact(label.excluded, '无电梯搬运、上墙打孔', 'Carrying without a lift, wall fixing'),
      fact(label.duration, '每人每天约 12 张桌或 30 把椅', 'About 12 desks or 30 chairs a person a day'),
      fact(label.minimum, '2 件', '2 pieces'),
      area,
      fact(label.warranty, '松动免费复紧，1 年', 'Loose joints tightened free for 1 year'),
    ],
    sold: 9310,
    isFeatured: false,
    pictures: [
      { scene: 'desk', colours: ['#7A5238', '#1B1F24'], material: 'wood', details: ['with-drawer'] },
      { scene: 'toolbox', colours: ['#6B7B4C', '#C99A3B'], material: 'metal', details: ['drill'] },
    ],
  },
  {
    slug: 'signage-installation',
    kind: 'service',
    category: 'installation',
    name: texts('标识招牌安装', 'Signage installation'),
    summary: texts(
      '公司招牌、墙字、灯箱上墙，可代为制作，定位纸样先贴给您看',
      'Signs, wall letters and light boxes, made by us if you like, shown on paper before anything is drilled',
    ),
    description: texts(
      `<p>安装之前先用 1:1 纸样贴在墙上，您站远看好高低再打孔。招牌可以自备，也可以由我们制作发光字或铝塑板画面。</p>
<h3>包含</h3>
<ul><li>1:1 定位纸样与水平校准</li><li>室内墙面或门头安装，打孔、固定、收边</li><li>灯箱接至现有 220 V 出线盒</li></ul>
<h3>可以加选</h3>
<ul><li>招牌制作、二层及以上安装与登高车，选好即见价格</li><li>代办户外广告备案，确认材料后报价</li></ul>
<h3>不含</h3>
<ul><li>吊车作业</li><li>墙面修补与电源改造</li></ul>
<h3>上门流程</h3>
<p>请先上传墙面照片、尺寸和材质。上门先贴样、拍照确认，再施工；完工拭净墙面，退场前请您签字。</p>`,
      `<p>A full-size paper template goes on the wall first; step back, decide on the height, then we drill. Bring your own sign, or have us make lit letters or a printed panel.</p>
<h3>Included</h3>
<ul><li>Full-size template and levelling</li><li>Mounting indoors or above a shop door: drilling, fixing, finishing edges</li><li>Connecting light boxes to an existing 220 V outlet</li></ul>
<h3>Can be added</h3>
<ul><li>Making the sign, mounting from the second floor up and a lifting platform, each priced as you choose it</li><li>Handling the permit for outdoor advertising, quoted once we have seen the papers</li></ul>
<h3>Not included</h3>
<ul><li>Cranes</li><li>Wall repairs and changes to the power supply</li></ul>
<h3>How the visit goes</h3>
<p>Send photos, sizes and the wall material first. We tape the template, you confirm by photo, then we work. The wall is wiped down and you sign before we go.</p>`,
    ),
    keywords: texts('招牌 门头 公司字 亚克力字 灯箱', 'sign letters logo wall mount light box'),
    unit: 'visit',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'SV-SG', options: {}, amount: 56800 }],
    minimumQuantity: 1,
    leadDays: [2, 5],
    attributes: { 'service-place': ['on-site'], use: ['reception', 'retail', 'opening'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(label.included, '纸样定位、打孔固定、清理', 'Template, drilling and fixing, cleaning up'),
      fact(label.excluded, '吊车作业、墙面修补、电源改造', 'Cranes, wall repairs, changes to the power supply'),
      fact(label.duration, '2–4 小时', '2–4 hours'),
      fact(label.staff, '2 人，持登高作业证', 'Two, certified for work at height'),
      fact(label.preparation, '墙面材质与尺寸照片、物业许可', 'Photos, wall material, permission from the building'),
      area,
      fact(label.warranty, '安装质量 2 年', '2 years on workmanship'),
    ],
    sold: 512,
    isFeatured: false,
    pictures: [
      { scene: 'sign-board', colours: ['#0F5B5E', '#EFE8DA'], material: 'metal', details: ['wall'] },
      { scene: 'ladder', colours: ['#8A8F94', '#C99A3B'], material: 'metal' },
    ],
  },
  {
    slug: 'meeting-room-setup',
    kind: 'service',
    category: 'installation',
    name: texts('会议室音视频搭建', 'Meeting-room set-up'),
    summary: texts(
      '投影、幕布、音箱、摄像头接好，一根线就能开会',
      'Projector, screen, speakers and camera wired so one cable starts the meeting',
    ),
    description: texts(
      `<p>会议室最怕开会前十分钟在找线。我们把投屏、声音、远程会议三件事接到一起，桌面只留一根线，并留一张中英文操作卡。</p>
<h3>包含</h3>
<ul><li>投影机或电视吊装、对焦与梯形校正</li><li>幕布、音箱、话筒、摄像头安装与调试</li><li>桌面到设备的 HDMI / USB-C 线路隐藏走线 15 米以内</li></ul>
<h3>不含</h3>
<ul><li>设备与线材（可在本店一并购买）</li><li>隔音、装修与强电增容</li></ul>
<h3>上门流程</h3>
<p>先约 20 分钟线上看图，确定设备位置；上门半天到一天；结束前用您的电脑真开一次远程会议，两边都听得清才算完。</p>`,
      `<p>Nothing spoils a meeting like hunting for a cable. We join casting, sound and video calls so the table has a single lead, and leave a card with instructions in Chinese and English.</p>
<h3>Included</h3>
<ul><li>Hanging the projector or television, focus and keystone</li><li>Mounting and tuning screen, speakers, microphones and camera</li><li>Up to 15 m of hidden HDMI or USB-C cable to the table</li></ul>
<h3>Not included</h3>
<ul><li>Equipment and cables, which you can add from this shop</li><li>Sound-proofing, building work and new power circuits</li></ul>
<h3>How the visit goes</h3>
<p>We look at the plan together online for 20 minutes, then come for half a day or a day. It is finished when a real call from your computer is clear at both ends.</p>`,
    ),
    keywords: texts('会议室 投影安装 视频会议 音响 投屏', 'conference AV projector video call screen'),
    unit: 'visit',
    pricing: 'fixed',
    options: [
      option('room', texts('会议室', 'Room'), {
        small: ['小型（8 人内）', 'Small, up to 8'],
        medium: ['中型（9–20 人）', 'Medium, 9–20'],
      }),
    ],
    variants: [
      { sku: 'SV-MR-S', options: { room: 'small' }, amount: 88000 },
      { sku: 'SV-MR-M', options: { room: 'medium' }, amount: 168000 },
    ],
    minimumQuantity: 1,
    leadDays: [3, 6],
    attributes: { 'service-place': ['on-site'], use: ['meeting', 'training', 'new-office'], 'lead-time': ['1-2w'] },
    specifications: [
      fact(label.included, '吊装、调试、15 米走线、试会', 'Hanging, tuning, 15 m of cable, test call'),
      fact(label.excluded, '设备与线材、装修', 'Equipment, cables, building work'),
      fact(label.duration, '半天至一天', 'Half a day to a day'),
      fact(label.staff, '2 人，含一名音视频工程师', 'Two, one of them an AV engineer'),
      fact(label.preparation, '吊顶检修口、220 V 电源、网络口', 'Ceiling access, 220 V, a network port'),
      area,
      fact(label.warranty, '安装 1 年，远程支持 3 个月', 'Installation 1 year, remote help 3 months'),
    ],
    sold: 241,
    isFeatured: false,
    pictures: [
      { scene: 'projector', colours: ['#1B1F24', '#C99A3B'], material: 'plastic', details: ['screen', 'mounted'] },
      { scene: 'meeting-table', colours: ['#C8A06A', '#1B1F24', '#47627F'], material: 'wood', details: ['chairs'] },
      { scene: 'camera', colours: ['#1B1F24', '#0F5B5E'], material: 'plastic', details: ['conference'] },
    ],
  },
];

/** Maintenance: repairs, inspections and help, once or by the month. */
const maintenance: SeedProduct[] = [
  {
    slug: 'air-conditioner-cleaning',
    kind: 'service',
    category: 'maintenance',
    name: texts('空调深度清洗', 'Air-conditioner deep cleaning'),
    summary: texts(
      '拆洗蒸发器与风轮，清完测温，异味一次除净',
      'Evaporator and fan taken out and washed, temperature measured, smells gone',
    ),
    description: texts(
      `<p>制冷变慢、出风有味，多半是蒸发器和风轮积了灰。我们拆下面板、风轮和接水盘，高温蒸汽加专用清洗剂冲到水清，再装回测温。</p>
<h3>包含</h3>
<ul><li>过滤网、蒸发器、风轮、接水盘拆洗</li><li>排水管疏通与消毒</li><li>地面墙面防护、污水带走</li></ul>
<h3>不含</h3>
<ul><li>外机清洗（可加选）、加氟、零件更换</li><li>吊顶内机需物业提供检修口</li></ul>
<h3>上门流程</h3>
<p>先开机测出风温度，再防护、拆洗、复装，最后再测一次。两次读数写在单上，您看得到差别。</p>`,
      `<p>Slow cooling and smells usually come from dust on the evaporator and fan. We take off the panel, fan and drip tray, clean them with steam and detergent until the water runs clear, and put them back.</p>
<h3>Included</h3>
<ul><li>Filter, evaporator, fan and drip tray taken apart and washed</li><li>Drain cleared and disinfected</li><li>Floor and wall protected, waste water taken away</li></ul>
<h3>Not included</h3>
<ul><li>Outdoor unit (add it as an option), refrigerant, parts</li><li>Ceiling units need an access panel</li></ul>
<h3>How the visit goes</h3>
<p>We measure the outlet temperature, protect the room, wash and reassemble, then measure again. Both readings go on your sheet.</p>`,
    ),
    keywords: texts('空调清洗 除异味 挂机清洗 中央空调', 'AC cleaning smell evaporator wash'),
    unit: 'device',
    pricing: 'fixed',
    options: [
      option('type', texts('机型', 'Unit type'), {
        wall: ['壁挂机', 'Wall unit'],
        floor: ['柜机', 'Floor unit'],
        ceiling: ['吸顶 / 风管机', 'Ceiling or ducted unit'],
      }),
      option('scope', texts('范围', 'Scope'), {
        indoor: ['内机', 'Indoor unit'],
        both: ['内机 + 外机', 'Indoor and outdoor'],
      }),
    ],
    variants: [
      { sku: 'SV-CC-W-I', options: { type: 'wall', scope: 'indoor' }, amount: 12800 },
      { sku: 'SV-CC-W-B', options: { type: 'wall', scope: 'both' }, amount: 19800 },
      { sku: 'SV-CC-F-I', options: { type: 'floor', scope: 'indoor' }, amount: 16800 },
      { sku: 'SV-CC-C-I', options: { type: 'ceiling', scope: 'indoor' }, amount: 22800 },
    ],
    minimumQuantity: 1,
    leadDays: [1, 3],
    attributes: { 'service-place': ['on-site'], use: ['daily-office', 'food'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(label.included, '拆洗、消毒、排水疏通、前后测温', 'Taking apart, disinfecting, drain, two readings'),
      fact(label.excluded, '加氟、换件', 'Refrigerant, parts'),
      fact(label.duration, '每台 60–90 分钟', '60–90 minutes a unit'),
      fact(label.staff, '2 人', 'Two people'),
      fact(label.preparation, '清开机下 1.5 米地面', '1.5 m of free floor below the unit'),
      area,
      fact(label.warranty, '30 天内异味返工', 'Redone within 30 days if smells return'),
    ],
    sold: 4120,
    isFeatured: false,
    pictures: [
      { scene: 'air-conditioner', colours: ['#E4E6E8', '#47627F'], material: 'plastic', details: ['ceiling'] },
      { scene: 'cleaning-cart', colours: ['#47627F', '#C99A3B'], material: 'plastic' },
    ],
  },
  {
    slug: 'printer-maintenance-plan',
    kind: 'service',
    category: 'maintenance',
    name: texts('打印机包月维护', 'Printer care by the month'),
    summary: texts(
      '定期清洁加随叫随修，零件与人工全含',
      'Regular cleaning and repairs on call, parts and labour included',
    ),
    description: texts(
      `<p>按台计费，一个季度起订。工程师每月上门一次做保养：清洁扫描玻璃与走纸通道、查看计数与耗材；其余时间出现卡纸、脱机、色偏，4 个工作小时内响应。</p>
<h3>包含</h3>
<ul><li>月度保养与打印质量检查</li><li>不限次数的故障维修，零件（定影、搓纸轮等）免费</li><li>停机超过一天，提供备用机</li></ul>
<h3>不含</h3>
<ul><li>粉盒、墨盒与纸张</li><li>进水、摔落、擅自拆机造成的损坏</li></ul>
<h3>服务怎么走</h3>
<p>签约后首次上门做全面检查并贴资产编号，之后每月固定一天。报修在会员中心提交，注明现象和照片，我们先远程判断再派人。</p>`,
      `<p>Charged by the machine, from one quarter. An engineer comes once a month to clean the glass and the paper path and read the counters. In between we answer jams, lost connections and colour shifts within four working hours.</p>
<h3>Included</h3>
<ul><li>Monthly service and print-quality check</li><li>Any number of repairs, with parts such as fusers and rollers</li><li>A replacement machine if yours is down for more than a day</li></ul>
<h3>Not included</h3>
<ul><li>Toner, ink and paper</li><li>Damage by liquids, falls or unauthorised opening</li></ul>
<h3>How it goes</h3>
<p>The first visit checks and labels every machine; after that we come on a fixed day each month. Report faults in the member centre with a photo. We look from a distance first, then send someone.</p>`,
    ),
    keywords: texts('打印机维修 复印机保养 包年 外包', 'printer repair copier service contract'),
    unit: 'month',
    pricing: 'fixed',
    options: [
      option('class', texts('机型', 'Class'), {
        'mono-a4': ['A4 黑白', 'A4 mono'],
        'colour-a4': ['A4 彩色', 'A4 colour'],
        a3: ['A3 复合机', 'A3 copier'],
      }),
    ],
    variants: [
      { sku: 'SV-PM-A4M', options: { class: 'mono-a4' }, amount: 9800 },
      { sku: 'SV-PM-A4C', options: { class: 'colour-a4' }, amount: 14800 },
      { sku: 'SV-PM-A3', options: { class: 'a3' }, amount: 26800 },
    ],
    minimumQuantity: 3,
    leadDays: [1, 3],
    attributes: { 'service-place': ['on-site', 'remote'], use: ['daily-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '每台每月，3 个月起', 'Machine and month, from 3 months'),
      fact(label.included, '保养、维修、零件、备用机', 'Service, repairs, parts, replacement machine'),
      fact(label.excluded, '粉盒、墨盒、纸张、人为损坏', 'Toner, ink, paper, accidental damage'),
      fact(texts('响应', 'Response'), '4 个工作小时内', 'Within 4 working hours'),
      fact(label.staff, '固定工程师', 'The same engineer each time'),
      area,
      repairWarranty,
    ],
    sold: 1568,
    isFeatured: false,
    pictures: [
      { scene: 'printer', colours: ['#F3F0EA', '#47627F'], material: 'plastic', details: ['open'] },
      { scene: 'toner', colours: ['#1B1F24', '#C99A3B'], material: 'plastic' },
    ],
  },
  {
    slug: 'electrical-safety-inspection',
    kind: 'service',
    category: 'maintenance',
    name: texts('办公用电安全检测', 'Office electrical inspection'),
    summary: texts(
      '逐个配电箱测温测漏电，出具带照片的报告',
      'Every board checked for heat and leakage, with a photographed report',
    ),
    description: texts(
      `<p>电气火灾大多从一个松动的接线端子开始。两名电工带热像仪、漏电测试仪，逐箱逐路检查，把温度异常和漏电开关失灵找出来。</p>
<h3>包含</h3>
<ul><li>配电箱热成像、端子紧固检查</li><li>漏电保护器动作测试、接地电阻测量</li><li>插座极性与过载抽查，每 10 个工位 5 个</li><li>三个工作日内交报告，问题按急、缓分级</li></ul>
<h3>不含</h3>
<ul><li>整改施工与更换元件（可以另行报价）</li><li>高压侧与变压器检测、法定消防检测</li></ul>
<h3>上门流程</h3>
<p>检测漏电开关要短时断电，我们逐路进行，每路约 5 分钟，提前与您约定时间，通常排在午休或下班后。</p>`,
      `<p>Most electrical fires begin with one loose terminal. Two electricians bring a thermal camera and testers and go through every board and circuit to find hot spots and protective switches that no longer trip.</p>
<h3>Included</h3>
<ul><li>Thermal imaging of boards, terminals checked for tightness</li><li>Trip test of residual-current devices, earth resistance</li><li>Polarity and load of sockets, five for every ten desks</li><li>A report within three working days, findings graded by urgency</li></ul>
<h3>Not included</h3>
<ul><li>Repairs and replacement parts, quoted separately</li><li>High-voltage side, transformers and statutory fire inspections</li></ul>
<h3>How the visit goes</h3>
<p>Trip tests cut the power briefly, one circuit at a time, about five minutes each. We agree the time beforehand, usually at lunch or after hours.</p>`,
    ),
    keywords: texts('电路检查 配电箱 漏电 消防 用电安全', 'electrician safety test thermal imaging board'),
    unit: 'visit',
    pricing: 'fixed',
    options: [
      option('area', texts('面积', 'Floor area'), {
        '300': ['300 m² 以内', 'Up to 300 m²'],
        '1000': ['301–1000 m²', '301–1,000 m²'],
      }),
    ],
    variants: [
      { sku: 'SV-EL-300', options: { area: '300' }, amount: 68000 },
      { sku: 'SV-EL-1000', options: { area: '1000' }, amount: 138000 },
    ],
    minimumQuantity: 1,
    leadDays: [2, 5],
    attributes: { 'service-place': ['on-site'], use: ['daily-office', 'security'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(label.included, '热像、漏电、接地、插座抽查、报告', 'Thermal images, leakage, earth, sockets, report'),
      fact(label.excluded, '整改、高压、法定检测', 'Repairs, high voltage, statutory tests'),
      fact(label.duration, '2–5 小时', '2–5 hours'),
      fact(label.staff, '2 人，持电工证', 'Two licensed electricians'),
      fact(label.preparation, '配电间钥匙、允许分路断电', 'Key to the board room, permission to cut circuits'),
      area,
      fact(texts('报告', 'Report'), '3 个工作日内，PDF', 'Within 3 working days, PDF'),
    ],
    sold: 233,
    isFeatured: false,
    pictures: [
      { scene: 'toolbox', colours: ['#C99A3B', '#1B1F24'], material: 'metal', details: ['open', 'metal'] },
      { scene: 'cable', colours: ['#C8402F', '#1B1F24'], material: 'plastic', details: ['power'] },
    ],
  },
  {
    slug: 'computer-help-desk',
    kind: 'service',
    category: 'maintenance',
    name: texts('电脑与网络技术支持', 'Computer and network help'),
    summary: texts(
      '远程先解决，解决不了再上门，按小时计费',
      'Remote first, on site if it has to be, charged by the hour',
    ),
    description: texts(
      `<p>系统变慢、连不上打印机、换新电脑要搬数据、网络时断时续：多数问题远程半小时内就能处理。需要上门时，从师傅到场开始计时。</p>
<h3>包含</h3>
<ul><li>系统、驱动、办公软件安装与设置</li><li>数据迁移、共享文件夹与打印机设置</li><li>无线网络排查与路由器设置</li></ul>
<h3>不含</h3>
<ul><li>正版软件授权、配件与数据恢复</li><li>绕过密码、安装来源不明的软件</li></ul>
<h3>服务怎么走</h3>
<p>下单后工程师联系您，远程会用到屏幕共享，全程您看得见，随时可以断开。动手前先备份；处理完告诉您原因和预防办法。</p>`,
      `<p>A slow system, a printer that vanished, data to move to a new computer, a network that drops out: most of it is settled remotely in half an hour. On site, the clock starts when the engineer arrives.</p>
<h3>Included</h3>
<ul><li>Setting up systems, drivers and office software</li><li>Moving data, shared folders and printers</li><li>Finding Wi-Fi faults and setting up routers</li></ul>
<h3>Not included</h3>
<ul><li>Software licences, parts and data recovery</li><li>Getting around passwords, software from doubtful sources</li></ul>
<h3>How it goes</h3>
<p>An engineer contacts you after the order. Remote work uses screen sharing: you see everything and can end it at any time. We back up first, and afterwards explain the cause and how to avoid it.</p>`,
    ),
    keywords: texts('电脑维修 IT 外包 重装系统 网络故障', 'IT support PC repair helpdesk wifi'),
    unit: 'hour',
    pricing: 'fixed',
    options: [option('place', texts('方式', 'Where'), { remote: ['远程', 'Remote'], onsite: ['上门', 'On site'] })],
    variants: [
      { sku: 'SV-IT-R', options: { place: 'remote' }, amount: 8000 },
      { sku: 'SV-IT-S', options: { place: 'onsite' }, amount: 16000 },
    ],
    minimumQuantity: 1,
    leadDays: [0, 1],
    attributes: { 'service-place': ['remote', 'on-site'], use: ['daily-office', 'remote-work'], 'lead-time': ['48h'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '小时，不足一小时按一小时', 'Hour, part hours rounded up'),
      fact(label.included, '软件设置、数据迁移、网络排查', 'Software, data, network faults'),
      fact(label.excluded, '软件授权、配件、数据恢复', 'Licences, parts, data recovery'),
      fact(texts('时间', 'Hours'), '工作日 9:00–18:00', 'Working days 9:00–18:00'),
      fact(
        texts('响应', 'Response'),
        '远程 30 分钟内，上门当天或次日',
        'Remote within 30 minutes, on site the same or next day',
      ),
      area,
      repairWarranty,
    ],
    sold: 2870,
    isFeatured: false,
    pictures: [
      { scene: 'monitor', colours: ['#1B1F24', '#0F5B5E'], material: 'plastic' },
      { scene: 'router', colours: ['#1B1F24', '#C8402F'], material: 'plastic', details: ['antennas'] },
    ],
  },
  {
    slug: 'plumbing-and-wiring-repair',
    kind: 'service',
    category: 'maintenance',
    name: texts('办公室水电维修', 'Office plumbing and wiring repairs'),
    summary: texts(
      '漏水、跳闸、灯不亮，上门费含首小时工时',
      'Leaks, tripping breakers, dead lamps; the call-out includes the first hour',
    ),
    description: texts(
      `<p>茶水间龙头滴水、卫生间堵塞、插座没电、灯管闪烁，一位持证水电工上门处理。材料按价目表收费，换之前先给您看价格。</p>
<h3>包含</h3>
<ul><li>上门与首小时工时</li><li>常用小件：生料带、密封圈、螺丝、扎带</li><li>修后试水、试电 10 分钟</li></ul>
<h3>不含</h3>
<ul><li>龙头、开关、灯具等材料</li><li>墙内暗管、消防管道、物业公共管线</li></ul>
<h3>上门流程</h3>
<p>师傅先关阀或断电，再查原因、报价，您同意后维修。超出首小时按半小时计。</p>`,
      `<p>A dripping tap in the pantry, a blocked drain, a dead socket, a flickering lamp: a licensed plumber-electrician comes. Parts follow a price list, and you see the price before anything is changed.</p>
<h3>Included</h3>
<ul><li>Call-out and the first hour</li><li>Small parts: tape, seals, screws, ties</li><li>Ten minutes of testing afterwards</li></ul>
<h3>Not included</h3>
<ul><li>Taps, switches, lamps and other materials</li><li>Pipes inside walls, fire mains, pipes belonging to the building</li></ul>
<h3>How the visit goes</h3>
<p>Water or power is shut off, the cause is found, the price is given, and work starts once you agree. Beyond the first hour we charge by the half hour.</p>`,
    ),
    keywords: texts('水管 漏水 电路 跳闸 疏通 灯具', 'plumber electrician leak socket drain'),
    unit: 'visit',
    pricing: 'fixed',
    options: [
      option('time', texts('时间', 'Time'), {
        day: ['工作日 9:00–18:00', 'Working days 9:00–18:00'],
        evening: ['夜间与周末', 'Evenings and weekends'],
      }),
    ],
    variants: [
      { sku: 'SV-PW-D', options: { time: 'day' }, amount: 18000 },
      { sku: 'SV-PW-E', options: { time: 'evening' }, amount: 26000 },
    ],
    minimumQuantity: 1,
    leadDays: [0, 2],
    attributes: { 'service-place': ['on-site'], use: ['daily-office', 'food'], 'lead-time': ['48h'] },
    specifications: [
      fact(label.included, '上门、首小时、小件、试水试电', 'Call-out, first hour, small parts, testing'),
      fact(label.excluded, '材料、墙内管线、公共管线', 'Materials, pipes in walls or of the building'),
      fact(texts('超时', 'Beyond the first hour'), '每半小时 60 元', '¥60 for each half hour'),
      fact(label.staff, '1 人，持证', 'One, licensed'),
      fact(label.preparation, '告知总阀与配电箱位置', 'Show us the main valve and the board'),
      area,
      repairWarranty,
    ],
    sold: 1493,
    isFeatured: false,
    pictures: [
      { scene: 'toolbox', colours: ['#B5704F', '#1B1F24'], material: 'metal', details: ['metal', 'drill'] },
      { scene: 'ladder', colours: ['#C99A3B', '#A9AEB3'], material: 'metal', details: ['bucket'] },
    ],
  },
];

/** Moving, cleaning and what keeps rooms pleasant. */
const movingAndCleaning: SeedProduct[] = [
  {
    slug: 'office-moving',
    kind: 'service',
    category: 'moving-cleaning',
    name: texts('办公室搬迁', 'Office moving'),
    summary: texts(
      '勘察、打包、拆装、复位，周五下班搬、周一上班用',
      'Survey, packing, dismantling and rebuilding: leave on Friday, work on Monday',
    ),
    description: texts(
      `<p>搬办公室最难的不是重，是乱。我们按工位编号：每个人的箱子、电脑、椅子写同一个号，到新址按图归位。</p>
<h3>包含</h3>
<ul><li>上门勘察、平面编号、箱子与标签（每工位 2 箱）</li><li>家具拆装、电脑线缆打包复位</li><li>运输与 200 万元货物运输险</li></ul>
<h3>不含</h3>
<ul><li>空调移机（可另约）</li><li>无电梯上楼、保险柜和服务器机柜，按实际情况另计入报价</li></ul>
<h3>搬迁怎么走</h3>
<p>勘察后两个工作日出报价和时间表，报价 30 天有效。搬迁前一天送箱，当天先拆后运，落位后开机检查，一周内可免费回来一次收空箱、补调整。</p>`,
      `<p>The hard part of an office move isn’t the weight but the muddle. We number by workplace: a person’s boxes, computer and chair carry one number and go to the same number on the new plan.</p>
<h3>Included</h3>
<ul><li>Survey, numbered plan, boxes and labels, two boxes a workplace</li><li>Dismantling and rebuilding furniture, packing and reconnecting computers</li><li>Transport, insured for up to ¥2,000,000</li></ul>
<h3>Not included</h3>
<ul><li>Moving air conditioners, booked separately</li><li>Buildings without a lift, safes and server racks, which the quotation adds</li></ul>
<h3>How it goes</h3>
<p>Two working days after the survey you have a price and a timetable; the quotation holds for 30 days. Boxes come the day before. On the day we dismantle, move, place and switch on, and within a week we return once, free of charge, for the empties and small corrections.</p>`,
    ),
    keywords: texts('搬家 公司搬迁 打包 拆装 运输', 'relocation movers packing transport'),
    unit: 'visit',
    pricing: 'quote',
    options: [],
    variants: [],
    minimumQuantity: 1,
    leadDays: [5, 10],
    attributes: { 'service-place': ['on-site'], use: ['new-office'], 'lead-time': ['1-2w'] },
    specifications: [
      fact(
        label.included,
        '勘察、箱子标签、拆装、运输、保险',
        'Survey, boxes and labels, rebuilding, transport, insurance',
      ),
      fact(
        label.excluded,
        '空调移机；无电梯、保险柜、服务器机柜另计',
        'Air conditioners; no lift, safes and server racks are extra',
      ),
      fact(label.duration, '20 个工位约 1 天', 'About a day for 20 workplaces'),
      fact(label.staff, '按体量 4–12 人', '4–12 people, depending on size'),
      fact(label.preparation, '新旧平面图、物业搬运时间', 'Both floor plans, the building’s moving hours'),
      area,
      fact(texts('报价有效期', 'Quotation valid for'), '30 天', '30 days'),
    ],
    sold: 148,
    isFeatured: true,
    pictures: [
      { scene: 'moving-truck', colours: ['#0F5B5E', '#EFE8DA', '#1B1F24'], material: 'metal', details: ['boxes'] },
      { scene: 'carton', colours: ['#C8A06A', '#C8402F'], material: 'kraft', details: ['stacked'] },
    ],
  },
  {
    slug: 'carpet-cleaning',
    kind: 'service',
    category: 'moving-cleaning',
    name: texts('地毯清洗', 'Carpet cleaning'),
    summary: texts(
      '热水抽洗，四小时可走人，咖啡渍单独处理',
      'Hot-water extraction, walkable in four hours, coffee stains treated by hand',
    ),
    description: texts(
      `<p>先吸尘去沙，再喷中性剂、旋转刷洗，最后热水抽吸，八成水分当场带走。走道油渍、咖啡和中性笔渍预先点处理。</p>
<h3>包含</h3>
<ul><li>吸尘、预处理、抽洗、边角手刷</li><li>移开并放回轻家具（单件 20 kg 以内）</li><li>吹干机加速，4–6 小时可使用</li></ul>
<h3>不含</h3>
<ul><li>羊毛手工毯（送洗报价）</li><li>烫痕、褪色等不可逆损伤</li></ul>
<h3>上门流程</h3>
<p>先在角落试洗一块，颜色不掉再大面积施工。建议排在周五下班或周六；施工期间请关闭空调直吹。</p>`,
      `<p>We vacuum out grit, spray a neutral agent, scrub with rotating brushes and extract with hot water, taking most of the moisture away. Grease in walkways, coffee and ink are treated beforehand.</p>
<h3>Included</h3>
<ul><li>Vacuuming, pre-treatment, extraction, edges by hand</li><li>Moving light furniture, up to 20 kg a piece, and putting it back</li><li>Air movers; ready in 4–6 hours</li></ul>
<h3>Not included</h3>
<ul><li>Hand-made wool rugs, cleaned off site on quotation</li><li>Burns, fading and other lasting damage</li></ul>
<h3>How the visit goes</h3>
<p>A test patch comes first, and the rest follows if the colour holds. Friday evening or Saturday works best. Please keep air conditioning from blowing on the floor.</p>`,
    ),
    keywords: texts('地毯 清洁 去污 办公保洁', 'carpet shampoo stain removal extraction'),
    unit: 'square-metre',
    pricing: 'fixed',
    options: [],
    variants: [{ sku: 'SV-CP-M2', options: {}, amount: 900 }],
    tiers: [
      { fromQuantity: 300, amount: 780 },
      { fromQuantity: 1000, amount: 650 },
    ],
    minimumQuantity: 60,
    leadDays: [2, 4],
    attributes: { 'service-place': ['on-site'], use: ['daily-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '平方米，60 m² 起', 'Square metre, from 60 m²'),
      fact(label.included, '预处理、抽洗、吹干、移放轻家具', 'Pre-treatment, extraction, drying, light furniture'),
      fact(label.excluded, '手工毯、不可逆损伤', 'Hand-made rugs, lasting damage'),
      fact(label.duration, '每 300 m² 约 5 小时', 'About 5 hours for 300 m²'),
      fact(label.staff, '2–3 人', 'Two or three'),
      area,
      fact(texts('返工', 'Redone'), '7 天内污渍返洗', 'Stains cleaned again within 7 days'),
    ],
    sold: 21400,
    isFeatured: false,
    pictures: [
      { scene: 'cleaning-cart', colours: ['#C99A3B', '#1B1F24'], material: 'plastic', details: ['vacuum'] },
      { scene: 'sofa', colours: ['#6B7B4C', '#C8A06A'], material: 'fabric' },
    ],
  },
  {
    slug: 'office-deep-cleaning',
    kind: 'service',
    category: 'moving-cleaning',
    name: texts('办公室深度保洁', 'Office deep cleaning'),
    summary: texts(
      '开荒、换季、验收前的大扫除，玻璃灯具踢脚线一并擦',
      'For new premises, the change of season or a hand-over: glass, lamps and skirting too',
    ),
    description: texts(
      `<p>从上往下、从里往外：灯具、吊顶风口、隔断、桌面、键盘缝、玻璃、踢脚线、地面。卫生间与茶水间除垢消毒。</p>
<h3>包含</h3>
<ul><li>自带设备与药剂，用在食物接触面的为食品级</li><li>3 米以内的灯具与玻璃内侧</li><li>垃圾分类装袋，集中到物业堆放点</li></ul>
<h3>可以加选</h3>
<ul><li>地毯清洗、全场消毒，选好即见价格</li></ul>
<h3>不含</h3>
<ul><li>外墙玻璃、3 米以上作业、虫害处理</li><li>文件与私人抽屉，我们不开</li></ul>
<h3>上门流程</h3>
<p>按房间清单逐项打勾，完工由您的负责人带着走一遍；不满意的当场补做。贵重物品请提前收好。</p>`,
      `<p>From top to bottom and from the inside out: lamps, air vents, partitions, desks, keyboards, glass, skirting, floors. Washrooms and pantries are descaled and disinfected.</p>
<h3>Included</h3>
<ul><li>Our own machines and agents, food-safe where food is touched</li><li>Lamps and the inside of windows, up to 3 m</li><li>Rubbish sorted, bagged and taken to the building’s collection point</li></ul>
<h3>Can be added</h3>
<ul><li>Carpet washing and disinfection throughout, each priced as you choose it</li></ul>
<h3>Not included</h3>
<ul><li>Outside glass, work above 3 m, pest control</li><li>Papers and private drawers: we don’t open them</li></ul>
<h3>How the visit goes</h3>
<p>We tick off a list room by room and your representative walks round at the end. Anything missed is done on the spot. Please put valuables away first.</p>`,
    ),
    keywords: texts('保洁 开荒 大扫除 清洁 消毒', 'cleaning disinfection spring clean handover'),
    unit: 'square-metre',
    pricing: 'configured',
    options: [],
    variants: [{ sku: 'SV-DC', options: {}, amount: 680 }],
    minimumQuantity: 80,
    leadDays: [1, 3],
    attributes: { 'service-place': ['on-site'], use: ['daily-office', 'new-office'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '建筑面积平方米，80 m² 起', 'Square metre of floor, from 80 m²'),
      fact(label.included, '设备药剂、玻璃灯具、卫生间消毒', 'Machines and agents, glass and lamps, washrooms'),
      fact(label.excluded, '外墙、高空、虫害', 'Outside walls, work at height, pests'),
      fact(label.duration, '每 200 m² 约 5 小时', 'About 5 hours for 200 m²'),
      fact(label.staff, '3–6 人', 'Three to six people'),
      area,
      fact(texts('返工', 'Redone'), '48 小时内免费补做', 'Anything missed is done within 48 hours'),
    ],
    sold: 36800,
    isFeatured: false,
    pictures: [
      { scene: 'cleaning-cart', colours: ['#0F5B5E', '#C99A3B'], material: 'plastic' },
      { scene: 'cleaning-cart', colours: ['#47627F', '#C8402F'], material: 'plastic', details: ['sign'] },
    ],
  },
  {
    slug: 'wall-repainting',
    kind: 'service',
    category: 'moving-cleaning',
    name: texts('墙面翻新', 'Wall repainting'),
    summary: texts(
      '低气味水性漆，周末刷完周一照常上班',
      'Low-odour water-based paint: done over the weekend, back to work on Monday',
    ),
    description: texts(
      `<p>铲掉起皮，找平打磨，一底两面。颜色由您从色卡挑，也可以按公司标志色打样。家具地面全包护，接缝美纹纸贴直。</p>
<h3>包含</h3>
<ul><li>墙面铲补打磨、一底漆两面漆</li><li>家具搬移与保护、收工清洁</li><li>色板小样 1 次</li></ul>
<h3>不含</h3>
<ul><li>发霉渗水治理、贴砖墙面、天花造型</li><li>3.5 米以上脚手架</li></ul>
<h3>上门流程</h3>
<p>勘察测量后出报价；进场先试刷一面，您看过颜色再继续。水性漆 24 小时后可以挂物，气味当天就淡了；介意的话我们改排周五晚上。</p>`,
      `<p>Loose paint is scraped, the wall filled and sanded, then one primer and two coats. Choose the colour from a card, or we match your company colour with a sample. Furniture and floors are covered, edges masked straight.</p>
<h3>Included</h3>
<ul><li>Scraping, filling, sanding, primer and two coats</li><li>Moving and covering furniture, cleaning up</li><li>One colour sample</li></ul>
<h3>Not included</h3>
<ul><li>Mould and damp, tiled walls, shaped ceilings</li><li>Scaffolding above 3.5 m</li></ul>
<h3>How the visit goes</h3>
<p>We measure and quote; on the day one wall is painted first and you approve the colour. The smell fades within a day, and things may be hung after 24 hours. Friday evenings can be arranged.</p>`,
    ),
    keywords: texts('刷墙 粉刷 乳胶漆 墙面修补', 'painting decorating walls emulsion'),
    unit: 'square-metre',
    pricing: 'fixed',
    options: [
      option('paint', texts('漆面', 'Paint'), {
        standard: ['环保水性漆', 'Water-based'],
        washable: ['抗污耐擦漆', 'Washable, stain-resistant'],
      }),
    ],
    variants: [
      { sku: 'SV-WP-STD', options: { paint: 'standard' }, amount: 2800 },
      { sku: 'SV-WP-WSH', options: { paint: 'washable' }, amount: 3600 },
    ],
    minimumQuantity: 40,
    leadDays: [3, 6],
    attributes: { 'service-place': ['on-site'], use: ['new-office', 'daily-office'], 'lead-time': ['1-2w'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '墙面平方米，40 m² 起', 'Square metre of wall, from 40 m²'),
      fact(label.included, '铲补打磨、一底两面、保护清洁', 'Preparation, three coats, protection, cleaning'),
      fact(label.excluded, '渗水发霉、天花造型、脚手架', 'Damp and mould, shaped ceilings, scaffolding'),
      fact(label.duration, '每 100 m² 约 1 天', 'About a day for 100 m²'),
      fact(
        label.material,
        '水性漆，VOC ≤ 50 g/L，可提供检测报告',
        'Water-based, VOC up to 50 g/L, test report available',
      ),
      area,
      fact(label.warranty, '不起皮、不脱落 2 年', '2 years against peeling'),
    ],
    sold: 5840,
    isFeatured: false,
    pictures: [
      { scene: 'wall-paint', colours: ['#B5704F', '#EFE8DA'], details: ['roller', 'wall'] },
      { scene: 'wall-paint', colours: ['#0F5B5E', '#EFE8DA'], details: ['fan'] },
      { scene: 'ladder', colours: ['#A9AEB3', '#C99A3B'], material: 'metal', details: ['bucket'] },
    ],
  },
  {
    slug: 'office-plant-rental',
    kind: 'service',
    category: 'moving-cleaning',
    name: texts('绿植租摆与养护', 'Office plants, rented and cared for'),
    summary: texts('每周上门养护，黄叶枯萎免费更换', 'Weekly care; plants that wilt are replaced at no cost'),
    description: texts(
      `<p>植物租而不买：我们按采光搭配品种，每周一次浇水、擦叶、修剪、防虫，长势不好就换一盆，前台永远是精神的。</p>
<h3>包含</h3>
<ul><li>花盆、托盘、首次摆放与位置建议</li><li>每周一次养护、每季度一次换盆</li><li>枯死、缺损免费更换</li></ul>
<h3>不含</h3>
<ul><li>花盆被人为打破的赔偿</li><li>节日鲜花与会议插花（另行报价）</li></ul>
<h3>服务怎么走</h3>
<p>首次上门看光线，配一张布置图；签满三个月起，之后按月续，提前七天说一声就能停。</p>`,
      `<p>Rent plants instead of buying them: we choose species for your light and come weekly to water, wipe, prune and watch for pests. Whatever looks poorly is exchanged.</p>
<h3>Included</h3>
<ul><li>Pots, saucers, placing and advice</li><li>Weekly care and a change of plants each quarter</li><li>Free replacement of plants that die or lose their shape</li></ul>
<h3>Not included</h3>
<ul><li>Pots broken by accident</li><li>Cut flowers for festivals and meetings, quoted separately</li></ul>
<h3>How it goes</h3>
<p>We look at the light on the first visit and draw a plan. The first term is three months, then month by month; seven days’ notice ends it.</p>`,
    ),
    keywords: texts('绿植 植物 盆栽 租赁 花卉 发财树', 'plants rental greenery pots flowers'),
    unit: 'month',
    pricing: 'fixed',
    options: [
      option('set', texts('套餐', 'Set'), {
        '6': ['6 盆（小型办公室）', 'Six plants, small office'],
        '15': ['15 盆（含 2 盆大型）', 'Fifteen plants, two of them large'],
      }),
    ],
    variants: [
      { sku: 'SV-PL-06', options: { set: '6' }, amount: 18000 },
      { sku: 'SV-PL-15', options: { set: '15' }, amount: 42000 },
    ],
    minimumQuantity: 3,
    leadDays: [2, 4],
    attributes: { 'service-place': ['on-site'], use: ['daily-office', 'reception'], 'lead-time': ['3-5d'] },
    specifications: [
      fact(texts('计价单位', 'Charged per'), '每月，3 个月起', 'Month, from 3 months'),
      fact(label.included, '花盆、每周养护、免费更换', 'Pots, weekly care, free replacements'),
      fact(label.excluded, '人为损坏、节日鲜花', 'Breakage, festival flowers'),
      fact(
        texts('品种', 'Species'),
        '绿萝、龟背竹、虎尾兰、发财树等',
        'Pothos, monstera, snake plant, money tree and others',
      ),
      fact(label.preparation, '告知朝向与空调风口', 'Tell us about windows and air vents'),
      area,
      fact(texts('停租', 'Ending'), '提前 7 天', '7 days’ notice'),
    ],
    sold: 1204,
    isFeatured: false,
    pictures: [
      { scene: 'plant', colours: ['#6B7B4C', '#B5704F'] },
      { scene: 'plant', colours: ['#6B7B4C', '#EFE8DA'], details: ['tall'] },
    ],
  },
];

/** Services to book. Each says what is included, what is not, and how the visit goes. */
export const services: SeedProduct[] = [...installation, ...maintenance, ...movingAndCleaning];
