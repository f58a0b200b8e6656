import { ofProfileTexts, profileTextNames } from '#lib/contract/identity/profile-texts.ts';
import {
  describeRealName,
  listAddresses,
  listConsents,
  listLinkedLogins,
  listLoginEvents,
  listPasskeys,
  listSessions,
  listWorkViews,
} from '#lib/server/identity/index.ts';
import { pages, part, time } from './export-part.ts';

export const profile = part(
  'profile',
  [
    'username',
    'nickname',
    'email',
    'mobile',
    'gender',
    'birthday',
    ...profileTextNames,
    'company',
    'language',
    'joined_at',
    'join_ip',
    'last_login_at',
    'last_login_ip',
  ],
  async function* (_, { user }) {
    const { username, nickname, email, mobile, gender, birthday, company, locale } = user;
    const seen = { joined_at: time(user.joinedAt), join_ip: user.joinIp, last_login_at: time(user.lastLoginAt) };
    const own = {
      username,
      nickname,
      email,
      mobile,
      gender,
      birthday,
      ...ofProfileTexts((text) => user[text]),
      company,
      language: locale,
    };
    yield [{ ...own, ...seen, last_login_ip: user.lastLoginIp }];
  },
);

export const realName = part(
  'real_name',
  ['status', 'name', 'id_number', 'submitted_at', 'decided_at'],
  async function* (ctx, { user }) {
    const { status, name, idNumber, submittedAt, decidedAt } = await describeRealName(ctx, user.id);
    yield [{ status, name, id_number: idNumber, submitted_at: time(submittedAt), decided_at: time(decidedAt) }];
  },
);

export const addresses = part(
  'addresses',
  ['receiver', 'mobile', 'province', 'city', 'district', 'address', 'is_default', 'created_at'],
  async function* (ctx, { user }) {
    const rows = await listAddresses(ctx, user.id);
    yield rows.map(({ receiver, mobile, provinceName, cityName, areaName, address, isDefault, createdAt }) => ({
      receiver,
      mobile,
      province: provinceName,
      city: cityName,
      district: areaName,
      address,
      is_default: isDefault,
      created_at: time(createdAt),
    }));
  },
);

export const sessions = part(
  'sessions',
  ['ip', 'browser', 'kept', 'began_at', 'last_seen_at'],
  async function* (ctx, { user }) {
    const rows = await listSessions(ctx, user.id);
    yield rows.map(({ ip, userAgent, isKept, createdAt, refreshedAt }) => ({
      ip,
      browser: userAgent,
      kept: isKept,
      began_at: time(createdAt),
      last_seen_at: time(refreshedAt),
    }));
  },
);

export const passkeys = part(
  'passkeys',
  ['name', 'kind', 'browser', 'added_at', 'last_used_at', 'last_browser'],
  async function* (ctx, { user }) {
    const rows = await listPasskeys(ctx, user.id);
    yield rows.map(({ name, kind, userAgent, createdAt, lastUsedAt, lastUsedAgent }) => ({
      name,
      kind,
      browser: userAgent,
      added_at: time(createdAt),
      last_used_at: time(lastUsedAt),
      last_browser: lastUsedAgent,
    }));
  },
);

export const logins = part('login_history', ['at', 'outcome', 'by', 'ip', 'browser'], async function* (ctx, { user }) {
  for await (const rows of pages((page) => listLoginEvents(ctx, user.id, page))) {
    yield rows.map(({ createdAt, outcome, way, ip, userAgent }) => ({
      at: time(createdAt),
      outcome,
      by: way,
      ip,
      browser: userAgent,
    }));
  }
});

export const loginsThroughOthers = part(
  'linked_logins',
  ['provider', 'name', 'linked_at', 'last_used_at'],
  async function* (ctx, { user }) {
    const rows = await listLinkedLogins(ctx.db, user.id);
    yield rows.map(({ provider, name, createdAt, usedAt }) => ({
      provider,
      name,
      linked_at: time(createdAt),
      last_used_at: time(usedAt),
    }));
  },
);

export const consents = part(
  'consents',
  ['text', 'version', 'published_at', 'place', 'language', 'agreed_at'],
  async function* (ctx, { user }) {
    const rows = await listConsents(ctx.db, user.id);
    yield rows.map(({ text, number, startsAt, place, locale, givenAt }) => ({
      text,
      version: number,
      published_at: time(startsAt),
      place,
      language: locale,
      agreed_at: time(givenAt),
    }));
  },
);

export const workViews = part(
  'kept_views',
  ['list', 'name', 'address', 'created_at', 'updated_at'],
  async function* (ctx, { user }) {
    const rows = await listWorkViews(ctx, user.id);
    yield rows.map(({ list, name, search, createdAt, updatedAt }) => ({
      list,
      name,
      address: search,
      created_at: time(createdAt),
      updated_at: time(updatedAt),
    }));
  },
);
