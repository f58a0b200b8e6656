import { plainHeading } from './plain-heading.ts';

/** In what the amounts of a column are written, as its heading says. */
export interface AmountUnit {
  /** As it stands there. */
  name: string;
  /** Powers of ten above the yuan: -2 for fen, 4 for 万元. Undefined: other money, which nobody turns into yuan. */
  power: number | undefined;
}

/** Words by their power, as `plainHeading` has them. */
const scales: [power: number, words: string][] = [
  [-2, '分|fen|cents?'],
  [-1, '角|jiao'],
  [1, '十元'],
  [2, '百元?'],
  [3, "千元?|thousands?|k|['’‘]?000s?"],
  [4, '[万萬]元?|10k|ten-?thousands?'],
  [5, '十[万萬]元?'],
  [6, '百[万萬]元?|millions?'],
  [7, '千[万萬]元?'],
  [8, '[亿億]元?'],
  [9, '十[亿億]元?|billions?'],
  [0, '[元圆圓]整?|yuan'],
];
const ours = '(?:人民币|人民幣|rmb|cny|[¥￥])';
const foreign =
  '(?:美[元金分]|usd?|us\\$|\\$|港[币幣元]|hkd|hk\\$|欧元|歐元|eur|€|英镑|英鎊|gbp|£|日[元圆圓]|jpy|円|[台臺][币幣]|新[台臺][币幣]|twd|nt\\$|澳门[币元]|mop|澳元|aud|加元|cad|新加坡元|新元|sgd|韩元|krw|卢布|rub|泰铢|thb|瑞士法郎|chf|外[币幣]|原[币幣])';
const anyScale = scales.map(([, words]) => words).join('|');
const ofOurs = `(?:${ours}|${ours}?(?:${anyScale})(?:${ours}|yuan)?)`;
const ofForeign = `(?:[十百千万萬亿億]*${foreign}[十百千万萬亿億元]*|${foreign}(?:${anyScale}))`;
const word = `(?:${ofForeign}|${ofOurs})`;
const said = '(?:货币|计价|计量)?单位|币种|unit|in';

/** In brackets, with the sign of what is counted or without, or behind a stroke. */
const marked = new RegExp(
  `(?:[([{【〔〖][+-]?(?:(?:金额)?(?:${said}))?(${word}?)[)\\]}】〕〗]|[/|](${word})|,?(?:${said})(${word}))$`,
);
/** Behind the name and by nothing kept apart: `金额万元`, `amount_fen`. */
const bare = new RegExp(`(${word})$`);
/** In a line above the headings: `单位：万元`. The company that an account belongs to (收款单位) is another word. */
const above = new RegExp(`(?:^|[^\\p{L}])(?:金额|货币|计价|币种)?(?:单位|unit)\\s*:?\\s*(${word})(?=$|[^\\p{L}])`, 'u');

/** A heading in two parts: its name and its unit; the whole where it has none. */
export function takeUnit(heading: string): { name: string; unit?: AmountUnit } {
  const plain = plainHeading(heading);
  const [whole, ...names] = marked.exec(plain) ?? bare.exec(plain) ?? [];
  if (whole === undefined || whole.length === plain.length) return { name: plain };
  return { name: plain.slice(0, -whole.length), unit: toUnit(names.find(Boolean) ?? '') };
}

/** The same where a mark keeps the unit apart: what else ends like one, as points (积分), is left as it is. */
export function findMarkedUnit(heading: string): AmountUnit | undefined {
  return marked.test(plainHeading(heading)) ? takeUnit(heading).unit : undefined;
}

/** What the lines above a table say of all its amounts; the line nearest to it counts. */
export function findUnitAbove(rows: readonly { cells: string[] }[]): AmountUnit | undefined {
  const units = rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => above.exec(cell.normalize('NFKC').toLowerCase())?.[1] ?? []);
  const nearest = units.at(-1);
  return nearest === undefined ? undefined : toUnit(nearest);
}

const isForeign = new RegExp(`^${ofForeign}$`);

function toUnit(name: string): AmountUnit {
  if (isForeign.test(name)) return { name, power: undefined };
  const scale = name.replaceAll(new RegExp(ours, 'g'), '').replace(/(?<=.)yuan$/, '');
  const [power] = scales.find(([, words]) => new RegExp(`^(?:${words})$`).test(scale)) ?? [];
  return { name, power: scale === '' ? 0 : power };
}

/** Plain decimals in another unit as plain decimals of yuan: digits are moved, nothing is worked out. */
export function toYuanText(amount: string, power: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? [];
  const digits = `${'0'.repeat(Math.max(0, -power))}${whole}${fraction}${'0'.repeat(Math.max(0, power))}`;
  const point = Math.max(0, -power) + whole.length + power;
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const behind = digits.slice(point).replace(/0+$/, '');
  return `${sign}${before}${behind === '' ? '' : `.${behind}`}`;
}
