import { z } from 'zod';
import { ownUnitPattern } from '#lib/contract/catalogue/own-unit.ts';
import { eachLanguage } from '#lib/contract/texts.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage, noTexts } from '#lib/i18n/texts.ts';
import { isShopTime } from './shop-time.ts';

/** An address of the shop elsewhere. Pages let pictures and calls go over https alone, or to their own host. */
const elsewhere = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(255)]);

/** What goods are often counted in; a shop takes away and adds what it likes. */
const commonUnits = [
  '个/item/items',
  '箱/carton/cartons',
  '本/copy/copies',
  '支/stick/sticks',
  '瓶/bottle/bottles',
  '袋/bag/bags',
  '双/pair/pairs',
  '桶/drum/drums',
  '份/portion/portions',
  '千克/kg/kg',
  '升/litre/litres',
  '天/day/days',
  '人/person/people',
];

const texts = eachLanguage(z.string().max(255));

/** The shop itself, its members, and what they may upload. */
export const shopSettings = {
  'site.name': texts.default(inEachLanguage((locale) => sentence(locale, 'api.siteName'))),
  'site.recordNumber': z.string().max(255).default(''),
  /** Of the registration with the public security organs, as it is to be read: 浙公网安备 33010602000000 号. */
  'site.policeNumber': z.string().max(255).default(''),
  /** Who runs the shop, as the business licence says. */
  'site.company': z
    .object({ company: z.string().max(100), creditCode: z.string().max(18), address: z.string().max(200) })
    .default({ company: '', creditCode: '', address: '' }),
  'site.copyright': texts.default(noTexts),
  'site.tel': z.string().max(40).default(''),
  /** How soon partners to be are promised an answer, in working days. */
  'site.leadReplyDays': z.int().min(1).max(60).default(1),
  'site.version': z.string().max(20).default('1.0.0'),
  /** Empty: files come from the shop itself. */
  'site.cdnUrl': elsewhere.default(''),
  /** Empty: the shop's own address. */
  'site.apiUrl': elsewhere.default(''),
  /** Visitors and customers get a page that says so; operators go on (docs/adr/0056-a-shop-that-is-closed-for-a-while.md). */
  'site.isInMaintenance': z.boolean().default(false),
  /** What that page says besides, and until when it is likely to last, in the shop's time: 2026-11-28 06:00. */
  'site.maintenanceNote': texts.default(noTexts),
  'site.maintenanceUntil': z.string().max(16).refine(isShopTime).default(''),
  'member.isCenterOpen': z.boolean().default(true),
  'member.isLoginCaptchaOn': z.boolean().default(true),
  'member.isOldPasswordAccepted': z.boolean().default(true),
  /** Operators without a second factor can do nothing but set one up. The demo shop switches it off for its logins. */
  'member.isOperatorTwoFactorRequired': z.boolean().default(true),
  /** How many accounts one person may verify with the same ID number. */
  'member.accountsPerIdNumber': z.int().positive().default(1),
  /** From the request to close an account to its end. */
  'member.closingCoolOffDays': z.int().min(1).max(365).default(15),
  'upload.maxBytes': z
    .int()
    .positive()
    .default(10 * 1024 * 1024),
  'upload.allowedSuffixes': z
    .array(z.string())
    .default(['jpg', 'png', 'bmp', 'jpeg', 'gif', 'webp', 'zip', 'rar', 'wav', 'mp4', 'mp3']),
  /** Units of the shop's own beside those that every shop has: Chinese, English of one, English of several. */
  'catalogue.units': z.array(z.string().max(64).regex(ownUnitPattern)).max(60).default(commonUnits),
  'upload.allowedMimeTypes': z.array(z.string()).default([]),
  /** Where artwork is asked for, these take the place of the general ones. Print files are large. */
  'upload.artworkMaxBytes': z
    .int()
    .positive()
    .default(100 * 1024 * 1024),
  'upload.artworkSuffixes': z
    .array(z.string())
    .default([
      'pdf',
      'ai',
      'eps',
      'cdr',
      'tif',
      'tiff',
      'psd',
      'zip',
      'rar',
      'jpg',
      'jpeg',
      'png',
      'webp',
      'gif',
      'bmp',
    ]),
  /** What one member may keep at most; what nothing uses is removed after a day. */
  'upload.quotaBytes': z
    .int()
    .positive()
    .default(1024 * 1024 * 1024),
  'upload.filesPerHour': z.int().positive().default(100),
} as const;

/** What is so of the shop and changes by doing something, not by a field among the settings (docs/adr/0067-a-shop-that-begins-empty.md). */
export const shopFacts = {
  /** False: only operators and preview links see it. A new shop is told so at its first start. */
  'site.isOpen': z.boolean().default(true),
  /** It was filled with the demo, by its seed. */
  'site.isDemo': z.boolean().default(false),
} as const;
