import { DomainError } from '../../kernel/errors.ts';
import { isKeyboardWalk } from './keyboard-walk.ts';

/** Passwords by how often they are used, some 49,000 of zxcvbn's list, in lower case. Read when the first one is chosen. */
let common: Promise<ReadonlyMap<string, number>> | undefined;

async function loadCommon(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));
}

/** Words so far up in the list are tried with the usual endings as well. */
const lastTriedRank = 3000;

/** Family names in pinyin, words and names that stand before a handful of digits in every list of leaked passwords here. */
const beginnings =
  'wang|li|zhang|liu|chen|yang|huang|zhao|wu|zhou|xu|sun|ma|zhu|hu|guo|he|lin|gao|luo|woaini|woaiwojia|wodemima|mima|woshishui|tiantian|nihao|laopo|laogong|baobao|qinaide|zhongguo|beijing|shanghai|xiaoming|xiaohong|woaizhongguo|zhangwei|wangwei|wangfang|liwei|lina|zhangmin|lijing|wangjing|liuwei|zhangli|zhangjing|liming|lilei|hanmeimei|huawei|xiaomi|tencent|baidu|jingdong|aliyun|shangcheng|mall|store|storefront|operator|manager|seller|buyer|demo|admin|administrator|root|test|user|guest|shop|taobao|weixin|wechat|alipay|qq|abc|abcd|aa|password|passwd|pass|qwerty|qwer|asdf|zxcv|asd|zxc|qwe|qaz|a|z|q|我爱你|我爱我家|我的密码|密码|你好|管理员|一生一世|生日快乐|中国|老婆|老公|宝贝';
/** What people add where a password has to be longer, or to hold a digit or a mark. */
const endings =
  '(?:\\d{0,3}|123\\d*|(?:19|20)\\d\\d|(\\d)\\1+|(?:520|521|1314)+)(?:[!@#$%.?*~]{0,3}|[@#]\\d{1,3}|[@#]123\\d*|[@#](?:19|20)\\d\\d|!@#\\$?%?)';
const joined = new RegExp(`^(?:${beginnings})${endings}$`);
const ending = new RegExp(`^${endings}$`);
const wordWithEnding = /^(\p{L}{4,})(.+)$/u;
/** Numbers that mean something when they are spoken in Chinese. */
const spoken = /^(?:520|521|1314|5211314|5201314|7758521|7758258|5845201314|3344520|168168|147258|159357)+$/;
const chineseDigits = /^[零〇一二三四五六七八九十]+$/;

/** A birthday, which is what a password of digits mostly is, or a mobile number. */
const dateOrNumber = /^(?:(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|1[3-9]\d{9})$/;

/** One character again and again, or a piece of it: `88888888`, `abababab`, `passpass`. */
const repeated = /^(.{1,4})\1+$/;

/** Whether each character follows, or precedes, the one before: `345678`, `fedcba`, `67890123`. */
function isRun(password: string): boolean {
  const steps = [...password].slice(1).map((character, index) => character.charCodeAt(0) - password.charCodeAt(index));
  return [1, -1].some((way) => steps.every((step) => step === way || step === -9 * way));
}

const letterOf: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
/** `p@ssw0rd` is tried as `password` is. */
const withLetters = (text: string) => text.replace(/[@$013457]/g, (sign) => letterOf[sign] ?? sign);

/** Full-width digits and letters are those on the keyboard; upper and lower case make no difference. */
const plainOf = (text: string) => text.normalize('NFKC').toLowerCase();

const patterns = [joined, spoken, chineseDigits, dateOrNumber];

/**
 * Whether it is one of the passwords that are guessed first: `Password` right after `password`, `P@ssw0rd2024!` not much later,
 * whatever lies side by side on a keyboard, and what everybody has here.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  const plain = plainOf(password);
  if (patterns.some((pattern) => pattern.test(plain)) || withoutEndings(plain).some(isPattern)) return true;
  const ranks = await common;
  if (ranks.has(plain) || ranks.has(withLetters(plain))) return true;
  return spellings(plain).some((spelt) => {
    const [, word = '', rest = ''] = wordWithEnding.exec(spelt) ?? [];
    return ending.test(rest) && (ranks.get(word) ?? Number.POSITIVE_INFINITY) <= lastTriedRank;
  });
}

const isPattern = (text: string) => isRun(text) || isKeyboardWalk(text) || repeated.test(text);

const shortestPattern = 4;

/** As it is, without the marks at its end, and without the digits before those. */
function withoutEndings(plain: string): string[] {
  const shorter = [/[!@#$%.?*~]{1,3}$/, /\d{1,3}[!@#$%.?*~]{0,3}$/].map((pattern) => plain.replace(pattern, ''));
  return [plain, ...shorter.filter((text) => text.trim().length >= shortestPattern)];
}

/** As it is, and with letters for signs in all but what stands at its end. */
function spellings(plain: string): string[] {
  const [, word = '', rest = ''] = /^(.*?\p{L})(\P{L}*)$/u.exec(plain) ?? [];
  return [plain, `${withLetters(word)}${rest}`];
}

/** What an account is known by: anybody who sees it tries that first. */
interface OwnNames {
  username?: string | undefined;
  nickname?: string | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}

const shortestOwn = 3;

/** Whether it is a name of its owner, forwards or backwards, once or again, with nothing but a usual ending or beginning. */
export function isOwnName(password: string, { username, nickname, email, mobile }: OwnNames): boolean {
  const plain = plainOf(password);
  const names = [username, nickname, email, email?.split('@')[0], mobile].flatMap((name) =>
    name ? [plainOf(name)] : [],
  );
  return names
    .flatMap((name) => [name, [...name].reverse().join('')])
    .filter((name) => name.length >= shortestOwn)
    .some((name) => {
      const rest = plain.replaceAll(name, '');
      return rest !== plain && ending.test(rest);
    });
}

/**
 * Of a password that somebody chooses for an account that is known by `names`. Throws `invalid_input` at the field for one that is
 * guessed first.
 */
export async function requireUncommonPassword(
  password: string,
  { field = 'password', names = {} }: { field?: string; names?: OwnNames } = {},
): Promise<void> {
  const isOwn = isOwnName(password, names);
  if (!isOwn && !(await isCommonPassword(password))) return;
  const key = isOwn ? 'passwordOwn' : 'passwordCommon';
  throw new DomainError('invalid_input', { fields: { [field]: { key } } });
}
