import { EntryScreen } from '#components/store-entry/entry-screen.tsx';
import { storeApplicationQuery } from '#lib/api/store-application.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/applay_entry');

export default function StoreEntryPage() {
  return (
    <MemberPage route="user/applay_entry" namespaces={['store']} queries={[storeApplicationQuery()]}>
      <EntryScreen />
    </MemberPage>
  );
}
