'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CountBadge } from '#components/ui/facts/count-badge.tsx';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';
import { type MessageCategory, messageCategories } from '#lib/contract/messaging/member-inbox.ts';
import styles from './category-list.module.css';

interface CategoryListProps {
  selected: MessageCategory | undefined;
  onSelect: (category: MessageCategory | undefined) => void;
}

/** The categories with what is unread in them: a list beside the messages, on a phone a strip above them. */
export function CategoryList({ selected, onSelect }: CategoryListProps) {
  const t = useTranslations('messagingMember.categories');
  const { data: counts } = useQuery(unreadQuery());
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-category="${selected ?? 'all'}"]`);
    // Within the strip alone: the page stays where it is.
    if (current) strip.current?.scrollTo({ left: current.offsetLeft - strip.current.offsetLeft - 16 });
  }, [selected]);
  const entry = (category: MessageCategory | undefined, count: number) => {
    const name = category ?? 'all';
    return (
      <li key={name} data-category={name}>
        <button
          type="button"
          className={styles.entry}
          aria-current={category === selected ? 'true' : undefined}
          onClick={() => onSelect(category)}
        >
          <span>{t(name)}</span>
          <CountBadge count={count} words={t('unread', { count })} />
        </button>
      </li>
    );
  };
  return (
    <nav aria-label={t('label')} className={styles.categories}>
      <ul ref={strip}>
        {entry(undefined, counts?.total ?? 0)}
        {messageCategories.map((category) => entry(category, counts?.categories[category] ?? 0))}
      </ul>
    </nav>
  );
}
