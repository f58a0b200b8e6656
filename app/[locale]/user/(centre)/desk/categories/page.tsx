import { CategoriesScreen } from '#components/catalogue/desk/categories/categories-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/categories');

export default function CategoriesPage() {
  return (
    <MemberPage
      route="user/desk/categories"
      namespaces={['catalogueDesk', 'filesMedia']}
      queries={[apiQuery('/api/operator/category/list')]}
    >
      <CategoriesScreen />
    </MemberPage>
  );
}
