import { accountField, emailField, patterns } from '#lib/contract/fields.ts';
import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import type { MovingField, MovingSource } from '#lib/contract/integrations/moving-fields.ts';
import { cleanTyped, toMobile, turnsDirection } from '#lib/contract/typed-text.ts';
import { type BroughtUser, readOldHash } from '#lib/server/identity/index.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';
import { textOfHtml } from '#lib/server/site/index.ts';
import { type FieldRow, type Notes, newNotes } from '../products/moved-product.ts';
import { readMoment } from '../sources/read-moment.ts';
import { type MovedAddress, readAddress } from './read-address.ts';

export interface MovedPerson {
  n: number;
  name: string;
  user: BroughtUser;
  address: MovedAddress | undefined;
  /** Fen, and points. */
  money: number;
  points: number;
  notes: MovingNote[];
}

interface Reading {
  source: MovingSource;
  options: MovingOptions;
}

/**
 * A customer as an account here can have one. What an account cannot have is left out and said; without an address that can be logged in by
 * or a name with a password nobody could ever get in, and that is an error.
 */
export function readPerson(row: FieldRow, { source, options }: Reading): MovedPerson {
  const notes = newNotes();
  const email = readEmail(row, notes);
  const mobile = readMobile(row, notes);
  const oldPassword = options.passwords ? readPassword(row, notes) : undefined;
  const username = readUsername(row, { notes, isKept: source === 'buildadmin_users' });
  const name = readName(row);
  if (row.cells.length === 1) notes.fail(row.n, null, { key: 'unreadable' });
  else if (email === undefined && mobile === undefined) {
    if (username !== undefined && oldPassword) notes.warn(row.n, 'email', { key: 'noRecovery' });
    else notes.fail(row.n, 'email', { key: 'noAddress' });
  }
  const address = readAddress(row, { name, mobile, notes });
  const balances = source === 'buildadmin_users' && options.balances;
  const user: BroughtUser = {
    username,
    email,
    mobile,
    nickname: toNickname(name),
    gender: row.get('gender') === '1' ? 1 : row.get('gender') === '2' ? 2 : 0,
    birthday: readBirthday(row.get('birthday')),
    motto: oneLine(row.get('motto'), 255),
    company: oneLine(row.get('company'), 100),
    joinedAt: readTime(row.get('joined')),
    isDisabled: source === 'buildadmin_users' && /^(?:0|disable|disabled|hidden)$/i.test(row.get('status')),
    oldPassword,
    locale: options.language,
  };
  return {
    n: row.n,
    name: (name || email || mobile || username || '').slice(0, 160),
    user,
    address,
    money: balances ? readAmount(row, 'money', notes) : 0,
    points: balances ? readAmount(row, 'score', notes) : 0,
    notes: notes.notes,
  };
}

const oneLine = (text: string, max: number) =>
  cleanTyped(textOfHtml(text).replace(/[\p{Cc}\s]+/gu, ' '))
    .slice(0, max)
    .trim()
    .toWellFormed();

function readEmail(row: FieldRow, { warn }: Notes): string | undefined {
  const text = row.get('email').replace(/^'/, '');
  if (text === '') return undefined;
  const parsed = emailField.safeParse(text);
  if (parsed.success) return parsed.data.toLowerCase();
  warn(row.n, 'email', { key: 'emailLeftOut', values: { text: text.slice(0, 60) } });
  return undefined;
}

/** Shopify writes an apostrophe before a number; numbers abroad are none that an account here can have. */
function readMobile(row: FieldRow, { warn }: Notes): string | undefined {
  const text = row.get('phone').replace(/^'/, '');
  if (text === '') return undefined;
  const mobile = toMobile(text);
  if (patterns.mobile.test(mobile)) return mobile;
  warn(row.n, 'phone', { key: 'mobileLeftOut', values: { text: text.slice(0, 30) } });
  return undefined;
}

function readUsername(row: FieldRow, { notes, isKept }: { notes: Notes; isKept: boolean }): string | undefined {
  const text = row.get('username');
  if (text === '') return undefined;
  if (accountField.safeParse(text).success) return text;
  if (isKept) notes.warn(row.n, 'username', { key: 'usernameMade', values: { text: text.slice(0, 40) } });
  return undefined;
}

function readPassword(row: FieldRow, { warn }: Notes): BroughtUser['oldPassword'] {
  const text = row.get('password').trim();
  if (text === '') return undefined;
  const old = readOldHash(text, row.get('salt'));
  if (old && 'kind' in old) return old;
  if (old) warn(row.n, 'password', { key: 'passwordCostly', values: { cost: old.tooCostly } });
  else warn(row.n, 'password', { key: 'passwordLeftOut' });
  return undefined;
}

function readName(row: FieldRow): string {
  const [first, last] = [row.get('first_name'), row.get('last_name')];
  const isChinese = /\p{Script=Han}/u.test(first + last);
  const both = isChinese ? `${last}${first}` : `${first} ${last}`;
  return oneLine(row.get('nickname') || row.get('name') || both, 50);
}

/** One that a nickname cannot be is no name here. */
const toNickname = (name: string) => (patterns.nickname.test(name) && !turnsDirection(name) ? name : '');

function readBirthday(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^((?:19|20)\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined;
}

/** Nobody registered tomorrow. */
function readTime(text: string): Date | undefined {
  const time = readMoment(text)?.time;
  return time && time.getTime() < Date.now() ? time : undefined;
}

/** BuildAdmin keeps balances in fen and points in ones, both whole and never below nothing. A balance with decimals is in yuan. */
function readAmount(row: FieldRow, field: MovingField & ('money' | 'score'), { fail }: Notes): number {
  const text = row.get(field).trim();
  if (text === '') return 0;
  const [, whole = '', fraction] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '' || (fraction !== undefined && field === 'score')) {
    fail(row.n, field, { key: 'amount' });
    return 0;
  }
  return fraction === undefined ? Number(whole) : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
