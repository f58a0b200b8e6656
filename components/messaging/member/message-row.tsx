'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { MessageRecord } from '#lib/api/messaging/member-inbox.ts';
import { Ago } from './ago.tsx';
import styles from './messages.module.css';

interface MessageRowProps {
  message: MessageRecord;
  now: number;
  /** Where messages of all categories stand together. */
  isCategoryShown: boolean;
  onRead: (message: MessageRecord) => void;
  onRemove: (id: number) => void;
}

/** One message. Opening it or following its link reads it. */
export function MessageRow({ message, now, isCategoryShown, onRead, onRemove }: MessageRowProps) {
  const t = useTranslations('messagingMember');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, body, is_read, create_time } = message;
  const read = () => {
    if (!is_read) onRead(message);
  };
  const toggle = () => {
    setOpen(!isOpen);
    read();
  };
  return (
    <li className={styles.row} data-unread={!is_read || undefined}>
      <div className="row-16 items-baseline justify-between">
        <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.title} onClick={toggle}>
          {!is_read && (
            <span className={styles.dot}>
              <span className="visually-hidden">{t('isUnread')}</span>
            </span>
          )}
          {title}
        </button>
        <span className="caption flex-none">
          <Ago time={create_time} now={now} />
        </span>
      </div>
      <p id={id} className={isOpen ? styles.body : `${styles.body} ${styles.short}`}>
        <Unbroken>{body}</Unbroken>
      </p>
      <Foot message={message} isCategoryShown={isCategoryShown} onRead={read} onRemove={() => onRemove(message.id)} />
    </li>
  );
}

interface FootProps extends Pick<MessageRowProps, 'message' | 'isCategoryShown'> {
  onRead: () => void;
  onRemove: () => void;
}

/** What the message is about, where it leads, and what can be done with it. */
function Foot({ message, isCategoryShown, onRead, onRemove }: FootProps) {
  const t = useTranslations('messagingMember');
  const { title, link, category, is_read } = message;
  return (
    <div className="wrap-0-12 items-center">
      {isCategoryShown && <Chip>{t(`categories.${category}`)}</Chip>}
      {link && (
        <PageLink href={link} className={styles.link} aria-label={t('linkOf', { title })} onClick={onRead}>
          {t('link')}
        </PageLink>
      )}
      <span className={styles.actions}>
        {!is_read && (
          <Button look="quiet" size="small" aria-label={t('readOf', { title })} onClick={onRead}>
            {t('read')}
          </Button>
        )}
        <Button look="quiet" size="small" aria-label={t('deleteOf', { title })} onClick={onRemove}>
          {t('delete')}
        </Button>
      </span>
    </div>
  );
}
