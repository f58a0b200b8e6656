'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type DeskGroup, groupQuery } from '#lib/api/identity/desk-people.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../people.module.css';
import { GroupForm } from './group-form.tsx';
import { useGroupMoves } from './use-group-moves.ts';

type Chosen = number | 'new' | undefined;

function readGroup(parameters: URLSearchParams): Chosen {
  const id = parameters.get('id') ?? '';
  if (id === 'new') return 'new';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Groups at the left, what the chosen one may do at the right. */
export function GroupsScreen() {
  const t = useTranslations('identityDesk.groups');
  const [chosen, setState] = useAddressState(readGroup);
  const query = useQuery(apiQuery('/api/operator/group/list'));
  const choose = (id: number | 'new') => setState({ id });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/group/edit">
          <Button onClick={() => choose('new')}>{t('add')}</Button>
        </Guarded>
      </PageHeader>
      <div className={styles.columns}>
        <Panel title={t('list')} isFlush>
          <QueryView query={query} skeleton={<ListSkeleton rows={6} />}>
            {({ list }) => <GroupList groups={list} chosen={chosen} onChoose={choose} />}
          </QueryView>
        </Panel>
        {chosen === undefined ? (
          <Panel>
            <EmptyState title={t('choose')} text={t('chooseText')} />
          </Panel>
        ) : (
          <GroupPanel
            key={chosen}
            id={chosen === 'new' ? undefined : chosen}
            group={query.data?.list.find(({ id }) => id === chosen)}
            onSaved={choose}
            onRemoved={() => setState({ id: '' })}
          />
        )}
      </div>
    </>
  );
}

interface GroupListProps {
  groups: readonly DeskGroup[];
  chosen: Chosen;
  onChoose: (id: number) => void;
}

function GroupList({ groups, chosen, onChoose }: GroupListProps) {
  const t = useTranslations('identityDesk.groups');
  return (
    <ul className={`grid ${styles.groups}`}>
      {groups.map((group) => (
        <li key={group.id}>
          <button type="button" aria-pressed={group.id === chosen} onClick={() => onChoose(group.id)}>
            <strong>{group.name}</strong>
            <span className="hint">
              {group.has_all_rules ? t('everything') : t('facts', { rules: group.rules })} ·{' '}
              {t('users', { count: group.users })}
            </span>
            {group.status === 'disable' && <Chip tone="error">{t('off')}</Chip>}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GroupPanelProps {
  id: number | undefined;
  group: DeskGroup | undefined;
  onSaved: (id: number) => void;
  onRemoved: () => void;
}

/** The form begins anew with each version that is read: what was saved is what it shows. */
function GroupPanel({ id, group, onSaved, onRemoved }: GroupPanelProps) {
  const t = useTranslations('identityDesk.group');
  const query = useQuery(groupQuery(id));
  const title = id === undefined ? t('new') : (query.data?.group?.name ?? t('title'));
  return (
    <Panel
      title={title}
      actions={
        group &&
        !group.is_fixed && (
          <Guarded node="operator/group/edit">
            <RemoveButton group={group} onRemoved={onRemoved} />
          </Guarded>
        )
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
        {(answer) => <GroupForm key={answer.group?.version ?? 0} answer={answer} onSaved={onSaved} />}
      </QueryView>
    </Panel>
  );
}

function RemoveButton({ group, onRemoved }: { group: DeskGroup; onRemoved: () => void }) {
  const t = useTranslations('identityDesk.group');
  const [isPending, setPending] = useState(false);
  const { removeGroup: remove } = useGroupMoves();
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setPending(true)}>
        {t('remove')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('removeTitle', { name: group.name })}
          text={remove.error?.message || t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id: group.id }, { onSuccess: onRemoved })}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
