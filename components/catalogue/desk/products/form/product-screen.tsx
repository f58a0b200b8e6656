'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OperatorProductDetail } from '#lib/api/catalogue/desk-products.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { deskProductPaths } from '../product-paths.ts';
import { ProductEditor } from './product-editor.tsx';

/** The editor of one product, or of a new one. */
export function ProductScreen({ id }: { id: number | undefined }) {
  const choices = useQuery(apiQuery('/api/operator/product/choices'));
  return (
    <QueryView query={choices} skeleton={<ListSkeleton rows={8} />}>
      {(data) => (id === undefined ? <NewProduct choices={data} /> : <KnownProduct key={id} id={id} choices={data} />)}
    </QueryView>
  );
}

type Choices = Parameters<typeof ProductEditor>[0]['choices'];

function NewProduct({ choices }: { choices: Choices }) {
  const t = useTranslations('catalogueDesk.product');
  return (
    <div className="stack-24 min-w-0">
      <Head title={t('newTitle')} text={t('newText')} />
      <ProductEditor detail={undefined} choices={choices} />
    </div>
  );
}

function KnownProduct({ id, choices }: { id: number; choices: Choices }) {
  const locale = useLocale();
  const query = useQuery(apiQuery('/api/operator/product/info', { id }));
  return (
    <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
      {(detail) => (
        <div className="stack-24 min-w-0">
          <Head title={nameOf(detail, locale)} />
          <ProductEditor detail={detail} choices={choices} />
        </div>
      )}
    </QueryView>
  );
}

function nameOf({ form: { texts, slug } }: OperatorProductDetail, locale: Locale): string {
  return texts[locale].name || texts[defaultLocale].name || slug;
}

function Head({ title, text }: { title: string; text?: string }) {
  const t = useTranslations('catalogueDesk.product');
  return (
    <PageHeader title={title} text={text}>
      <PageLink href={deskProductPaths.list}>{t('back')}</PageLink>
    </PageHeader>
  );
}
