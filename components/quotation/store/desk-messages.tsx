'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import {
  type DeskSide,
  deskMessagesQuery,
  type SellerQuotationDetail,
  type SellerQuotationMessage,
} from '#lib/api/quotation/seller-answers.ts';
import { MessageItem } from '../member/quotes/message-item.tsx';
import quotes from '../member/quotes/quotes.module.css';
import { DeskMessageForm } from './desk-message-form.tsx';

interface DeskMessagesProps {
  side: DeskSide;
  quotation: SellerQuotationDetail;
}

/** What was written with the customer, and between them the notes that only the own side sees. */
export function DeskMessages({ side, quotation }: DeskMessagesProps) {
  const t = useTranslations('quotationStore.messages');
  const query = useQuery(deskMessagesQuery(side, quotation.no));
  const canWrite = quotation.actions.includes('message');
  const { items } = quotation.current;
  const lineOf = ({ line_key: about }: SellerQuotationMessage) =>
    items.find(({ line_key: key }) => key === about)?.name;
  return (
    <Panel title={t('title')} text={t('text')}>
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) => (
          <div className="stack-16 grid-cols-1">
            {list.length === 0 && <p className={quotes.note}>{t('empty')}</p>}
            <ol className="stack-16" aria-live="polite">
              {list.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  line={lineOf(message)}
                  note={message.is_internal ? t('internal') : undefined}
                  isOwnSide={message.author !== 'customer'}
                />
              ))}
            </ol>
            {canWrite ? (
              <DeskMessageForm side={side} quotation={quotation} />
            ) : (
              <p className={quotes.note}>{t('closed')}</p>
            )}
          </div>
        )}
      </QueryView>
    </Panel>
  );
}
