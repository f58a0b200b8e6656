import {
  artwork,
  each,
  formula,
  group,
  line,
  madeBefore,
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

const printReady: [string, string] = [
  '建议使用 PDF，四边各留 3 毫米出血',
  'Best as a PDF with 3 mm bleed on every side',
];

const businessCards: SeedTemplate = {
  product: 'classic-business-cards',
  minimumQuantity: 1,
  automaticQuantityMax: 200,
  nodes: [
    ...group(
      'cards',
      ['名片，每盒 100 张', 'Cards, 100 to a box'],
      steps([1, 1800], [5, 1600], [20, 1400]),
      single(
        'paper',
        ['纸张', 'Paper'],
        [
          option('coated_300', ['300 克铜版纸', '300 g coated']),
          option('matt_350', ['350 克哑粉纸', '350 g matt coated'], each(300)),
          option('cotton_600', ['600 克棉卡', '600 g cotton'], each(4200)),
        ],
      ),
      single(
        'printing',
        ['印刷面', 'Printing'],
        [option('front', ['单面', 'Front only']), option('both', ['双面', 'Both sides'], each(600))],
      ),
      single(
        'corners',
        ['边角', 'Corners'],
        [option('square', ['直角', 'Square']), option('rounded', ['圆角', 'Rounded'], each(200))],
      ),
    ),
    ...multi(
      'card_extras',
      ['加工', 'Finishing'],
      [
        option('lamination', ['覆哑膜', 'Matt lamination'], each(400)),
        option('foil', ['烫金', 'Foil stamping'], formula('12000 + qty × 800')),
      ],
    ),
    ...number(
      'names',
      ['人名款数', 'Different names'],
      { min: 1, max: 50, step: 1, start: 1, unit: ['款', 'names'] },
      {
        price_rule: formula('(names − 1) × 1000'),
      },
    ),
    ...artwork(printReady, { sizes: [{ option: null, width: 90, height: 54 }] }),
  ],
};

const brochures: SeedTemplate = {
  product: 'stapled-brochures',
  minimumQuantity: 50,
  automaticQuantityMax: 5000,
  nodes: [
    ...single(
      'format',
      ['成品尺寸', 'Finished size'],
      [
        option('a5', ['A5，148 × 210 毫米', 'A5, 148 × 210 mm']),
        option('a4', ['A4，210 × 297 毫米', 'A4, 210 × 297 mm']),
        option(
          'format_own',
          ['自定尺寸', 'Your own'],
          onRequest,
          line('format_note', ['尺寸说明', 'Which size'], 60, {
            required: true,
          }),
        ),
      ],
    ),
    ...group(
      'cover',
      ['封面', 'Cover'],
      formula('8000 + qty × (60 + 50 × a4)'),
      single(
        'cover_paper',
        ['封面纸张', 'Cover paper'],
        [
          option('cover_same', ['与内页相同', 'Same as the inner pages']),
          option('cover_200', ['200 克铜版纸', '200 g coated'], each(18)),
          option(
            'cover_250',
            ['250 克铜版纸', '250 g coated'],
            each(26),
            multi(
              'cover_finish',
              ['封面加工', 'Cover finishing'],
              [
                option('cover_matt', ['覆哑膜', 'Matt lamination'], each(35)),
                option('cover_spot', ['局部 UV', 'Spot varnish'], formula('15000 + qty × 22')),
              ],
            ),
          ),
        ],
      ),
    ),
    ...group(
      'inner',
      ['内页', 'Inner pages'],
      null,
      number(
        'pages',
        ['页数（含封面）', 'Pages, cover included'],
        { min: 8, max: 48, step: 4, start: 16, unit: ['页', 'pages'] },
        {
          price_rule: formula('pages × 1500 + qty × pages × (9 + 8 × a4)'),
        },
      ),
      single(
        'inner_paper',
        ['内页纸张', 'Inner paper'],
        [
          option('inner_128', ['128 克铜版纸', '128 g coated']),
          option('inner_157', ['157 克铜版纸', '157 g coated'], formula('qty × pages × 2')),
          option('inner_matt', ['157 克哑粉纸', '157 g matt coated'], formula('qty × pages × 3')),
        ],
      ),
    ),
    ...yesNo('proof', ['数码实样一本', 'One printed proof'], once(6000)),
    ...yesNo('rush', ['三天加急', 'Ready in three days'], share(2500)),
    ...artwork(printReady, {
      sizes: [
        { option: 'a5', width: 148, height: 210 },
        { option: 'a4', width: 210, height: 297 },
      ],
      pages_of: 'pages',
    }),
  ],
};

const mailerBoxes: SeedTemplate = {
  product: 'custom-mailer-boxes',
  minimumQuantity: 50,
  automaticQuantityMax: 10_000,
  nodes: [
    ...size(
      'inside',
      ['内尺寸', 'Inside size'],
      {
        min: 30,
        max: 450,
        start: { length: 200, width: 150, height: 60 },
      },
      { price_rule: perSquareMetre(820, null, 0.06) },
    ),
    ...single(
      'flute',
      ['瓦型', 'Flute'],
      [
        option('flute_e', ['E 瓦，1.5 毫米', 'E flute, 1.5 mm']),
        option('flute_b', ['B 瓦，3 毫米', 'B flute, 3 mm'], perSquareMetre(90, 'inside')),
      ],
    ),
    ...single(
      'liner',
      ['面纸', 'Liner'],
      [
        option('kraft', ['牛卡', 'Kraft']),
        option('white', ['白卡', 'White'], perSquareMetre(60, 'inside')),
        option('coated', ['裱 157 克铜版纸', '157 g coated sheet laminated on'], perSquareMetre(320, 'inside')),
      ],
    ),
    ...single(
      'box_print',
      ['印刷', 'Printing'],
      [
        option('box_plain', ['不印刷', 'None']),
        option('one_colour', ['单色柔印', 'One colour, flexo'], formula('18000 + qty × 18')),
        option('full_colour', ['四色胶印', 'Full colour, offset'], formula('60000 + qty × 55')),
      ],
    ),
    ...when(
      { node: 'box_print', one_of: ['one_colour', 'full_colour'] },
      yesNo('inside_print', ['内面也印', 'Printed inside too'], share(1800)),
    ),
    ...chooseDie(),
    ...artwork(['建议使用按刀版图排版的 PDF', 'Best as a PDF laid out on the die line']),
  ],
};

/** A new size needs a die; a repeat order of the same size has one. */
function chooseDie() {
  return single(
    'die',
    ['刀版', 'Die'],
    [
      option(
        'die_new',
        ['新开刀版', 'New die'],
        formula('max(15000, (inside.length + inside.width + inside.height) × 40)'),
      ),
      madeBefore(option('die_kept', ['沿用以往订单的刀版', 'Die kept from an earlier order']), {
        option: 'die_new',
        same: ['inside'],
      }),
    ],
  );
}

const shippingCartons: SeedTemplate = {
  product: 'printed-shipping-cartons',
  minimumQuantity: 100,
  automaticQuantityMax: 20_000,
  nodes: [
    ...size(
      'carton',
      ['内尺寸', 'Inside size'],
      {
        min: 100,
        max: 1200,
        start: { length: 400, width: 300, height: 250 },
      },
      { price_rule: perSquareMetre(430, null, 0.3) },
    ),
    ...single(
      'board',
      ['纸板', 'Board'],
      [
        option('three_ply', ['三层 B 瓦', 'Single wall, B flute']),
        option('five_ply', ['五层 BC 瓦', 'Double wall, BC flute'], perSquareMetre(210, 'carton')),
      ],
    ),
    ...single(
      'carton_print',
      ['印色', 'Printing'],
      [
        option('carton_one', ['单色', 'One colour'], formula('12000 + qty × 8')),
        option('carton_two', ['双色', 'Two colours'], formula('24000 + qty × 15')),
        option('carton_none', ['不印刷', 'None']),
      ],
    ),
    ...yesNo('handles', ['手挽孔', 'Hand holes'], each(12)),
    ...yesNo('glued', ['钉箱改粘箱', 'Glued instead of stitched'], each(6)),
  ],
};

const banners: SeedTemplate = {
  product: 'printed-banners',
  minimumQuantity: 1,
  automaticQuantityMax: 300,
  unit: 'piece',
  nodes: [
    ...size(
      'banner',
      ['成品尺寸', 'Finished size'],
      { min: 300, max: 50_000, start: { width: 3000, height: 1000 } },
      {
        price_rule: perSquareMetre(1800, null, 1),
      },
    ),
    ...single(
      'cloth',
      ['材质', 'Material'],
      [
        option('black_back', ['520 克黑底布', '520 g black-backed']),
        option('backlit', ['550 克灯箱布', '550 g backlit'], perSquareMetre(600, 'banner', 1)),
        option('mesh', ['网格布', 'Mesh'], perSquareMetre(400, 'banner', 1)),
      ],
    ),
    ...single(
      'edges',
      ['边缘', 'Edges'],
      [
        option(
          'hem',
          ['热合包边打扣', 'Welded hem with eyelets'],
          formula('qty × ceil((banner.width + banner.height) × 2 ÷ 500) × 60'),
        ),
        option('pole', ['上下穿杆', 'Pole pockets'], formula('qty × ceil(banner.width × 2 ÷ 1000) × 300')),
        option('cut', ['净切', 'Cut to size']),
      ],
    ),
    ...yesNo('ropes', ['配绳', 'With ropes'], each(500)),
    ...artwork(['1:1 或 1:10 制作，成品尺寸下不低于 45 dpi', 'Full size or 1:10; at least 45 dpi at full size'], {
      bleed: 0,
      resolution: 45,
      size_of: 'banner',
    }),
  ],
};

const labels: SeedTemplate = {
  product: 'printed-label-rolls',
  minimumQuantity: 5,
  automaticQuantityMax: 1000,
  nodes: [
    ...size('label', ['单枚尺寸', 'Label size'], { min: 15, max: 300, start: { width: 60, height: 40 } }),
    ...number(
      'per_roll',
      ['每卷枚数', 'Labels per roll'],
      { min: 500, max: 5000, step: 500, start: 1000, unit: ['枚', 'labels'] },
      {
        price_rule: formula('qty × max(3800, per_roll × label.width × label.height ÷ 1000000 × 3600)'),
      },
    ),
    ...single(
      'stock',
      ['材料', 'Material'],
      [
        option('paper_label', ['铜版纸', 'Coated paper']),
        option(
          'film_label',
          ['白色 PP 膜', 'White film'],
          formula('qty × per_roll × label.width × label.height ÷ 1000000 × 900'),
        ),
        option(
          'clear_label',
          ['透明膜', 'Clear film'],
          formula('qty × per_roll × label.width × label.height ÷ 1000000 × 1200'),
        ),
      ],
    ),
    ...single(
      'shape',
      ['模切', 'Shape'],
      [option('rectangle', ['矩形', 'Rectangle']), option('own_shape', ['异形', 'Your own outline'], once(28_000))],
    ),
    ...artwork(printReady, { size_of: 'label' }),
  ],
};

const notebooks: SeedTemplate = {
  product: 'custom-notebooks',
  minimumQuantity: 50,
  automaticQuantityMax: 3000,
  nodes: [
    ...group(
      'notebook',
      ['A5 硬面本', 'A5 hardcover notebook'],
      steps([50, 2280], [200, 1680], [500, 1280]),
      single(
        'cover_material',
        ['封面', 'Cover'],
        [option('art_paper', ['特种纸', 'Art paper']), option('soft_pu', ['仿皮 PU', 'Soft PU'], each(320))],
      ),
      multi(
        'logo',
        ['标志工艺', 'Logo'],
        [
          option('deboss', ['压凹', 'Debossed'], formula('9000 + qty × 60')),
          option('gold', ['烫金', 'Foil stamped'], formula('12000 + qty × 90')),
        ],
      ),
      single(
        'ruling',
        ['内页', 'Pages'],
        [
          option('ruled', ['横线', 'Ruled']),
          option('dotted', ['点阵', 'Dotted']),
          option('own_pages', ['定制内页', 'Your own design'], formula('20000 + qty × 120')),
        ],
      ),
    ),
    ...yesNo('gift_box', ['礼盒装', 'Gift box for each'], each(650)),
  ],
};

export const printSpecs: SeedTemplate[] = [
  businessCards,
  brochures,
  mailerBoxes,
  shippingCartons,
  banners,
  labels,
  notebooks,
];
