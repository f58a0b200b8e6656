'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { DoneAllOutlined as DoneAll } from '#components/ui/material-icons/done-all-outlined.tsx';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';
import type { MessageState } from './message-pages.ts';
import styles from './messages.module.css';
import type { useInbox } from './use-inbox.ts';

interface InboxToolsProps {
  filter: MessageState;
  onUnread: (unread: 1 | undefined) => void;
  readAll: ReturnType<typeof useInbox>['readAll'];
}

/** Above the list: only the unread ones, and all of them read. */
export function InboxTools({ filter, onUnread, readAll }: InboxToolsProps) {
  const t = useTranslations('messagingMember');
  const { data: counts } = useQuery(unreadQuery());
  const { category } = filter;
  const unread = category ? (counts?.categories[category] ?? 0) : (counts?.total ?? 0);
  return (
    <div className={styles.tools}>
      <FormControlLabel
        label={t('onlyUnread')}
        control={<Switch checked={filter.unread} onChange={(_, isChecked) => onUnread(isChecked ? 1 : undefined)} />}
      />
      <Button
        look="quiet"
        size="small"
        icon={<DoneAll />}
        isBusy={readAll.isPending}
        disabled={unread === 0}
        onClick={() => readAll.mutate(category)}
      >
        {t('readAll')}
      </Button>
    </div>
  );
}
