import type { BuilderPart } from '#components/quotation/builder/spec-tree.ts';
import { LineScreen } from '#components/quotation/member/draft/line-screen.tsx';
import { readLine } from '#components/quotation/quotation-address.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

interface PartPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A component page of the configurator: one part of a line, `?no=…&id=…`, or of a product to begin, `?product=…`. */
export function partPage(part: BuilderPart) {
  const route = `user/quotation_order/components/${part}` as const;
  async function PartPage({ searchParams }: PartPageProps) {
    const line = readLine(toParameters(await searchParams), 'id');
    const queries = line && 'no' in line ? [apiQuery('/api/quote/info', { no: line.no })] : [];
    return (
      <MemberPage route={route} namespaces={['quotation', 'catalogue']} queries={queries}>
        <LineScreen key={JSON.stringify(line)} line={line} part={part} />
      </MemberPage>
    );
  }
  return { Page: PartPage, metadata: () => memberMetadata(route) };
}
