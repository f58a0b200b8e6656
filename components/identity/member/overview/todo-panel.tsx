'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { Todo } from '#lib/api/identity/member-overview.ts';
import { formatTime } from '#lib/i18n/date.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './overview.module.css';

/** What waits for the member, as the server sorts it: what has a deadline first. */
export function TodoPanel({ todos }: { todos: readonly Todo[] }) {
  const t = useTranslations('identityOverview.todos');
  // A newer server may know things to do that this page has no words for.
  const known = todos.filter(({ key }) => t.has(`${key}.title`));
  return (
    <Panel title={t('title')} isFlush>
      {known.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {known.map((todo) => (
            <TodoItem key={`${todo.key} ${todo.link}`} todo={todo} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TodoItem({ todo: { key, link, deadline, values } }: { todo: Todo }) {
  const t = useTranslations('identityOverview.todos');
  const shown = toWords(useLocale(), values);
  return (
    <li>
      <PageLink href={link} className={styles.item}>
        <span>
          <strong>{t(`${key}.title`, shown)}</strong>
          <span className={`hint font-normal block ${styles.note}`}>{t(`${key}.text`, shown)}</span>
        </span>
        {deadline !== null && (
          <span className={styles.deadline}>
            <strong>
              <TimeLeft until={deadline} />
            </strong>
            <span className={`hint font-normal block ${styles.note}`}>
              <Unbroken>{t('deadline', { time: formatTime(deadline, '', 'mm-dd hh:MM') })}</Unbroken>
            </span>
          </span>
        )}
      </PageLink>
    </li>
  );
}

/** Amounts travel as the wire has them. */
function toWords(locale: Locale, values: Todo['values']) {
  const { amount = '', no = '', ...rest } = values;
  return { ...rest, no, amount: amount && formatMoney(locale, amount) };
}
