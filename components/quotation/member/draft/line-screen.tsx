'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { templateQuery } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import type { BuilderPart } from '../../builder/spec-tree.ts';
import { type LineAddress, quotationPaths } from '../../quotation-paths.ts';
import { LineEditor } from './line-editor.tsx';
import { toValues } from './line-request.ts';

interface LineScreenProps {
  /** Undefined: the address names nothing. */
  line: LineAddress | undefined;
  /** One part alone, as a component page; without it the whole. */
  part?: BuilderPart;
}

/** Configures a line of a draft, or a product that becomes one with the first answer. */
export function LineScreen({ line: pending, part }: LineScreenProps) {
  // A new line gets an address of its own while it is answered: that is no other page.
  const [line] = useState(pending);
  if (!line) return <Nothing part={part} />;
  return 'no' in line ? <ExistingLine line={line} part={part} /> : <NewLine line={line} part={part} />;
}

interface Part {
  part: BuilderPart | undefined;
}

function ExistingLine({ line, part }: Part & { line: { no: string; id: number } }) {
  const query = useQuery(apiQuery('/api/quote/info', { no: line.no }));
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {({ current, actions }) => {
        const item = current.items.find(({ id }) => id === line.id);
        if (!item?.product_id || item.kind !== 'configured' || !actions.includes('edit'))
          return <Nothing part={part} no={line.no} />;
        return (
          <WithTemplate product={item.product_id} name={item.name} line={line} part={part} start={toValues(item)} />
        );
      }}
    </QueryView>
  );
}

function NewLine({ line, part }: Part & { line: { product: number } }) {
  const query = useQuery(apiQuery('/api/product/info', { id: line.product }));
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {({ name }) => <WithTemplate product={line.product} name={name} line={line} part={part} />}
    </QueryView>
  );
}

interface WithTemplateProps extends Part {
  product: number;
  name: string;
  line: LineAddress;
  start?: ReturnType<typeof toValues>;
}

function WithTemplate({ product, name, line, part, start }: WithTemplateProps) {
  const query = useQuery(templateQuery(product));
  if (query.error?.error === 'not_found') return <Nothing part={part} />;
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(template) => (
        <LineEditor
          name={name}
          template={template}
          line={line}
          part={part}
          start={
            start ?? {
              given: defaultSelection(template.nodes),
              qtyText: String(template.minimum_quantity),
              note: '',
              targetPrice: '',
              files: [],
            }
          }
        />
      )}
    </QueryView>
  );
}

function Skeleton() {
  return <PanelSkeleton />;
}

/** Nothing that could be configured. */
function Nothing({ no, part }: Part & { no?: string }) {
  const t = useTranslations('quotation.line');
  return (
    <>
      <PageHeader title={part ? t(`parts.${part}`) : t('title')} />
      <Panel>
        <EmptyState title={t('noneTitle')} text={t('noneText')}>
          <ButtonLink href={no ? quotationPaths.quotation(no) : quotationPaths.list}>{t('toQuotations')}</ButtonLink>
        </EmptyState>
      </Panel>
    </>
  );
}
