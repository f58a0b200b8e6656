import { settingTexts } from '#components/site/desk/settings/setting-texts.ts';
import { SettingsScreen } from '#components/site/desk/settings/settings-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { locales } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/settings');

export default async function SettingsPage() {
  const words = await Promise.all(locales.map((locale) => loadMessages(locale, ['siteDesk'])));
  const texts = settingTexts(words.map(({ siteDesk }) => siteDesk.settings));
  return (
    <MemberPage route="user/desk/settings" namespaces={['siteDesk']} queries={[apiQuery('/api/operator/settings/see')]}>
      <SettingsScreen texts={texts} />
    </MemberPage>
  );
}
