'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { StoreTodo } from '#lib/api/store/homes.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './back-home.module.css';

function hrefOf({ kind, no }: StoreTodo): string {
  if (kind === 'licence') return userPath('store/profile');
  if (kind.startsWith('case')) return userPath('store/order_aftersales/info', { no });
  return kind.startsWith('quote') ? userPath('store/quotation/info', { no }) : userPath('store/order_info', { no });
}

/** As many as stand beside the figures; the rest on demand. */
const shownFirst = 8;

/** What waits for the store, the next deadline first. */
export function TodoPanel({ todos }: { todos: readonly StoreTodo[] }) {
  const t = useTranslations('storeHomes.todos');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? todos : todos.slice(0, shownFirst);
  return (
    <Panel title={t('title')} isFlush>
      {todos.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={`grid ${styles.list}`}>
          {shown.map((todo) => (
            <li key={`${todo.kind} ${todo.no}`}>
              <Todo todo={todo} />
            </li>
          ))}
        </ul>
      )}
      {todos.length > shownFirst && (
        <div className={styles.more}>
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('less') : t('more', { count: todos.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Todo({ todo }: { todo: StoreTodo }) {
  const t = useTranslations('storeHomes.todos');
  const { kind, no, about, deadline } = todo;
  const name = about || (kind.startsWith('quote') ? t('untitled') : '');
  return (
    <PageLink href={hrefOf(todo)} className={styles.todo}>
      <span className="stack-2 min-w-0">
        <span className="wrap-8 items-center">
          <Chip tone={kind === 'order_accept' || kind === 'licence' ? 'warning' : 'neutral'}>{t(kind)}</Chip>
          <span className="hint">{no}</span>
        </span>
        {name && <span className={styles.about}>{name}</span>}
      </span>
      {deadline !== null && (
        <span className={`flex-none text-end grid ${styles.deadline}`}>
          <strong>
            <TimeLeft until={deadline} />
          </strong>
          <span>
            <Unbroken>{formatTime(deadline, '', 'mm-dd hh:MM')}</Unbroken>
          </span>
        </span>
      )}
    </PageLink>
  );
}
