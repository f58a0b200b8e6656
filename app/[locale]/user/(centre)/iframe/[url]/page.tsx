import { FrameScreen } from '#components/member/frame-screen.tsx';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/iframe/{url}');

export default async function FramePage({ params }: PageProps<'/[locale]/user/iframe/[url]'>) {
  const { url } = await params;
  return (
    <MemberPage route="user/iframe/{url}" namespaces={[]}>
      <FrameScreen address={decodeOnce(url)} />
    </MemberPage>
  );
}

/** What cannot be decoded is no address, and is refused as one. */
function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return 'about:invalid';
  }
}
