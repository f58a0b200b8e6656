import {
  isMaskedAccount,
  type StoreApplicationDraft,
  storeApplicationForm,
} from '#lib/contract/store/application-form.ts';
import { maskAccountNumber, toAccountDigits } from '#lib/contract/store/bank-account.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { decrypt, encrypt } from '#lib/server/identity/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import { type AreaPath, findAreaPath } from '#lib/server/site/index.ts';
import type { Application } from '../application-repository.ts';

/** What of an application is typed by its applicant. */
export type FormContent = Pick<Application, 'form' | 'encryptedPayeeAccount'>;

export function openAccountNumber(ctx: Pick<ServerContext, 'env'>, { encryptedPayeeAccount }: FormContent): string {
  return encryptedPayeeAccount === '' ? '' : decrypt(ctx, encryptedPayeeAccount);
}

/** The form as its applicant sees it again: the account number by its end alone (docs/domain/common.md 11). */
export function maskForm(ctx: Pick<ServerContext, 'env'>, content: FormContent): StoreApplicationDraft {
  return { ...content.form, payee_account: maskAccountNumber(openAccountNumber(ctx, content)) };
}

/**
 * Puts what was typed over what there was. What is missing stays, a masked account number too. Undefined: nothing is
 * different.
 */
export function changeForm(
  ctx: Pick<ServerContext, 'env'>,
  before: FormContent,
  { payee_account: typed, ...fields }: Partial<StoreApplicationDraft>,
): FormContent | undefined {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const form: StoreApplicationDraft = { ...before.form, ...given };
  const known = openAccountNumber(ctx, before);
  const number = typed === undefined || isMaskedAccount(typed) ? known : toAccountDigits(typed);
  const isSameForm = Object.entries(given).every(([name, value]) => isSame(Reflect.get(before.form, name), value));
  if (isSameForm && number === known) return undefined;
  if (number === known) return { form, encryptedPayeeAccount: before.encryptedPayeeAccount };
  return { form, encryptedPayeeAccount: number === '' ? '' : encrypt(ctx, number) };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export interface CompleteForm {
  /** Everything in the spelling it is kept in, the account number in full. */
  form: StoreApplicationDraft;
  area: AreaPath;
}

/** The whole check, field by field. Throws `invalid_input` naming every field at fault. */
export function requireComplete(ctx: Pick<ServerContext, 'env' | 'clock'>, content: FormContent): CompleteForm {
  const schema = storeApplicationForm(shopDay(ctx.clock.now()));
  const checked = schema.safeParse({ ...content.form, payee_account: openAccountNumber(ctx, content) });
  const fields: Record<string, MessageRef> = {};
  for (const issue of checked.error?.issues ?? []) fields[String(issue.path[0])] ??= toMessageRef(issue);
  const { province_id: province, city_id: city, area_id: district } = content.form;
  const area = findAreaPath(province, city, district);
  if (!area) fields.area_id ??= { key: 'area' };
  if (!checked.success || !area) throw new DomainError('invalid_input', { fields });
  return { form: checked.data, area };
}

function toMessageRef(issue: { message: string; minimum?: unknown; maximum?: unknown }): MessageRef {
  return { key: issue.message, values: { min: Number(issue.minimum ?? 0), max: Number(issue.maximum ?? 0) } };
}
