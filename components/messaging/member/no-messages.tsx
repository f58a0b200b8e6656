'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import type { MessageState } from './message-pages.ts';

interface NoMessagesProps {
  filter: MessageState;
  onShowAll: () => void;
}

/** Why there is nothing: nothing unread, nothing of a category, or nothing at all. */
export function NoMessages({ filter, onShowAll }: NoMessagesProps) {
  const t = useTranslations('messagingMember.empty');
  if (filter.unread) {
    return (
      <EmptyState title={t('unread')}>
        <Button look="secondary" size="small" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </EmptyState>
    );
  }
  return <EmptyState title={t(filter.category ? 'category' : 'all')} text={t('allText')} />;
}
