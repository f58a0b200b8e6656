import type catalogue from '../../messages/zh-cn/catalogue.json';
import type catalogueDesk from '../../messages/zh-cn/catalogueDesk.json';
import type catalogueImport from '../../messages/zh-cn/catalogueImport.json';
import type catalogueSpecification from '../../messages/zh-cn/catalogueSpecification.json';
import type errors from '../../messages/zh-cn/errors.json';
import type identityAccount from '../../messages/zh-cn/identityAccount.json';
import type identityAddresses from '../../messages/zh-cn/identityAddresses.json';
import type identityDesk from '../../messages/zh-cn/identityDesk.json';
import type identityOverview from '../../messages/zh-cn/identityOverview.json';
import type identitySecurity from '../../messages/zh-cn/identitySecurity.json';
import type identityShop from '../../messages/zh-cn/identityShop.json';
import type member from '../../messages/zh-cn/member.json';
import type messagingMember from '../../messages/zh-cn/messagingMember.json';
import type orders from '../../messages/zh-cn/orders.json';
import type ordersStore from '../../messages/zh-cn/ordersStore.json';
import type paymentsDesk from '../../messages/zh-cn/paymentsDesk.json';
import type quotation from '../../messages/zh-cn/quotation.json';
import type quotationStore from '../../messages/zh-cn/quotationStore.json';
import type routes from '../../messages/zh-cn/routes.json';
import type shell from '../../messages/zh-cn/shell.json';
import type site from '../../messages/zh-cn/site.json';
import type siteContent from '../../messages/zh-cn/siteContent.json';
import type siteCooperate from '../../messages/zh-cn/siteCooperate.json';
import type siteDesk from '../../messages/zh-cn/siteDesk.json';
import type siteHome from '../../messages/zh-cn/siteHome.json';
import type siteJobs from '../../messages/zh-cn/siteJobs.json';
import type storeDesk from '../../messages/zh-cn/storeDesk.json';
import type storeEntry from '../../messages/zh-cn/storeEntry.json';
import type storeHomes from '../../messages/zh-cn/storeHomes.json';
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
      identityShop: typeof identityShop;
      catalogue: typeof catalogue;
      siteContent: typeof siteContent;
      siteCooperate: typeof siteCooperate;
      errors: typeof errors;
      siteHome: typeof siteHome;
      quotation: typeof quotation;
      quotationStore: typeof quotationStore;
      routes: typeof routes;
      identitySecurity: typeof identitySecurity;
      shell: typeof shell;
      site: typeof site;
      validation: typeof validation;
      ui: typeof ui;
      member: typeof member;
      identityAccount: typeof identityAccount;
      wallet: typeof wallet;
      orders: typeof orders;
      identityOverview: typeof identityOverview;
      identityAddresses: typeof identityAddresses;
      messagingMember: typeof messagingMember;
      storeEntry: typeof storeEntry;
      work: typeof work;
      storeHomes: typeof storeHomes;
      storeProfile: typeof storeProfile;
      ordersStore: typeof ordersStore;
      siteJobs: typeof siteJobs;
      paymentsDesk: typeof paymentsDesk;
      catalogueDesk: typeof catalogueDesk;
      catalogueSpecification: typeof catalogueSpecification;
      catalogueImport: typeof catalogueImport;
      siteDesk: typeof siteDesk;
      identityDesk: typeof identityDesk;
      storeDesk: typeof storeDesk;
    };
  }
}
