import { z } from 'zod';
import { eachLanguage } from '#lib/contract/texts.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { readTarget } from '#lib/routes/redirects/redirect-address.ts';
import { isShopTime } from './shop-time.ts';

/** Longer ones take more than two lines of a phone. */
const longestAnnouncement = 120;

/** Where the announcement leads: a page of this shop, or one elsewhere that is reached safely. */
const isLink = (text: string): boolean =>
  text === '' ||
  'value' in readTarget(text, 'http://shop.invalid') ||
  z.url({ protocol: /^https$/ }).safeParse(text).success;

/** A line of the social links: what it is called, and its address. */
const socialLine = /^(\S.{0,29}?)\s+(https:\/\/\S{1,250})$/;

const isSocial = (line: string): boolean => {
  const address = socialLine.exec(line)?.[2];
  return address !== undefined && z.url({ protocol: /^https$/ }).safeParse(address).success;
};

/** What stands around every page of the storefront, beside its menus. */
export const frameSettings = {
  /** Above the head of every page; empty in a language: none there. */
  'site.announcement': eachLanguage(z.string().trim().max(longestAnnouncement)).default(noTexts),
  'site.announcementLink': z.string().trim().max(255).refine(isLink).default(''),
  /** By the clock of the shop: 2026-11-28 06:00. Empty: at once, and until somebody takes it away. */
  'site.announcementFrom': z.string().max(16).refine(isShopTime).default(''),
  'site.announcementUntil': z.string().max(16).refine(isShopTime).default(''),
  /** In the footer, in this order: 微博 https://weibo.com/… */
  'site.socialLinks': z.array(z.string().trim().max(300).refine(isSocial)).max(10).default([]),
} as const;

/** A social link as its line says it. */
export function readSocialLink(line: string): { name: string; href: string } {
  const [, name = '', href = ''] = socialLine.exec(line) ?? [];
  return { name, href };
}
