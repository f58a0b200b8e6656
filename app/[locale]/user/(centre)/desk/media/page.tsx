import { mediaList } from '#components/files/desk/media/media-list.ts';
import { MediaScreen } from '#components/files/desk/media/media-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/media');

export default async function MediaPage({ searchParams }: PageProps<'/[locale]/user/desk/media'>) {
  const state = mediaList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/media" namespaces={['filesMedia', 'work']} queries={[mediaList.query(state)]}>
      <MediaScreen />
    </MemberPage>
  );
}
