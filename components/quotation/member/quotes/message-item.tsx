'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { QuotationMessage } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import messages from './message-panel.module.css';
import styles from './quotes.module.css';

interface MessageItemProps {
  message: QuotationMessage;
  /** Name of the line it is about; undefined for the whole. */
  line: string | undefined;
  /** That the customer does not see it. */
  note?: string | undefined;
  /** Written by who reads, or by the own side; the customer's own without. */
  isOwnSide?: boolean;
}

export function MessageItem({ message, line, note, isOwnSide }: MessageItemProps) {
  const t = useTranslations('quotation.messages');
  const { author, author_name: name, text, files, create_time: time } = message;
  return (
    <li className={messages.message} data-own={(isOwnSide ?? isCustomers(author)) || undefined} data-note={note && ''}>
      {note && <p className="text-warning text-12 font-semibold">{note}</p>}
      <p className={styles.note}>
        {author === 'you' ? t('you') : name || t(`authors.${author}`)} ·{' '}
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </p>
      {line && (
        <p>
          <Chip>{line}</Chip>
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.url}>
              <a href={file.url} target="_blank" rel="noopener">
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const isCustomers = (author: QuotationMessage['author']) => author === 'you' || author === 'customer';
