import {
  each,
  formula,
  group,
  line,
  multi,
  number,
  once,
  onRequest,
  option,
  perSquareMetre,
  type SeedTemplate,
  share,
  single,
  size,
  steps,
  when,
  yesNo,
} from './spec-authoring.ts';

/** Asked room by room, because drilling and pipes differ: the price is for the whole visit. */
const airConditioning: SeedTemplate = {
  product: 'air-conditioner-installation',
  minimumQuantity: 1,
  automaticQuantityMax: 1,
  unit: 'visit',
  nodes: [
    ...group(
      'rooms',
      ['房间', 'Rooms'],
      null,
      number(
        'small_rooms',
        ['20 平方米以下的房间', 'Rooms up to 20 m²'],
        { min: 0, max: 20, step: 1, start: 1, unit: ['间', 'rooms'] },
        {
          price_rule: steps([1, 26_000], [4, 24_000], [10, 22_000]),
        },
      ),
      number(
        'large_rooms',
        ['20 平方米以上的房间', 'Rooms above 20 m²'],
        { min: 0, max: 20, step: 1, start: 0, unit: ['间', 'rooms'] },
        {
          price_rule: steps([1, 38_000], [4, 35_000]),
        },
      ),
    ),
    ...single(
      'wall',
      ['外墙', 'Outer wall'],
      [
        option('hole_there', ['已有孔位', 'Holes already there']),
        option('brick', ['砖墙打孔', 'Brick, to be drilled'], formula('(small_rooms + large_rooms) × 5000')),
        option('concrete', ['混凝土打孔', 'Concrete, to be drilled'], formula('(small_rooms + large_rooms) × 12000')),
      ],
    ),
    ...number(
      'pipe',
      ['另加铜管', 'Extra copper pipe'],
      { min: 0, max: 100, step: 0.5, start: 0, unit: ['米', 'm'] },
      {
        price_rule: each(9500),
      },
    ),
    ...single(
      'outdoor',
      ['外机位置', 'Outdoor unit'],
      [
        option('balcony', ['阳台或地面', 'Balcony or ground']),
        option(
          'bracket',
          ['外墙支架', 'Bracket on the wall'],
          formula('(small_rooms + large_rooms) × 8000'),
          number(
            'floor_level',
            ['楼层', 'Floor'],
            { min: 1, max: 60, step: 1, start: 3, unit: ['层', 'floor'] },
            { price_rule: formula('max(0, floor_level − 6) × 2000') },
          ),
        ),
        option('roof', ['屋顶吊装', 'Lifted onto the roof'], onRequest),
      ],
    ),
    ...yesNo('removal', ['拆除旧机', 'Remove the old units'], formula('(small_rooms + large_rooms) × 8000')),
    ...yesNo('weekend', ['周末施工', 'Weekend work'], share(2000)),
  ],
};

const cabling: SeedTemplate = {
  product: 'office-network-cabling',
  minimumQuantity: 6,
  automaticQuantityMax: 200,
  nodes: [
    ...group(
      'points',
      ['信息点，含线缆与面板', 'Network outlets with cable and plate'],
      steps([6, 19_800], [24, 18_200], [60, 16_500]),
      single(
        'cable',
        ['线缆', 'Cable'],
        [option('cat6', ['六类', 'Cat 6']), option('cat6a', ['超六类屏蔽', 'Cat 6A, shielded'], each(6500))],
      ),
    ),
    ...single(
      'route',
      ['走线', 'Route'],
      [
        option('ceiling', ['吊顶内', 'Above the ceiling']),
        option('trunking', ['明装线槽', 'Trunking on the wall'], each(2800)),
        option('under_floor', ['地面开槽', 'Channel in the floor'], onRequest),
      ],
    ),
    ...single(
      'cabinet',
      ['机柜', 'Cabinet'],
      [
        option('cabinet_there', ['已有机柜', 'Already there']),
        option(
          'cabinet_new',
          ['新装 12U 机柜', 'New 12U cabinet'],
          once(46_900),
          multi(
            'in_cabinet',
            ['柜内', 'In the cabinet'],
            [
              option('patch_panel', ['24 口配线架', '24-port patch panel'], formula('ceil(qty ÷ 24) × 18000')),
              option('power_strip', ['机柜插排', 'Power strip'], once(14_900)),
            ],
          ),
        ),
      ],
    ),
    ...yesNo('night', ['夜间施工', 'Night work'], share(3000)),
  ],
};

const deepCleaning: SeedTemplate = {
  product: 'office-deep-cleaning',
  minimumQuantity: 80,
  automaticQuantityMax: 3000,
  nodes: [
    ...group(
      'floor_area',
      ['建筑面积', 'Floor area'],
      steps([80, 680], [300, 620], [1000, 560]),
      single(
        'state',
        ['现状', 'State'],
        [
          option('in_use', ['日常使用中', 'In use']),
          option('after_works', ['装修后开荒', 'After building works'], each(500)),
        ],
      ),
    ),
    ...multi(
      'clean_extras',
      ['加项', 'Extras'],
      [
        option(
          'carpets',
          ['地毯清洗', 'Carpet washing'],
          null,
          number(
            'carpet_area',
            ['地毯面积', 'Carpet area'],
            { min: 5, max: 3000, step: 1, start: 40, unit: ['平方米', 'm²'] },
            { price_rule: formula('carpet_area × 900') },
          ),
        ),
        option('disinfection', ['全场消毒', 'Disinfection throughout'], each(150)),
      ],
    ),
    ...single(
      'time',
      ['时间', 'Time'],
      [
        option('workday', ['工作日', 'Working day']),
        option('evening', ['下班后', 'After hours'], share(1500)),
        option('holiday', ['节假日', 'Public holiday'], share(5000)),
      ],
    ),
  ],
};

/** An estimate at once; the price itself only after somebody has seen the office. */
const moving: SeedTemplate = {
  product: 'office-moving',
  minimumQuantity: 1,
  automaticQuantityMax: 1,
  nodes: [
    ...group('survey', ['上门勘察后报价', 'Quoted after a visit'], onRequest),
    ...number(
      'desks_moved',
      ['工位数', 'Workplaces'],
      { min: 1, max: 300, step: 1, start: 10, unit: ['个', 'places'] },
      {
        price_rule: steps([1, 12_000], [20, 10_500], [60, 9500]),
      },
    ),
    ...number(
      'distance',
      ['运输距离', 'Distance'],
      { min: 1, max: 200, step: 1, start: 10, unit: ['公里', 'km'] },
      {
        price_rule: formula('30000 + max(0, distance − 10) × 600'),
      },
    ),
    ...single(
      'lift',
      ['电梯', 'Lift'],
      [
        option('lift_both', ['两头都有', 'At both ends']),
        option(
          'lift_missing',
          ['有一头没有', 'None at one end'],
          null,
          number(
            'floors',
            ['走楼梯的层数', 'Floors to climb'],
            { min: 1, max: 30, step: 1, start: 2, unit: ['层', 'floors'] },
            { price_rule: formula('floors × desks_moved × 800') },
          ),
        ),
      ],
    ),
    ...multi(
      'special',
      ['特殊物品', 'Special items'],
      [
        option('safe', ['保险柜', 'Safe'], onRequest),
        option('server_rack', ['服务器机柜', 'Server racks'], onRequest),
        option('plants', ['绿植', 'Plants'], once(8000)),
      ],
    ),
    ...yesNo('packing', ['代为打包', 'We pack for you'], formula('desks_moved × 3500')),
    ...line('move_note', ['补充说明', 'Anything else'], 300),
  ],
};

const signs: SeedTemplate = {
  product: 'signage-installation',
  minimumQuantity: 1,
  automaticQuantityMax: 10,
  nodes: [
    ...size(
      'sign',
      ['招牌尺寸', 'Sign size'],
      { min: 200, max: 12_000, start: { width: 2400, height: 800 } },
      {
        price_rule: perSquareMetre(15_000, null, 1),
      },
    ),
    ...single(
      'made',
      ['招牌', 'The sign'],
      [
        option('sign_there', ['已有招牌，只安装', 'Supplied by you, mounting only']),
        option(
          'acrylic',
          ['制作亚克力发光字', 'Made by us: lit acrylic letters'],
          perSquareMetre(98_000, 'sign', 1),
          number(
            'letters',
            ['字数', 'Letters'],
            { min: 1, max: 60, step: 1, start: 6, unit: ['个', 'letters'] },
            { price_rule: each(4800) },
          ),
        ),
        option('panel', ['制作铝塑板画面', 'Made by us: printed panel'], perSquareMetre(26_000, 'sign', 1)),
      ],
    ),
    ...single(
      'mounting',
      ['安装位置', 'Location'],
      [
        option('indoor', ['室内墙面', 'Indoors'], each(28_000)),
        option('ground_floor', ['一层门头', 'Above a shop door'], each(42_000)),
        option(
          'high',
          ['二层及以上', 'Second floor or higher'],
          each(58_000),
          yesNo('lifting', ['需要登高车', 'Lifting platform needed'], once(80_000)),
        ),
      ],
    ),
    ...when({ node: 'made', equals: 'acrylic' }, yesNo('timer', ['定时开关', 'Timer'], each(6800))),
    ...yesNo('permit', ['代办备案', 'We handle the permit'], onRequest),
  ],
};

export const serviceSpecs: SeedTemplate[] = [airConditioning, cabling, deepCleaning, moving, signs];
