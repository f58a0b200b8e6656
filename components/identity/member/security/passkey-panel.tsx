'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PasskeyRecord } from '#lib/api/identity/member-passkeys.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { PasskeyAdding } from './passkey-adding.tsx';
import { PasskeyList, type PasskeyMove } from './passkey-list.tsx';
import { PasskeyRemoval } from './passkey-removal.tsx';
import { PasskeyRenaming } from './passkey-renaming.tsx';
import styles from './security.module.css';
import { usePasskeyObstacle } from './use-passkey-obstacle.ts';

type Task = 'add' | { move: PasskeyMove; passkey: PasskeyRecord };

/** Passkeys of the account: which there are, and adding, renaming and removing them. */
export function PasskeyPanel() {
  const t = useTranslations('identitySecurity.passkeys');
  const query = useQuery(apiQuery('/api/account/passkeys'));
  const [task, setTask] = useState<Task>();
  const obstacle = usePasskeyObstacle(query.data);
  const isEmpty = query.data?.total === 0;
  // Where the shop's address allows none, nobody has to read about them.
  if (isNotOffered(query.error) || (isEmpty && query.data?.origin === '')) return null;
  const add = query.data && !obstacle && (
    <Button size="small" look={isEmpty ? 'primary' : 'secondary'} onClick={() => setTask('add')}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('title')} text={t('text')} isFlush actions={!isEmpty && add}>
      <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ list }) => (
          <>
            {list.length > 0 && <PasskeyList list={list} onMove={(move, passkey) => setTask({ move, passkey })} />}
            {list.length === 0 && (
              <EmptyState title={t('empty')} text={obstacle ?? t('emptyText')}>
                {add}
              </EmptyState>
            )}
            {list.length > 0 && obstacle && <p className={styles.note}>{obstacle}</p>}
          </>
        )}
      </QueryView>
      {task && (
        <PasskeyTask task={task} isCodeNeeded={query.data?.needs_code ?? false} onDone={() => setTask(undefined)} />
      )}
    </Panel>
  );
}

interface PasskeyTaskProps {
  task: Task;
  isCodeNeeded: boolean;
  onDone: () => void;
}

function PasskeyTask({ task, isCodeNeeded, onDone }: PasskeyTaskProps) {
  if (task === 'add') return <PasskeyAdding isCodeNeeded={isCodeNeeded} onDone={onDone} />;
  const Dialog = task.move === 'rename' ? PasskeyRenaming : PasskeyRemoval;
  return <Dialog passkey={task.passkey} onDone={onDone} />;
}
