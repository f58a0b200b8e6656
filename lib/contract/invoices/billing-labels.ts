/** What a company's billing text may say. */
export const billingFields = [
  'name',
  'tax_no',
  'reg_address',
  'reg_phone',
  'bank_name',
  'bank_account',
  'email',
  'mobile',
] as const;
export type BillingField = (typeof billingFields)[number];

/** What stands behind a label: a field, or two of them in one. */
export type LabelMeaning = BillingField | 'address_and_phone' | 'bank_and_account';

const both = '[ ]*(?:及|和|与|、|,|/)?[ ]*';

/** The words people use; among those that fit the longest counts. */
const words: Record<LabelMeaning, string[]> = {
  address_and_phone: [
    `(?:注册|公司|单位|企业|开票)?地址${both}(?:联系)?(?:电话|号码)`,
    `address${both}(?:&|and)?[ ]*(?:phone|tel)`,
  ],
  bank_and_account: [
    `(?:开户银行|开户行|银行)${both}(?:银行)?(?:账号|帐号|账户|帐户)`,
    `bank${both}(?:&|and)?[ ]*account(?:\\s*(?:no\\.?|number))?`,
  ],
  name: [
    '(?:公司|企业|单位|开票|客户|购买方|购方|抬头|户)(?:全称|名称|名)',
    '(?:发票|开票|公司|单位|企业)?抬头(?:名称)?',
    '名称',
    '全称',
    '公司',
    '单位',
    '(?:company|billing|legal|invoice)\\s+(?:name|title)',
    'company',
    'title',
    'name',
  ],
  tax_no: [
    '统一社会信用代码(?:[/(]?\\s*(?:纳税人识别号|税号)\\)?)?',
    '(?:统一)?(?:社会)?信用代码(?:证号)?',
    '纳税人?识别(?:号|码|代码)(?:[/(]?\\s*(?:统一社会信用代码|税号)\\)?)?',
    '(?:公司|企业|单位|纳税人?|购买方)?税号',
    '税务登记(?:证)?号(?:码)?',
    '识别号',
    '(?:company\\s+)?tax\\s*(?:id|no\\.?|number|code)',
    '(?:unified\\s+)?(?:social\\s+)?credit\\s+code',
    'uscc',
  ],
  reg_address: [
    '(?:公司|企业|单位|开票|注册|营业|经营|办公)?(?:注册)?地址',
    '(?:registered|company|billing)\\s+address',
    'address',
  ],
  reg_phone: [
    '(?:公司|企业|单位|开票|注册|联系|办公)?(?:注册)?电话(?:号码)?',
    '固定?电?话',
    '座机',
    '(?:tele)?phone(?:\\s*(?:no\\.?|number))?',
    'tel\\.?',
  ],
  bank_name: [
    '(?:基本户)?开户(?:银行|支行|行)(?:名称)?',
    '(?:基本户)?开户行(?:支行)?',
    '银行名称',
    '银行',
    'bank(?:\\s+name)?',
    'bank\\s+of\\s+deposit',
  ],
  bank_account: [
    '(?:公司|企业|对公|开户|银行|基本户)?(?:账号|帐号|账户|帐户|卡号)(?:号码)?',
    '(?:bank\\s+)?account(?:\\s*(?:no\\.?|number))?',
    'a/c(?:\\s*no\\.?)?',
  ],
  email: ['(?:电子|收票|接收|发票)?(?:邮箱|邮件)(?:地址)?', 'e-?mail(?:\\s+address)?'],
  mobile: ['(?:收票人?|接收|联系)?手机(?:号码|号)?', 'mobile(?:\\s*(?:no\\.?|number))?', '(?:cell)(?:\\s*phone)?'],
};

/** Those that also end the name of something: they are labels at the beginning of a part alone. */
const oftenPartOfText = new Set([
  '公司',
  '单位',
  '名称',
  '银行',
  '全称',
  '抬头',
  'company',
  'name',
  'title',
  'bank',
  'tel',
]);

interface FoundLabel {
  meaning: LabelMeaning;
  /** Where the label begins, and where what it names does. */
  start: number;
  end: number;
}

const meanings = Object.entries(words) as [LabelMeaning, string[]][];
const patterns = meanings.map(([meaning, list]) => [meaning, new RegExp(`(?:${list.join('|')})`, 'giu')] as const);

const separator = /^\s*(?:\([^)]{0,12}\)|】|\])?\s*[:=]\s*|^\s*(?:】|\])\s*|^[ ]*\t\s*|^[ ]+|^[ ]*\n/u;
const isLatin = (character: string) => /[a-z]/i.test(character);
const digitsFollow = /^[+(]?\d/;
const numbers = new Set<LabelMeaning>(['tax_no', 'reg_phone', 'bank_account', 'mobile']);

/** The labels of a text in its narrow form, in their order; of two at one place the longer. */
export function findLabels(text: string): FoundLabel[] {
  const found = patterns.flatMap(([meaning, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => toLabel(text, meaning, match)),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: FoundLabel[] = [];
  for (const label of found) {
    if (label.start >= (kept.at(-1)?.end ?? 0)) kept.push(label);
  }
  return kept;
}

function toLabel(text: string, meaning: LabelMeaning, { 0: whole, index }: RegExpExecArray): FoundLabel[] {
  const isAtBeginning = index === 0 || /[\s,;|。/【[(*]/u.test(text.charAt(index - 1));
  // In the middle of a text these end the name before it: "…有限公司税号：".
  const word = isAtBeginning ? whole : whole.replace(/^(?:公司|企业|单位|银行)/u, '');
  const start = index + whole.length - word.length;
  const after = text.slice(start + word.length);
  const between = separator.exec(after)?.[0];
  const isNamed = between !== undefined && /[:=】\]]/u.test(between);
  const isClear = word !== '' && isNamed && !oftenPartOfText.has(word.toLowerCase());
  if (!isAtBeginning && (!isClear || (isLatin(text.charAt(start - 1)) && isLatin(word.charAt(0))))) return [];
  if (between === undefined && !(numbers.has(meaning) && digitsFollow.test(after))) return [];
  return [{ meaning, start, end: start + word.length + (between?.length ?? 0) }];
}
