'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseMessage } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { AttachedFiles } from '../../files/attached-files.tsx';
import styles from './case.module.css';

/** One message of the thread; the own ones stand on the other side. */
export function MessageItem({ message }: { message: CaseMessage }) {
  const t = useTranslations('aftersalesMember.messages');
  const { author, author_name: name, text, files, is_request: isRequest, create_time: time } = message;
  const isOwn = author === 'you' || author === 'customer';
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>
        {author === 'you' ? t('you') : name || t(`authors.${author}`)} ·{' '}
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </p>
      {isRequest && (
        <p>
          <Chip tone="warning">{t('request')}</Chip>
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <AttachedFiles files={files} label={t('files')} />
    </li>
  );
}
