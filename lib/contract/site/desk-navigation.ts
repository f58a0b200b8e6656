import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, noQuery, requiredText } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { eachLanguage, texts } from '../texts.ts';

/** Entries that an operator makes: in the header, in the drop-down under the name, or in the side menu. */
export const ownRuleTypes = ['nav', 'nav_user_menu', 'menu'] as const;

const rule = z.object({
  id: z.int(),
  pid: z.int(),
  type: z.string(),
  name: z.string(),
  path: z.string(),
  url: z.string(),
  icon: z.string(),
  menu_type: z.enum(['tab', 'link', 'iframe']),
  titles: texts,
  is_public: z.boolean(),
  status: z.enum(['enable', 'disable']),
  /** Made at the desk: what the shop begins with is changed and switched off, but not removed. */
  is_own: z.boolean(),
});
export type DeskNavigationRule = z.output<typeof rule>;

export const operatorNavigation = endpoint({
  method: 'get',
  path: '/api/operator/navigation/list',
  summary: 'Navigation and menus in order, without the permissions below them',
  query: noQuery,
  data: z.object({ list: z.array(rule) }),
});

export const operatorNavigationSave = endpoint({
  method: 'post',
  path: '/api/operator/navigation/save',
  summary: 'Updates a menu item, or creates one that links to a page or another site',
  body: z
    .object({
      /** Missing: a new entry. */
      id: idField.optional(),
      /** Of a new entry only. */
      type: z.enum(ownRuleTypes, 'choice').default('nav'),
      pid: sentNumber('invalid').int('invalid').min(0, 'invalid').default(0),
      titles: eachLanguage(requiredText(50).pipe(lineOfText(50)), lineOfText(50).default('')),
      icon: z
        .string()
        .trim()
        .regex(/^(fa fa-[a-z0-9-]{1,40})?$/, 'invalid')
        .default(''),
      menu_type: z.enum(['tab', 'link', 'iframe'], 'choice').default('tab'),
      /** A page of the shop, as its address without the first stroke. */
      path: z
        .string()
        .trim()
        .max(100, 'tooLong')
        .regex(/^[A-Za-z0-9_\-/.]*$/, 'invalid')
        .default(''),
      /** Where a link or a frame leads. */
      url: z
        .string()
        .trim()
        .max(255, 'tooLong')
        .regex(/^(https?:\/\/\S+|\/(?![/\\])\S*)?$/, 'invalid')
        .default(''),
      is_public: z.boolean('invalid').default(true),
      status: z.enum(['enable', 'disable'], 'choice').default('enable'),
    })
    .refine(({ id, menu_type, path, url }) => id !== undefined || (menu_type === 'tab' ? path : url) !== '', {
      error: 'required',
      path: ['path'],
    }),
  stale: ['/api/operator/navigation/list'],
  data: z.object({ id: z.int() }),
});

export const operatorNavigationMove = endpoint({
  method: 'post',
  path: '/api/operator/navigation/move',
  summary: 'Moves a menu item before or after its neighbour',
  body: z.object({ id: idField, direction: z.enum(['up', 'down'], 'choice') }),
  stale: ['/api/operator/navigation/list'],
});

export const operatorNavigationRemove = endpoint({
  method: 'post',
  path: '/api/operator/navigation/remove',
  summary: 'Deletes a custom menu item',
  body: z.object({ id: idField }),
  stale: ['/api/operator/navigation/list'],
});
