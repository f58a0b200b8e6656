import type auth from '../../messages/zh-cn/auth.json';
import type catalogue from '../../messages/zh-cn/catalogue.json';
import type content from '../../messages/zh-cn/content.json';
import type cooperate from '../../messages/zh-cn/cooperate.json';
import type errors from '../../messages/zh-cn/errors.json';
import type home from '../../messages/zh-cn/home.json';
import type routes from '../../messages/zh-cn/routes.json';
import type shell from '../../messages/zh-cn/shell.json';
import type site from '../../messages/zh-cn/site.json';
import type validation from '../../messages/zh-cn/validation.json';
import type { Locale } from './locales.ts';

/** Makes every message key a checked type; zh-cn is the source. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      auth: typeof auth;
      catalogue: typeof catalogue;
      content: typeof content;
      cooperate: typeof cooperate;
      errors: typeof errors;
      home: typeof home;
      routes: typeof routes;
      shell: typeof shell;
      site: typeof site;
      validation: typeof validation;
    };
  }
}
