import { CategoriesScreen } from '#components/catalogue/desk/categories/categories-screen.tsx';
import { operatorCategoriesQuery } from '#lib/api/catalogue/desk-categories.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/categories');

export default function CategoriesPage() {
  return (
    <MemberPage route="user/desk/categories" namespaces={['catalogueDesk']} queries={[operatorCategoriesQuery()]}>
      <CategoriesScreen />
    </MemberPage>
  );
}
