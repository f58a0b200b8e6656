import { redirect } from 'next/navigation';
import { NoFirstPage } from '#components/member/no-first-page.tsx';
import { readMemberIndex } from '#lib/api/transport/member-call.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { firstPage, memberMenu } from '#lib/routes/member-menu.ts';
import { MemberPage, memberMetadata } from '../member-page.tsx';

export const generateMetadata = () => memberMetadata('user');

/** /user leads to the first page the person can reach (contract §8). */
export default async function MemberHome() {
  const { menus } = await readMemberIndex(await pageLocale()).catch(() => ({ menus: [] }));
  const first = firstPage(memberMenu(menus));
  if (first) redirect(first);
  return (
    <MemberPage route="user" namespaces={[]}>
      <NoFirstPage />
    </MemberPage>
  );
}
