import {
  isMaskedAccount,
  type StoreApplicationDraft,
  type StoreApplicationField,
  storeApplicationDraft,
} from '#lib/contract/store/application-form.ts';
import { maskAccountNumber, toAccountDigits } from '#lib/contract/store/bank-account.ts';
import { allFields } from '../application-steps.ts';

type Draft = StoreApplicationDraft;

/** The fields of `names` alone. */
export function pickFields(form: Draft, names: readonly StoreApplicationField[]): Partial<Draft> {
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

/** Fields that do not say the same, however they are spelled: the server trims. */
export function changedFields(before: Draft, after: Draft): StoreApplicationField[] {
  return allFields.filter((name) => spelling(name, before) !== spelling(name, after));
}

function spelling(name: StoreApplicationField, form: Draft): string {
  const parsed = storeApplicationDraft.shape[name].safeParse(form[name]);
  return JSON.stringify(parsed.success ? parsed.data : form[name]);
}

/** Fields that the server would not even keep as a draft, such as a control character in a name. */
export function isKeepable(name: StoreApplicationField, form: Draft): boolean {
  return storeApplicationDraft.shape[name].safeParse(form[name]).success;
}

/** Like `changedFields` for one field, where one side may know the account number by its end alone. */
export function differs(name: StoreApplicationField, left: Draft, right: Draft): boolean {
  if (name !== 'payee_account') return spelling(name, left) !== spelling(name, right);
  const [one, other] = [left.payee_account, right.payee_account];
  const isHidden = isMaskedAccount(one) || isMaskedAccount(other);
  return isHidden ? masked(one) !== masked(other) : toAccountDigits(one) !== toAccountDigits(other);
}

function masked(account: string): string {
  return isMaskedAccount(account) ? account : maskAccountNumber(toAccountDigits(account));
}

interface Meeting {
  /** Changed elsewhere and untouched here: taken over. */
  taken: StoreApplicationField[];
  /** Changed in both places, and not to the same. */
  clashes: StoreApplicationField[];
}

/** Compares what stands here and what was saved elsewhere with what both began from. */
export function meet({ base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft }): Meeting {
  const changedHere = new Set(changedFields(base, mine));
  const changedThere = allFields.filter((name) => differs(name, base, theirs));
  return {
    taken: changedThere.filter((name) => !changedHere.has(name)),
    clashes: changedThere.filter((name) => changedHere.has(name) && differs(name, mine, theirs)),
  };
}
