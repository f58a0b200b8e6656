import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { isCreditCodeOrNone } from '#lib/contract/site/company-facts.ts';
import { toTaxNumber } from '#lib/contract/tax-number.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, shortName } from '#lib/i18n/texts.ts';
import { fromFen, toFen } from '#lib/utils/amount.ts';
import type { SetupStep } from './setup-steps.ts';

/** The look is chosen on a page of its own. */
export type FormStep = Exclude<SetupStep, 'look'>;

/** What is typed, each field by a name of its own. */
export type StepValues = Record<string, string>;

/** Settings of a step with the values that were read. */
type Known = ReadonlyMap<string, DeskSetting>;

interface StepFields {
  /** Fields in the order in which they are shown; a name of the shop is one a language. */
  fields: readonly string[];
  /** What they show at first. */
  read: (known: Known) => StepValues;
  /** The settings that they make; undefined for an amount that is none. */
  write: (values: StepValues) => Record<string, unknown>;
}

export const nameField = (locale: Locale) => `name-${shortName(locale)}`;

const recordOf = (known: Known, key: string) => (known.get(key)?.value ?? {}) as Record<string, string>;
const amountOf = (known: Known, key: string) => fromFen(Number(known.get(key)?.value ?? 0));

/** Every step with its fields and the settings behind them: those of the desk, saved by the same call. */
export const stepFields: Record<FormStep, StepFields> = {
  shop: {
    fields: [...locales.map(nameField), 'tel'],
    read: (known) => ({
      ...Object.fromEntries(locales.map((locale) => [nameField(locale), recordOf(known, 'site.name')[locale] ?? ''])),
      tel: String(known.get('site.tel')?.value ?? ''),
    }),
    write: (values) => ({
      'site.name': inEachLanguage((locale) => (values[nameField(locale)] ?? '').trim()),
      'site.tel': (values.tel ?? '').trim(),
    }),
  },
  company: {
    fields: ['companyName', 'creditCode', 'companyAddress'],
    read: (known) => {
      const { company = '', creditCode = '', address = '' } = recordOf(known, 'site.company');
      return { companyName: company, creditCode, companyAddress: address };
    },
    write: ({ companyName = '', creditCode = '', companyAddress = '' }) => ({
      'site.company': {
        company: companyName.trim(),
        creditCode: toTaxNumber(creditCode),
        address: companyAddress.trim(),
      },
    }),
  },
  delivery: {
    fields: ['base', 'freeFrom', 'remote'],
    read: (known) => ({
      base: amountOf(known, 'shipping.baseFen'),
      freeFrom: amountOf(known, 'shipping.freeFromFen'),
      remote: amountOf(known, 'shipping.remoteFen'),
    }),
    write: ({ base = '', freeFrom = '', remote = '' }) => ({
      'shipping.baseFen': toFen(base),
      'shipping.freeFromFen': toFen(freeFrom),
      'shipping.remoteFen': toFen(remote),
    }),
  },
  bank: {
    fields: ['holder', 'bankName', 'account'],
    read: (known) => {
      const { holder = '', bank = '', account = '' } = recordOf(known, 'payment.bank');
      return { holder, bankName: bank, account };
    },
    write: ({ holder = '', bankName = '', account = '' }) => ({
      'payment.bank': { holder: holder.trim(), bank: bankName.trim(), account: account.trim() },
    }),
  },
};

/** What is wrong with a field, as a key of the step's words. */
type StepFault = 'required' | 'amount' | 'creditCode' | 'wholeAccount';

/**
 * What is wrong with a step before it is sent, by field: a shop without a name, a code with a wrong character, an amount that is none,
 * or half a bank account, to which nobody could transfer.
 */
export function faultsOf(step: FormStep, values: StepValues): [field: string, fault: StepFault][] {
  const text = (field: string) => (values[field] ?? '').trim();
  const findAll = (fault: StepFault, isWrong: (field: string) => boolean): [string, StepFault][] =>
    stepFields[step].fields.filter(isWrong).map((field) => [field, fault]);
  switch (step) {
    case 'shop':
      return findAll('required', (field) => field !== 'tel' && !text(field));
    case 'company':
      return findAll('creditCode', (field) => field === 'creditCode' && !isCreditCodeOrNone(text(field)));
    case 'delivery':
      return findAll('amount', (field) => toFen(text(field)) === undefined);
    case 'bank':
      return findAll('wholeAccount', (field) => !text(field) && stepFields.bank.fields.some(text));
  }
}

/**
 * The changes of a step with what was read, so that a change of somebody else is noticed. Those that hold already are sent as well: that
 * an owner has confirmed them is what the checklist looks for.
 */
export function changesOf(step: FormStep, settings: readonly DeskSetting[], values: StepValues) {
  const known = byKey(settings);
  return Object.entries(stepFields[step].write(values)).map(([key, value]) => ({
    key,
    before: known.get(key)?.value,
    value,
  }));
}

export const byKey = (settings: readonly DeskSetting[]): Known =>
  new Map(settings.map((setting) => [setting.key, setting]));
