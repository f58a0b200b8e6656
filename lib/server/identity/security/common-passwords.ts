import { DomainError } from '../../kernel/errors.ts';

/** The passwords that guessers try first, some 49,000 of zxcvbn's list, in lower case. Read when the first one is chosen. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Family names in pinyin, words and names that stand before a handful of digits in every list of leaked passwords here. */
const beginnings =
  'wang|li|zhang|liu|chen|yang|huang|zhao|wu|zhou|xu|sun|ma|zhu|hu|guo|he|lin|gao|luo|woaini|woaiwojia|wodemima|mima|woshishui|tiantian|admin|root|test|user|shop|taobao|weixin|qq|abc|aa|password|passwd|pass|qwerty|a|z|q';
const endings =
  '|1|12|123|1234|12345|123456|1234567|12345678|123456789|520|521|1314|5201314|666|888|000|111|@123|@1234|@123456|!@#';
const joined = new RegExp(`^(?:${beginnings})(?:${endings})$`);
/** Numbers that mean something when they are spoken in Chinese. */
const spoken = /^(?:520|521|1314|5211314|5201314|7758521|7758258|5845201314|3344520|168168|147258|159357)+$/;

/** One character again and again, or a piece of it: `88888888`, `abababab`. */
const repeated = /^(.{1,3})\1+$/;

/** Whether each character follows, or precedes, the one before: `345678`, `fedcba`, `67890123`. */
function isRun(password: string): boolean {
  const steps = [...password].slice(1).map((character, index) => character.charCodeAt(0) - password.charCodeAt(index));
  return [1, -1].some((way) => steps.every((step) => step === way || step === -9 * way));
}

/**
 * Whether it is one of the passwords that are guessed first. Upper and lower case make no difference: `Password` is tried right
 * after `password`.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  const plain = password.toLowerCase();
  const isGuessed = [joined, spoken, repeated].some((pattern) => pattern.test(plain)) || isRun(plain);
  return isGuessed || (await common).has(plain);
}

/** Of a password that somebody chooses. Throws `invalid_input` at the field for one that is guessed first. */
export async function requireUncommonPassword(password: string, field = 'password'): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new DomainError('invalid_input', { fields: { [field]: { key: 'passwordCommon' } } });
  }
}
