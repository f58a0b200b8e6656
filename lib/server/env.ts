import { z } from 'zod';
import { shopKinds } from './db/embedded/chosen-shop.ts';
import { fileSettings, requireSoundFiles } from './env-files.ts';
import { invoiceSettings, requireSoundInvoices } from './env-invoices.ts';
import { loginSettings, requireSoundLogins } from './env-logins.ts';
import { observeSettings } from './env-observe.ts';
import { parcelSettings, requireSoundParcels } from './env-parcels.ts';
import { paymentSettings, requireSoundPayments } from './env-payments.ts';
import { requireSoundSms, smsSettings } from './env-sms.ts';
import { requireSoundStatistics, statisticsSettings } from './env-statistics.ts';
import type { InvoiceSettings } from './invoices/drivers.ts';
import type { ProviderSettings } from './payments/drivers.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError } from './settings-error.ts';

const knownSamples = ['change-me', 'changeme', 'secret', 'please-change-this-secret-before-use'];

const booleanText = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** What a process does: answer with pages, answer calls, run what runs beside the requests. */
const roles = ['pages', 'api', 'worker'] as const;
type Role = (typeof roles)[number];

const roleList = list.transform((names, context): ReadonlySet<Role> => {
  const named = names.flatMap((name) => (name === 'all' ? roles : name));
  const unknown = named.find((name) => !roles.some((role) => role === name));
  if (named.length === 0 || unknown !== undefined) {
    context.addIssue({ code: 'custom', message: `all, or some of ${roles.join(', ')}` });
    return z.NEVER;
  }
  return new Set(named as Role[]);
});

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Several processes share one database: each does what it is told, `all` or some of `pages`, `api`, `worker`. */
  SERVE: z.string().default('all').pipe(roleList),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('./data'),
  /** Which shop of the data folder, with the built-in database: the start fills it in where nobody says. */
  SHOP: z.enum(shopKinds).optional(),
  /** Where the built-in database keeps its log, for a recovery to any moment. */
  BACKUP_ARCHIVE: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  /** Past a pooler that gives out connections by the transaction: for what needs one of its own. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A streaming replica of it, which is read where it is as far as it must be. */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** Further behind it is not read at all. */
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce.number().int().min(1).max(3600).default(10),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  SECRET_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Between the word that the shop is not ready and the closing of its port; for a balancer, which asks in between. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** For answers and jobs that are running when the port has closed. */
  STOP_GRACE_SECONDS: z.coerce.number().int().min(1).max(3600).default(5),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(1).max(3600).default(75),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4000),
  TRUST_PROXY: booleanText.default(false),
  CORS_ORIGINS: list.optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('shop@localhost'),
  PAYMENT_SANDBOX: booleanText.default(false),
  ...smsSettings,
  ...fileSettings,
  ...parcelSettings,
  ...statisticsSettings,
  ...loginSettings,
  ...observeSettings,
});

type Settings = z.infer<typeof schema> & ProviderSettings & InvoiceSettings;

/** Which settings providers have is known when their drivers are there, and their types by the beginnings of their names. */
const allSettings = schema.extend({ ...paymentSettings, ...invoiceSettings }) as unknown as z.ZodType<Settings>;

export type ServerEnv = Omit<
  Settings,
  'SECRET_KEY' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'PUBLIC_URL' | 'CORS_ORIGINS'
> & {
  CORS_ORIGINS: string[];
  DATABASE_URL: string;
  /** The same as DATABASE_URL where nothing stands in between. */
  DATABASE_DIRECT_URL: string;
  SECRET_KEY: string;
  PUBLIC_URL: string;
  /** False: PUBLIC_URL is only how this machine itself reaches the shop. */
  IS_PUBLIC_URL_SET: boolean;
};

/** A secret that guessing could find: short, well known, or one character repeated. */
function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || knownSamples.some((sample) => secret.includes(sample)) || new Set(secret).size < 10;
}

/** A page of some other program on this machine is a stranger's, but to whoever develops here. */
function originsFor(mode: string): string[] {
  return mode === 'development' ? ['localhost', '127.0.0.1'] : [];
}

/**
 * Reads and checks the settings of the process. Throws a `SettingsError` naming the first setting that is missing or
 * wrong. A missing DATABASE_URL is the caller's to fill in first: the start script puts the embedded one there.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL = DATABASE_URL,
    SECRET_KEY,
    PUBLIC_URL,
    CORS_ORIGINS,
    ...rest
  } = parse(allSettings, source);
  if (!DATABASE_URL || !DATABASE_DIRECT_URL) throw new SettingsError('DATABASE_URL', 'DATABASE_URL is not set');
  if (!SECRET_KEY) throw new SettingsError('SECRET_KEY', 'SECRET_KEY is not set');
  if (rest.NODE_ENV === 'production' && isWeakSecret(SECRET_KEY)) {
    throw new SettingsError('SECRET_KEY', 'SECRET_KEY is too weak: at least 32 characters, random, not an example');
  }
  requireSoundPayments(rest);
  requireSoundInvoices(rest);
  requireSoundFiles(rest);
  requireSoundParcels(rest);
  requireSoundStatistics(rest);
  requireSoundSms(rest);
  requireSoundLogins(rest);
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, '');
  const IS_PUBLIC_URL_SET = PUBLIC_URL !== undefined;
  const origins = CORS_ORIGINS ?? originsFor(rest.NODE_ENV);
  const databases = { DATABASE_URL, DATABASE_DIRECT_URL };
  return { ...rest, ...databases, SECRET_KEY, PUBLIC_URL: publicUrl, IS_PUBLIC_URL_SET, CORS_ORIGINS: origins };
}

/** All of a group of settings, for zod's `pick`. */
function allOf<Group extends object>(group: Group) {
  return Object.fromEntries(Object.keys(group).map((name) => [name, true])) as Record<keyof Group, true>;
}

const processSchema = schema.pick({
  PORT: true,
  HOST: true,
  SERVE: true,
  LOG_LEVEL: true,
  STOP_DELAY_SECONDS: true,
  STOP_GRACE_SECONDS: true,
  RATE_LIMIT_PER_MINUTE: true,
  KEEP_ALIVE_SECONDS: true,
  MAX_CONNECTIONS: true,
  TRUST_PROXY: true,
  ...allOf(observeSettings),
});

export type ProcessEnv = z.infer<typeof processSchema>;

/** What every process needs to know, one that serves only pages too. Throws a `SettingsError`. */
export function readProcessEnv(source: NodeJS.ProcessEnv = process.env): ProcessEnv {
  return parse(processSchema, source);
}

/** An empty setting counts as none. */
function parse<Schema extends z.ZodType>(requested: Schema, source: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = requested.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'settings');
  throw new SettingsError(name, `${name}: ${issue?.message ?? 'invalid'}`);
}
