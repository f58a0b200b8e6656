import { createHash } from 'node:crypto';
import { pinyin } from 'pinyin-pro';
import { isOwnAddress } from '#lib/contract/catalogue/own-addresses.ts';

const longest = 100;

/**
 * A part of an address out of a name or an address of another shop: Latin words as they are, Chinese by its sound, what has neither by a
 * number that stays the same. Never digits alone, nor one that the shop itself answers.
 */
export function toAddress(text: string, kind: 'product' | 'category' = 'product'): string {
  const spoken = /\p{Script=Han}/u.test(text)
    ? pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ')
    : text;
  const slug = spoken
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]+/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const prefix = kind === 'product' ? 'p' : 'c';
  if (slug === '') return `${prefix}-${hashOf(text)}`;
  return /^\d+$/.test(slug) || isOwnAddress(slug) ? `${prefix}-${slug}` : slug;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
