import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, requiredText, unixSeconds } from '../fields.ts';
import { deskPeople } from '../stale-reads.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { consentRecord } from './consents.ts';

const reason = requiredText(200).pipe(lineOfText(200));
const userStatus = z.enum(['enable', 'disable'], 'choice');

/** What an operator may be offered about a user; a screen shows buttons from these alone. */
export const userActions = ['disable', 'enable', 'group'] as const;

const user = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Masked: whole on the page of one user, where who looks is written down. */
  email: z.string(),
  mobile: z.string(),
  group: z.object({ id: z.int(), key: z.string(), name: z.string() }),
  status: userStatus,
  join_time: unixSeconds,
  login_time: unixSeconds.nullable(),
  actions: z.array(z.enum(userActions)),
});
export type DeskUser = z.output<typeof user>;

export const userSorts = ['-id', 'id', '-login', 'login'] as const;

export const operatorUsers = endpoint({
  method: 'get',
  path: '/api/operator/user/list',
  summary: 'User accounts, newest first',
  query: z.object({
    ...workQuery(userSorts),
    /** A whole e-mail address, mobile number or id, or the beginning of an account name. */
    q: z.string().trim().max(60, 'tooLong').optional(),
    group_id: idField.optional(),
    status: userStatus.optional(),
  }),
  data: workPageOf(user),
});

export const operatorUser = endpoint({
  method: 'get',
  path: '/api/operator/user/info',
  summary: 'One user with account details; viewing is logged',
  query: z.object({ id: idField }),
  data: user.extend({
    join_ip: z.string(),
    login_ip: z.string(),
    is_verified: z.boolean(),
    has_two_factor: z.boolean(),
    sessions: z.int(),
    money: moneyText,
    score: z.int(),
    store: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Legal texts that they agreed to, the newest first. */
    consents: z.array(consentRecord),
    /** They registered before versions were recorded: what was published then is agreed to. */
    agreed_before: z.boolean(),
    history: z.array(
      z.object({
        event: z.string(),
        from: z.string(),
        to: z.string(),
        actor: z.string(),
        reason: z.string(),
        time: unixSeconds,
      }),
    ),
  }),
});

export const operatorUserStatus = endpoint({
  method: 'post',
  path: '/api/operator/user/status',
  summary: 'Disables an account and ends its sessions immediately, or enables it again',
  body: z.object({ id: idField, status: userStatus, reason }),
  stale: deskPeople,
});

export const operatorUserGroup = endpoint({
  method: 'post',
  path: '/api/operator/user/group',
  summary: 'Moves a user to another group; operators can only grant what they have themselves',
  body: z.object({ id: idField, group_id: idField, reason }),
  stale: deskPeople,
});
