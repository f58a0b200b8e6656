import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TitleFormScreen } from '#components/invoices/member/title-form-screen.tsx';
import { titleQuery } from '#lib/api/invoices/member-titles.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

type Props = PageProps<'/[locale]/user/account/invoice/invoiceTitlesEdit'>;

/** A new one has a title of its own. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const metadata = await memberMetadata('user/account/invoice/invoiceTitlesEdit');
  if (toParameters(await searchParams).has('id')) return metadata;
  const t = await getTranslations('invoices.form');
  return { ...metadata, title: t('add') };
}

export default async function InvoiceTitlesEditPage({ searchParams }: Props) {
  const parameters = toParameters(await searchParams);
  const id = readId(parameters, 'id');
  if (parameters.has('id') && id === undefined) notFound();
  return (
    <MemberPage
      route="user/account/invoice/invoiceTitlesEdit"
      namespaces={['invoices']}
      queries={id === undefined ? [] : [titleQuery(id)]}
    >
      <TitleFormScreen id={id} />
    </MemberPage>
  );
}
