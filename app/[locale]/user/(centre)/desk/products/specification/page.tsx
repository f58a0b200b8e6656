import { specificationQuery } from '#lib/api/catalogue/desk-specification.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';
import { readOwner } from './read-owner.ts';
import { SpecificationDesk } from './specification-desk.tsx';

export const generateMetadata = () => memberMetadata('user/desk/products/specification');

export default async function SpecificationPage({
  searchParams,
}: PageProps<'/[locale]/user/desk/products/specification'>) {
  const owner = readOwner(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products/specification"
      namespaces={['catalogueSpecification', 'catalogue']}
      queries={owner ? [specificationQuery(owner)] : []}
    >
      <SpecificationDesk owner={owner} />
    </MemberPage>
  );
}
