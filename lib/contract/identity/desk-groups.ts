import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, noQuery, requiredText, typedText } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { sentNumber } from '../sent-number.ts';
import { deskPeople } from '../stale-reads.ts';
import { eachLanguage, texts } from '../texts.ts';

const names = eachLanguage(requiredText(40).pipe(lineOfText(40)), typedText().max(40, 'tooLong').default(''));
const status = z.enum(['enable', 'disable'], 'choice');

const group = z.object({
  id: z.int(),
  /** Of the groups that the shop begins with; groups made at the desk have one made up. */
  key: z.string(),
  name: z.string(),
  names: texts,
  has_all_rules: z.boolean(),
  status,
  users: z.int(),
  rules: z.int(),
  /** Begun with the shop: code asks for it, so it stays. */
  is_fixed: z.boolean(),
  /** Given with a role in a store, and to nobody else. */
  is_of_store: z.boolean(),
  version: z.int(),
});
export type DeskGroup = z.output<typeof group>;

export const operatorGroups = endpoint({
  method: 'get',
  path: '/api/operator/group/list',
  summary: 'User groups',
  query: noQuery,
  data: z.object({ list: z.array(group) }),
});

export const operatorGroupOptions = endpoint({
  method: 'get',
  path: '/api/operator/group/options',
  summary: 'User groups by name, to filter users or to choose one for a user',
  query: z.object({
    ...lookupFields,
    /** `true`: only groups that a user can be given at the desk. */
    assignable: z.stringbool('choice').optional(),
  }),
  data: lookupAnswer,
});

const ruleNode = z.object({
  id: z.int(),
  pid: z.int(),
  type: z.string(),
  name: z.string(),
  title: z.string(),
  is_enabled: z.boolean(),
  /** The caller holds it, and so may give it. */
  is_held: z.boolean(),
});
export type DeskRule = z.output<typeof ruleNode>;

export const operatorGroup = endpoint({
  method: 'get',
  path: '/api/operator/group/info',
  summary: 'One group with its rules; without an id, all available rules for a new group',
  query: z.object({ id: idField.optional() }),
  data: z.object({ group: group.nullable(), rule_ids: z.array(z.int()), rules: z.array(ruleNode) }),
});

export const operatorGroupSave = endpoint({
  method: 'post',
  path: '/api/operator/group/save',
  summary: 'Creates or updates a group; rules include all their parents',
  body: z.object({
    /** Missing: a new group. */
    id: idField.optional(),
    /** The version that was read. */
    version: sentNumber('invalid').int('invalid').min(0, 'invalid').default(0),
    names,
    status: status.default('enable'),
    rule_ids: z.array(idField).max(1000, 'tooMany').default([]),
  }),
  stale: deskPeople,
  data: z.object({ id: z.int() }),
});

export const operatorGroupRemove = endpoint({
  method: 'post',
  path: '/api/operator/group/remove',
  summary: 'Deletes a custom group without members',
  body: z.object({ id: idField }),
  stale: deskPeople,
});
