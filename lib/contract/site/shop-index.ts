import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { userInfoSchema } from '../identity/shop-login.ts';
import { sentNumber } from '../sent-number.ts';

export const menuRuleTypes = ['route', 'menu_dir', 'menu', 'nav_user_menu', 'nav', 'button'] as const;

/** A menu, a navigation entry or a permission node; `title` is in the caller's language (contract §2). */
export interface MenuRule {
  id: number;
  pid: number;
  type: (typeof menuRuleTypes)[number];
  title: string;
  name: string;
  path: string;
  icon: string;
  menu_type: 'tab' | 'link' | 'iframe';
  url: string;
  component: string;
  no_login_valid: 0 | 1;
  extend: 'none' | 'add_rules_only' | 'add_menu_only';
  /** Missing where there are none. */
  children?: MenuRule[] | undefined;
}

const menuRuleSchema: z.ZodType<MenuRule> = z.object({
  id: z.int(),
  pid: z.int(),
  type: z.enum(menuRuleTypes),
  title: z.string(),
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  menu_type: z.enum(['tab', 'link', 'iframe']),
  url: z.string(),
  component: z.string(),
  no_login_valid: z.union([z.literal(0), z.literal(1)]),
  extend: z.enum(['none', 'add_rules_only', 'add_menu_only']),
  get children() {
    return z.array(menuRuleSchema).optional();
  },
});

const uploadConfigSchema = z.object({
  mode: z.string(),
  /** In bytes. */
  maxSize: z.int(),
  /** Comma-separated. */
  allowedSuffixes: z.string(),
  /** Empty: the suffixes alone decide. */
  allowedMimeTypes: z.array(z.string()),
  /** What takes the place of these where artwork is asked for (`artworkTopics`); a server of the family has none. */
  artwork: z.object({ maxSize: z.int(), allowedSuffixes: z.string() }).optional(),
});

/** Site config of specification §3, every key. */
const siteConfigSchema = z.object({
  siteName: z.string(),
  recordNumber: z.string(),
  /** Not of the specification; a server of the family has none. */
  policeNumber: z.string().optional(),
  /** Above every page, while it is up; not of the specification. `href` is empty where it leads nowhere. */
  announcement: z.object({ text: z.string(), href: z.string() }).optional(),
  /** Of the footer; not of the specification. */
  social: z.array(z.object({ name: z.string(), href: z.string() })).optional(),
  /** What visits are counted under (`/api/stats`); missing where they are not counted. Not of the specification either. */
  statisticsId: z.string().optional(),
  logo: z.string(),
  version: z.string(),
  /** Put before the path of a file; protocol-relative to the shop itself when no CDN is configured. */
  cdnUrl: z.string(),
  /** Put before the path of a call; protocol-relative to the shop itself when no other address is configured. */
  apiUrl: z.string(),
  upload: uploadConfigSchema,
  /** The header's navigation: the public rules of type nav. */
  headNav: z.array(menuRuleSchema),
  /** Flags of the client (specification §4, site initialisation), as they stand once it has this answer. */
  initialize: z.boolean(),
  userInitialize: z.boolean(),
  copyright: z.string(),
  tel: z.string(),
});
export type SiteConfig = z.output<typeof siteConfigSchema>;

export const indexAnswerSchema = z.object({
  site: siteConfigSchema,
  /** False hides login and member centre. */
  openMemberCenter: z.boolean(),
  /** Name of every rule below `menus`, by its id: how the client finds the record of a menu that it knows by id. */
  menusIdsName: z.record(z.string(), z.string()),
  /** Navigation and permission nodes outside the member centre's side menu. */
  rules: z.array(menuRuleSchema),
  /** The side menu of the member centre; empty for guests. */
  menus: z.array(menuRuleSchema),
  /** An empty list for guests, as the family has it. */
  userInfo: z.union([userInfoSchema, z.tuple([])]),
});
export type IndexAnswer = z.output<typeof indexAnswerSchema>;

export const siteIndex = endpoint({
  method: 'get',
  path: '/api/index/index',
  summary: 'Site settings, navigation, and for members their record, menus and permissions',
  query: z.object({
    /** 1: a guest gets code 303 and a dead token 409, instead of the guest's answer. */
    requiredLogin: sentNumber('invalid').pipe(z.literal(1)).optional().catch(undefined),
  }),
  data: indexAnswerSchema,
});
