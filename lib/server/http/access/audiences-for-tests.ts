import type { Person } from './people-for-tests.ts';

/**
 * Who gets in, by what the calls are for:
 * - `anybody`: no login is asked for.
 * - `guests`: nobody who is logged in already.
 * - `machines`: whoever signs what is sent, logged in or not.
 * - `members`: whoever is logged in; an operator only with a second factor.
 * - `by rule`: members whose group has the rule; every group of ours has it, a shop may take it away.
 * - `factor`: like `members`, and operators who have no second factor yet: here they get one.
 * - `stores`: who works for a store in a role that has the node: its owner does, its salespeople do not.
 * - `sales`: like `stores`, and salespeople.
 * - `operators`: whose group has the rule `operator/…`; only operators do.
 */
export type Audience =
  | 'anybody'
  | 'guests'
  | 'machines'
  | 'members'
  | 'by rule'
  | 'factor'
  | 'stores'
  | 'sales'
  | 'operators';

export type Row = [call: `${'get' | 'post'} /api/${string}`, who: Audience, why?: string];

/** What turns a person away before anything is read; `in`: nothing does. */
export type Outcome = 'in' | 'need_login' | 'logged_in' | 'no_permission' | 'two_factor_required' | 'unsigned';

type Rule = Partial<Record<Person, Outcome>> & { others: Outcome };

const membersOnly: Rule = {
  guest: 'need_login',
  'operator without second factor': 'two_factor_required',
  others: 'in',
};

const rules: Record<Audience, Rule> = {
  anybody: { others: 'in' },
  guests: { guest: 'in', others: 'logged_in' },
  machines: { others: 'unsigned' },
  members: membersOnly,
  'by rule': membersOnly,
  factor: { guest: 'need_login', others: 'in' },
  stores: { ...membersOnly, 'store user': 'in', 'other store': 'in', others: 'no_permission' },
  sales: {
    ...membersOnly,
    'store user': 'in',
    'other store': 'in',
    'store salesperson': 'in',
    others: 'no_permission',
  },
  operators: { ...membersOnly, operator: 'in', others: 'no_permission' },
};

export function expectedOutcome(who: Audience, person: Person): Outcome {
  return rules[who][person] ?? rules[who].others;
}
