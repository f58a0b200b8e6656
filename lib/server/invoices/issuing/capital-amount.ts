import type { Fen } from '#lib/server/kernel/money.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/**
 * An amount as Chinese invoices write it out (大写): 12345.60 → 壹万贰仟叁佰肆拾伍圆陆角整. Below zero it begins with 负, as red
 * ones do.
 */
export function toCapitalAmount(amount: Fen): string {
  const fen = Math.abs(amount);
  const yuan = Math.floor(fen / 100);
  const [jiao, cent] = [Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan > 0 ? `${wholeNumber(yuan)}圆` : '';
  const parts = `${jiao > 0 ? `${digits[jiao]}角` : ''}${cent > 0 ? `${digits[cent]}分` : ''}`;
  const between = yuan > 0 && jiao === 0 && cent > 0 ? '零' : '';
  const text = `${whole}${between}${parts}` || '零圆';
  return `${amount < 0 ? '负' : ''}${text}${cent === 0 ? '整' : ''}`;
}

function wholeNumber(yuan: number): string {
  let text = '';
  let rest = yuan;
  for (let index = 0; rest > 0; index += 1, rest = Math.floor(rest / 10_000)) {
    const group = rest % 10_000;
    const isGapBelow = text !== '' && !text.startsWith('零') && wasShort(yuan, index);
    text = `${group > 0 ? `${groupOfFour(group)}${groups[index]}` : ''}${isGapBelow ? '零' : ''}${text}`;
  }
  return text;
}

/** Whether a zero stands between a group and the one below it. */
const wasShort = (yuan: number, index: number) => Math.floor(yuan / 10_000 ** (index - 1)) % 10_000 < 1000;

function groupOfFour(group: number): string {
  let text = '';
  let isZeroBelow = true;
  for (let place = 0, rest = group; rest > 0; place += 1, rest = Math.floor(rest / 10)) {
    const digit = rest % 10;
    if (digit > 0) text = `${digits[digit]}${places[place]}${text}`;
    else if (!isZeroBelow) text = `零${text}`;
    isZeroBelow = digit === 0;
  }
  return text;
}
