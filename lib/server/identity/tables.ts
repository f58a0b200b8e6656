import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { createdAt, foreignId, idColumn, instant, localeColumn, updatedAt } from '../db/columns.ts';

/** What a group of users may do: every rule, or the ones listed in `user_group_rules` (contract §2). */
export const userGroups = pgTable(
  'user_groups',
  {
    id: idColumn(),
    /** Stable name for code: customer, store, operator. */
    key: varchar('key', { length: 40 }).notNull(),
    /** What a group that was made at the desk is called; those that code knows have their names in the messages. */
    names: jsonb('names').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    hasAllRules: boolean('has_all_rules').notNull().default(false),
    status: varchar('status', { length: 10, enum: ['enable', 'disable'] })
      .notNull()
      .default('enable'),
    /** Raised by a trigger whenever any rule or grant changes: what caches of permissions compare with. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('user_groups_key').on(table.key)],
);

export const ruleTypes = ['route', 'menu_dir', 'menu', 'nav_user_menu', 'nav', 'button'] as const;
const menuTypes = ['tab', 'link', 'iframe'] as const;
const ruleExtends = ['none', 'add_rules_only', 'add_menu_only'] as const;

/** Menus, navigation and permission nodes in one tree (contract §2, enumerations). */
export const userRules = pgTable(
  'user_rules',
  {
    id: idColumn(),
    /** Zero at the top, as the family has it. */
    pid: foreignId('pid').notNull().default(0),
    type: varchar('type', { length: 20, enum: ruleTypes }).notNull(),
    name: varchar('name', { length: 50 }).notNull(),
    path: varchar('path', { length: 100 }).notNull().default(''),
    icon: varchar('icon', { length: 50 }).notNull().default(''),
    menuType: varchar('menu_type', { length: 10, enum: menuTypes }).notNull().default('tab'),
    url: varchar('url', { length: 255 }).notNull().default(''),
    component: varchar('component', { length: 100 }).notNull().default(''),
    noLoginValid: boolean('no_login_valid').notNull().default(false),
    extend: varchar('extend', { length: 20, enum: ruleExtends }).notNull().default('none'),
    remark: varchar('remark', { length: 255 }).notNull().default(''),
    /** Made at the desk: the releases of the shop know nothing of it. */
    isOwn: boolean('is_own').notNull().default(false),
    /** Heavier comes first. */
    weigh: integer('weigh').notNull().default(0),
    status: varchar('status', { length: 10, enum: ['enable', 'disable'] })
      .notNull()
      .default('enable'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('user_rules_pid').on(table.pid), uniqueIndex('user_rules_type_name').on(table.type, table.name)],
);

/** Titles of the rules, one row per language; the default language is the fallback. */
export const userRuleTexts = pgTable(
  'user_rule_texts',
  {
    ruleId: foreignId('rule_id')
      .notNull()
      .references(() => userRules.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    title: varchar('title', { length: 50 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.locale] })],
);

export const userGroupRules = pgTable(
  'user_group_rules',
  {
    groupId: foreignId('group_id')
      .notNull()
      .references(() => userGroups.id, { onDelete: 'cascade' }),
    ruleId: foreignId('rule_id')
      .notNull()
      .references(() => userRules.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.ruleId] })],
);

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    groupId: foreignId('group_id')
      .notNull()
      .references(() => userGroups.id),
    username: varchar('username', { length: 15 }).notNull(),
    nickname: varchar('nickname', { length: 50 }).notNull(),
    /** Null, not empty, when there is none: several people may have none. Stored in lower case. */
    email: varchar('email', { length: 50 }),
    mobile: varchar('mobile', { length: 11 }),
    /**
     * Whether its owner has read a code that was sent there. An account that came with an import has the addresses that its system before
     * had, which may have asked nobody.
     */
    isEmailProven: boolean('is_email_proven').notNull().default(true),
    isMobileProven: boolean('is_mobile_proven').notNull().default(true),
    avatar: varchar('avatar', { length: 255 }).notNull().default(''),
    /** 0 unknown, 1 male, 2 female (specification §9). */
    gender: smallint('gender').notNull().default(0),
    birthday: date('birthday', { mode: 'string' }),
    motto: varchar('motto', { length: 255 }).notNull().default(''),
    qq: varchar('qq', { length: 20 }).notNull().default(''),
    company: varchar('company', { length: 100 }).notNull().default(''),
    /** PHC string of argon2id. */
    passwordHash: varchar('password_hash', { length: 255 }).notNull(),
    status: varchar('status', { length: 10, enum: ['enable', 'disable'] })
      .notNull()
      .default('enable'),
    isAuth: boolean('is_auth').notNull().default(false),
    recommendCode: varchar('recommend_code', { length: 8 }).notNull(),
    joinIp: varchar('join_ip', { length: 64 }).notNull().default(''),
    joinedAt: instant('joined_at').notNull(),
    lastLoginIp: varchar('last_login_ip', { length: 64 }).notNull().default(''),
    lastLoginAt: instant('last_login_at'),
    /** Language of the last login: what the shop writes to its member in. */
    locale: localeColumn().default(defaultLocale),
    /** They registered when agreeing was not recorded yet (docs/adr/0072-consent-to-legal-texts.md). */
    agreedUnrecorded: boolean('agreed_unrecorded').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_mobile').on(table.mobile),
    uniqueIndex('users_recommend_code').on(table.recommendCode),
    index('users_group').on(table.groupId, table.id),
    /** The desk's list by the last login; who never logged in comes last. */
    index('users_login').on(sql`coalesce(${table.lastLoginAt}, 'epoch'::timestamptz)`, table.id),
    index('users_name_begin').on(sql`lower(${table.username}) varchar_pattern_ops`),
    index('users_nickname_begin').on(sql`lower(${table.nickname}) varchar_pattern_ops`),
  ],
);

/** A login on one device: the family of its refresh tokens. Ended by logout, password change or a replayed token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isKept: boolean('is_kept').notNull(),
    /** Who let them in has asked for a second factor, so that the account needs none of ours for this session. */
    isFactorProven: boolean('is_factor_proven').notNull().default(false),
    ip: varchar('ip', { length: 64 }).notNull(),
    userAgent: varchar('user_agent', { length: 255 }).notNull(),
    createdAt: createdAt(),
    refreshedAt: instant('refreshed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: varchar('end_reason', { length: 20, enum: ['logout', 'password', 'replay', 'operator', 'revoked'] }),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Each may be used once; a used one stays as long as its session so that a second use is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: idColumn(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_session').on(table.sessionId),
  ],
);

/** Failed logins per account and address (see login-lock.ts). Unknown accounts have rows as well, under a hash. */
export const loginFailures = pgTable(
  'login_failures',
  {
    accountKey: text('account_key').notNull(),
    address: varchar('address', { length: 64 }).notNull(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountKey, table.address] }),
    index('login_failures_address').on(table.address, table.lastAt),
    index('login_failures_last').on(table.lastAt),
  ],
);

/** Proof of a bound address, good for one change of a bound address within ten minutes (contract §6, verification). */
export const verificationPasses = pgTable(
  'verification_passes',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('verification_passes_hash').on(table.tokenHash),
    index('verification_passes_user').on(table.userId),
    index('verification_passes_expires').on(table.expiresAt),
  ],
);
