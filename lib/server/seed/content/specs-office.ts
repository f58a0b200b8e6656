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

const assembly = single(
  'assembly',
  ['安装', 'Assembly'],
  [
    option('self', ['自行安装', 'Assemble it yourself']),
    option(
      'on_site',
      ['上门安装', 'Assembled at your office'],
      formula('6000 + qty × 2500'),
      yesNo('stairs', ['无电梯', 'No lift in the building'], formula('qty × 1500')),
    ),
  ],
);

const desks: SeedTemplate = {
  product: 'straight-leg-desk',
  minimumQuantity: 1,
  automaticQuantityMax: 60,
  nodes: [
    ...group(
      'desk',
      ['办公桌', 'Desk'],
      steps([1, 39_900], [10, 37_900], [30, 35_900]),
      single(
        'desk_size',
        ['台面尺寸', 'Top'],
        [
          option('top_120', ['120 × 60 厘米', '120 × 60 cm']),
          option('top_140', ['140 × 70 厘米', '140 × 70 cm'], each(8000)),
          option('top_160', ['160 × 80 厘米', '160 × 80 cm'], each(14_000)),
        ],
      ),
      single(
        'top_colour',
        ['台面颜色', 'Top colour'],
        [
          option('oak', ['浅橡木', 'Light oak']),
          option('walnut', ['胡桃木', 'Walnut'], each(3000)),
          option('white_top', ['暖白', 'Warm white']),
        ],
      ),
      single(
        'legs',
        ['桌架颜色', 'Frame colour'],
        [option('black_legs', ['黑', 'Black']), option('white_legs', ['白', 'White'])],
      ),
    ),
    ...multi(
      'desk_extras',
      ['配件', 'Extras'],
      [
        option('cable_tray', ['线槽', 'Cable tray'], each(4500)),
        option('power_box', ['桌面插座', 'Desktop socket'], each(12_800)),
        option('front_panel', ['前挡板', 'Modesty panel'], each(6800)),
        option('pedestal', ['三抽活动柜', 'Drawer pedestal'], each(25_900)),
      ],
    ),
    ...assembly,
  ],
};

const chairs: SeedTemplate = {
  product: 'ergonomic-mesh-chair',
  minimumQuantity: 1,
  automaticQuantityMax: 100,
  nodes: [
    ...group(
      'chair',
      ['网椅', 'Mesh chair'],
      steps([1, 79_900], [20, 74_900], [50, 69_900]),
      single(
        'mesh',
        ['网布颜色', 'Mesh'],
        [
          option('mesh_black', ['黑', 'Black']),
          option('mesh_grey', ['灰', 'Grey']),
          option(
            'mesh_own',
            ['定制颜色', 'Your own colour'],
            onRequest,
            line('mesh_code', ['色号', 'Colour code'], 20, {
              required: true,
            }),
          ),
        ],
      ),
      single(
        'arms',
        ['扶手', 'Arms'],
        [
          option('arms_fixed', ['固定', 'Fixed']),
          option('arms_4d', ['四向可调', 'Four-way adjustable'], each(9800)),
          option('arms_none', ['无', 'None']),
        ],
      ),
      yesNo('headrest', ['头枕', 'Headrest'], each(10_000)),
      single(
        'castors',
        ['脚轮', 'Castors'],
        [
          option('castors_hard', ['硬轮，适合地毯', 'Hard, for carpet']),
          option('castors_soft', ['软轮，适合地板', 'Soft, for hard floors'], each(2000)),
        ],
      ),
    ),
    ...assembly,
  ],
};

const shelves: SeedTemplate = {
  product: 'boltless-shelving',
  minimumQuantity: 1,
  automaticQuantityMax: 80,
  nodes: [
    ...size(
      'bay',
      ['单组宽高', 'Width and height of a bay'],
      { min: 600, max: 3000, start: { width: 1200, height: 2000 } },
      {
        price_rule: perSquareMetre(5200, null, 1.2),
      },
    ),
    ...single(
      'depth',
      ['深度', 'Depth'],
      [
        option('depth_400', ['40 厘米', '40 cm']),
        option('depth_500', ['50 厘米', '50 cm'], share(1500)),
        option('depth_600', ['60 厘米', '60 cm'], share(2800)),
      ],
    ),
    ...number(
      'boards',
      ['层数', 'Shelves'],
      { min: 3, max: 8, step: 1, start: 4, unit: ['层', 'shelves'] },
      {
        price_rule: formula('qty × boards × ceil(bay.width ÷ 100) × 180'),
      },
    ),
    ...single(
      'load',
      ['每层承重', 'Load per shelf'],
      [
        option('load_100', ['100 公斤', '100 kg']),
        option('load_200', ['200 公斤', '200 kg'], share(2200)),
        option('load_more', ['200 公斤以上', 'More than 200 kg'], onRequest),
      ],
    ),
    ...assembly,
  ],
};

const meetingTables: SeedTemplate = {
  product: 'meeting-table-made-to-measure',
  minimumQuantity: 1,
  automaticQuantityMax: 10,
  nodes: [
    ...size(
      'table',
      ['台面尺寸', 'Table top'],
      { min: 900, max: 6000, start: { width: 2400, height: 1200 } },
      {
        price_rule: perSquareMetre(54_900, null, 2),
      },
    ),
    ...single(
      'surface',
      ['饰面', 'Surface'],
      [
        option('melamine', ['三聚氰胺板', 'Melamine']),
        option('veneer', ['实木皮', 'Wood veneer'], perSquareMetre(38_000, 'table', 2)),
        option('stone', ['岩板', 'Sintered stone'], perSquareMetre(96_000, 'table', 2)),
      ],
    ),
    ...number(
      'sockets',
      ['翻盖插座', 'Flip-top sockets'],
      { min: 0, max: 8, step: 1, start: 1, unit: ['个', 'sockets'] },
      {
        price_rule: each(16_800),
      },
    ),
    ...when(
      { node: 'sockets', at_least: 1 },
      yesNo('video', ['插座带视频接口', 'Sockets with video'], formula('qty × sockets × 9800')),
    ),
    ...single(
      'delivery',
      ['送货', 'Delivery'],
      [
        option('to_floor', ['送货上楼并安装', 'Carried up and assembled'], once(28_000)),
        option('to_door', ['送到楼下', 'To the building entrance'], once(12_000)),
      ],
    ),
  ],
};

export const officeSpecs: SeedTemplate[] = [desks, chairs, shelves, meetingTables];
