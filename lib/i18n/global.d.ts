import type account from '../../messages/zh-cn/account.json';
import type addresses from '../../messages/zh-cn/addresses.json';
import type auth from '../../messages/zh-cn/auth.json';
import type back from '../../messages/zh-cn/back.json';
import type catalogue from '../../messages/zh-cn/catalogue.json';
import type content from '../../messages/zh-cn/content.json';
import type cooperate from '../../messages/zh-cn/cooperate.json';
import type deskCatalogue from '../../messages/zh-cn/deskCatalogue.json';
import type deskImport from '../../messages/zh-cn/deskImport.json';
import type deskJobs from '../../messages/zh-cn/deskJobs.json';
import type deskMoney from '../../messages/zh-cn/deskMoney.json';
import type deskOrders from '../../messages/zh-cn/deskOrders.json';
import type deskPeople from '../../messages/zh-cn/deskPeople.json';
import type deskSite from '../../messages/zh-cn/deskSite.json';
import type deskSpecification from '../../messages/zh-cn/deskSpecification.json';
import type deskStores from '../../messages/zh-cn/deskStores.json';
import type errors from '../../messages/zh-cn/errors.json';
import type home from '../../messages/zh-cn/home.json';
import type member from '../../messages/zh-cn/member.json';
import type messages from '../../messages/zh-cn/messages.json';
import type orders from '../../messages/zh-cn/orders.json';
import type overview from '../../messages/zh-cn/overview.json';
import type quotation from '../../messages/zh-cn/quotation.json';
import type quotationDesk from '../../messages/zh-cn/quotationDesk.json';
import type routes from '../../messages/zh-cn/routes.json';
import type security from '../../messages/zh-cn/security.json';
import type shell from '../../messages/zh-cn/shell.json';
import type site from '../../messages/zh-cn/site.json';
import type store from '../../messages/zh-cn/store.json';
import type storeProfile from '../../messages/zh-cn/storeProfile.json';
import type ui from '../../messages/zh-cn/ui.json';
import type validation from '../../messages/zh-cn/validation.json';
import type wallet from '../../messages/zh-cn/wallet.json';
import type work from '../../messages/zh-cn/work.json';
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
      quotation: typeof quotation;
      quotationDesk: typeof quotationDesk;
      routes: typeof routes;
      security: typeof security;
      shell: typeof shell;
      site: typeof site;
      validation: typeof validation;
      ui: typeof ui;
      member: typeof member;
      account: typeof account;
      wallet: typeof wallet;
      orders: typeof orders;
      overview: typeof overview;
      addresses: typeof addresses;
      messages: typeof messages;
      store: typeof store;
      work: typeof work;
      back: typeof back;
      storeProfile: typeof storeProfile;
      deskOrders: typeof deskOrders;
      deskJobs: typeof deskJobs;
      deskMoney: typeof deskMoney;
      deskCatalogue: typeof deskCatalogue;
      deskSpecification: typeof deskSpecification;
      deskImport: typeof deskImport;
      deskSite: typeof deskSite;
      deskPeople: typeof deskPeople;
      deskStores: typeof deskStores;
    };
  }
}
