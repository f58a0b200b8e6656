'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCaseDetail, SellerCaseMessage } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { AttachedFiles } from '../../files/attached-files.tsx';
import { useCaseFrame } from '../case-frame.ts';
import styles from './case.module.css';
import { MessageForm } from './message-form.tsx';
import threadStyles from './thread.module.css';

/** What was written with the customer, and between it the notes that only the own side sees. */
export function CaseMessages({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.messages');
  const { side } = useCaseFrame();
  const { messages, actions } = record;
  return (
    <Panel title={t('title')} text={t(`text.${side}`)}>
      <div className={threadStyles.thread}>
        {messages.length === 0 && <p className={`hint font-normal ${styles.note}`}>{t('empty')}</p>}
        <ol className={`stack-16 ${threadStyles.messages}`} aria-live="polite">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
        {actions.includes('message') ? (
          <MessageForm record={record} />
        ) : (
          <p className={`hint font-normal ${styles.note}`}>{t('closed')}</p>
        )}
      </div>
    </Panel>
  );
}

function Message({ message }: { message: SellerCaseMessage }) {
  const t = useTranslations('aftersalesStore.messages');
  const { author, author_name: name, text, files, create_time: time, is_internal: isInternal } = message;
  const mark = isInternal ? 'internal' : message.is_request ? 'request' : undefined;
  return (
    <li className={threadStyles.message} data-own={author === 'customer' ? undefined : ''} data-mark={mark}>
      {mark && <p className={`text-primary text-12 font-semibold ${threadStyles.mark}`}>{t(`marks.${mark}`)}</p>}
      <p className={`hint font-normal ${styles.note}`}>
        {author === 'you' ? t('you') : name || t(`authors.${author}`)} ·{' '}
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <AttachedFiles files={files} label={t('files')} />
    </li>
  );
}
