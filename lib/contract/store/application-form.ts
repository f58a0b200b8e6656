import { z } from 'zod';
import { emailField, lineOfText, mobileField, typedText } from '../fields.ts';
import { realNameField } from '../identity/real-names.ts';
import { sentNumber } from '../sent-number.ts';
import { isAccountNumber, payeeTypes, toAccountDigits } from './bank-account.ts';
import { isCreditCode } from './credit-code.ts';
import { mostTrades, tradeKey } from './store-trades.ts';

/** Words in several lines: every control character is refused but tabs and line breaks. */
const paragraphs = (max: number) =>
  typedText()
    .max(max, 'tooLong')
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'invalid');

/** A file of this site, or none. */
const fileUrl = lineOfText(255).regex(/^$|^\/(?![/\\])[^\s"'<>\\]*$/, 'file');

const areaCode = z
  .union([z.literal(['', null]).transform(() => 0), sentNumber('area').int('area')])
  .pipe(z.number().nonnegative('area').max(999_999, 'area'));

const flag = z
  .union([z.boolean(), z.number(), z.string()], { error: 'choice' })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** An account number as the server showed it: whoever sends it back leaves the number as it is. */
const maskedAccount = /^(?:\*{4} ){3}\d{1,4}$/;
export const isMaskedAccount = (text: string): boolean => maskedAccount.test(text);

/** Characters of each text at most, also while it is typed. */
export const storeFieldLengths = {
  store_name: 30,
  intro: 1000,
  contact_name: 30,
  contact_mobile: 20,
  contact_email: 50,
  address: 200,
  company_name: 100,
  credit_code: 24,
  legal_person: 50,
  licence_from: 10,
  licence_until: 10,
  payee_name: 100,
  payee_bank: 60,
  payee_branch: 60,
  payee_account: 40,
} as const;
const most = storeFieldLengths;

/** The form as it is being filled in: nothing is required, and a value may be half typed. */
export const storeApplicationDraft = z.object({
  store_name: lineOfText(most.store_name),
  /** A public picture of the applicant; its address. */
  logo: fileUrl,
  intro: paragraphs(most.intro),
  trades: z
    .array(tradeKey)
    .max(mostTrades, 'choice')
    .transform((trades) => [...new Set(trades)]),
  contact_name: lineOfText(most.contact_name),
  contact_mobile: lineOfText(most.contact_mobile),
  contact_email: lineOfText(most.contact_email),
  province_id: areaCode,
  city_id: areaCode,
  area_id: areaCode,
  address: lineOfText(most.address),
  company_name: lineOfText(most.company_name),
  credit_code: lineOfText(most.credit_code),
  legal_person: lineOfText(most.legal_person),
  /** The business licence, a private file of the applicant uploaded for the topic `licence`; its address. */
  licence: fileUrl,
  licence_from: lineOfText(most.licence_from),
  /** Empty where the licence is good without an end. */
  licence_until: lineOfText(most.licence_until),
  licence_long_term: flag,
  payee_type: z.enum(payeeTypes, 'choice'),
  payee_name: lineOfText(most.payee_name),
  payee_bank: lineOfText(most.payee_bank),
  payee_branch: lineOfText(most.payee_branch),
  /** Answered by its end alone; sent back like that it stays as it is. */
  payee_account: lineOfText(most.payee_account),
  /** To the agreement for stores. */
  agreed: flag,
});
export type StoreApplicationDraft = z.output<typeof storeApplicationDraft>;
export type StoreApplicationField = keyof StoreApplicationDraft;

/** A form nobody has typed anything into. */
export const emptyStoreApplication: StoreApplicationDraft = {
  store_name: '',
  logo: '',
  intro: '',
  trades: [],
  contact_name: '',
  contact_mobile: '',
  contact_email: '',
  province_id: 0,
  city_id: 0,
  area_id: 0,
  address: '',
  company_name: '',
  credit_code: '',
  legal_person: '',
  licence: '',
  licence_from: '',
  licence_until: '',
  licence_long_term: false,
  payee_type: 'company',
  payee_name: '',
  payee_bank: '',
  payee_branch: '',
  payee_account: '',
  agreed: false,
};

const required = (max: number) => lineOfText(max).min(1, 'required');
const chosenArea = z.number().int().positive('area');
const day = required(most.licence_from)
  .pipe(z.iso.date('date'))
  .refine((text) => text >= '1949-10-01', 'date');

/** A company's name: letters of any script, digits, and what such names are joined by. */
const companyName = required(most.company_name).regex(
  /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}\p{N}（）()《》“”·&.,，、'’\- ]+$/u,
  'name',
);

const creditCode = required(most.credit_code)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine((text) => isCreditCode(text), 'creditCode');

/** Every rule that looks at one field alone. */
const completeFields = z.object({
  ...storeApplicationDraft.shape,
  store_name: required(most.store_name).min(2, 'tooShort'),
  intro: paragraphs(most.intro).min(10, 'tooShort'),
  trades: storeApplicationDraft.shape.trades.refine((trades) => trades.length > 0, 'required'),
  contact_name: realNameField,
  contact_mobile: required(most.contact_mobile).pipe(mobileField),
  contact_email: z.union([z.literal(''), emailField], 'email'),
  province_id: chosenArea,
  city_id: chosenArea,
  area_id: chosenArea,
  address: required(most.address),
  company_name: companyName,
  credit_code: creditCode,
  legal_person: realNameField,
  licence: fileUrl.min(1, 'required'),
  licence_from: day,
  licence_until: z.union([z.literal(''), day], 'date'),
  payee_name: required(most.payee_name),
  payee_bank: required(most.payee_bank).min(2, 'tooShort'),
  payee_account: required(most.payee_account),
  agreed: flag.refine((isAgreed) => isAgreed, 'agreementRequired'),
});

/** What of a store may change without a review, under the rules of its application. */
export const storeShopFields = completeFields.pick({
  logo: true,
  intro: true,
  trades: true,
  contact_name: true,
  contact_mobile: true,
  contact_email: true,
  province_id: true,
  city_id: true,
  area_id: true,
  address: true,
});

/** The account a store is paid to, each field by itself. */
export const storePayeeFields = completeFields.pick({
  payee_type: true,
  payee_name: true,
  payee_bank: true,
  payee_branch: true,
  payee_account: true,
});

/**
 * What of a store changes by a review alone, each field by itself. An empty `licence` leaves the picture that is there:
 * good where nothing that is written on it changes.
 */
export const storeLegalFields = completeFields
  .pick({
    store_name: true,
    company_name: true,
    credit_code: true,
    legal_person: true,
    licence_from: true,
    licence_until: true,
    licence_long_term: true,
  })
  .extend({ licence: fileUrl });

type Form = z.output<typeof completeFields>;

/** Runs a rule over several fields as soon as each of them is right by itself, so that all faults show at once. */
function rule<Field extends keyof Form>(fields: Field[], error: string, holds: (form: Pick<Form, Field>) => boolean) {
  const [at = ''] = fields;
  const when = ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path }) => fields.some((field) => field === path?.[0]));
  return { check: holds, params: { path: [at], error, when } };
}

/** Names are compared without the difference between Chinese and Latin brackets. */
const plain = (name: string) => name.replace(/（/g, '(').replace(/）/g, ')').replace(/\s/g, '');

/** Whether the account is in the name of whom it has to be: the company, or its legal person. */
export function isOwnersAccount(
  payee: Pick<StoreApplicationDraft, 'payee_type' | 'payee_name'>,
  store: Pick<StoreApplicationDraft, 'company_name' | 'legal_person'>,
): boolean {
  const owner = payee.payee_type === 'company' ? store.company_name : store.legal_person;
  return plain(payee.payee_name) === plain(owner);
}

const licenceRulesOn = (today: string) => [
  rule(['licence_from'], 'dateInFuture', (form) => form.licence_from <= today),
  rule(
    ['licence_until', 'licence_long_term'],
    'required',
    (form) => form.licence_long_term || form.licence_until !== '',
  ),
  rule(
    ['licence_until', 'licence_long_term'],
    'licenceExpired',
    (form) => form.licence_long_term || form.licence_until === '' || form.licence_until >= today,
  ),
  rule(
    ['licence_until', 'licence_from', 'licence_long_term'],
    'dateOrder',
    (form) => form.licence_long_term || form.licence_until === '' || form.licence_until > form.licence_from,
  ),
];

const rulesOn = (today: string) => [
  ...licenceRulesOn(today),
  rule(
    ['payee_account', 'payee_type'],
    'bankAccount',
    (form) =>
      isMaskedAccount(form.payee_account) || isAccountNumber(toAccountDigits(form.payee_account), form.payee_type),
  ),
  rule(['payee_name', 'payee_type', 'company_name', 'legal_person'], 'payeeName', (form) =>
    isOwnersAccount(form, form),
  ),
];

/**
 * The form as it may be submitted on a day (`yyyy-mm-dd`, the shop's): the browser and the server check with the same.
 * That the area codes belong together and that the files are the applicant's own only the server can tell.
 */
export function storeApplicationForm(today: string) {
  return rulesOn(today).reduce((schema, { check, params }) => schema.refine(check, params), completeFields);
}

type LicenceTerm = Pick<Form, 'licence_from' | 'licence_until' | 'licence_long_term'>;

/** Adds to a form with a licence what only the day (`yyyy-mm-dd`, the shop's) can tell. */
export function withLicenceRules<Schema extends z.ZodType<LicenceTerm>>(schema: Schema, today: string): Schema {
  return licenceRulesOn(today).reduce((whole, { check, params }) => whole.refine(check, params), schema);
}
