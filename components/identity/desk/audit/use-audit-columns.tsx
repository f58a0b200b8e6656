'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { AuditRow } from '#lib/api/identity/desk-people.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { auditedPage } from './audited-page.ts';
import { useAuditWords } from './use-audit-words.ts';

export function useAuditColumns(): WorkColumn<AuditRow>[] {
  const t = useTranslations('identityDesk.audit');
  const words = useAuditWords();
  return [
    {
      key: 'time',
      label: t('columns.time'),
      sort: 'id',
      sortFirst: 'descending',
      isMain: true,
      isTight: true,
      cell: ({ time }) => formatTime(time, ''),
    },
    { key: 'actor', label: t('columns.actor'), cell: (row) => <Actor row={row} /> },
    { key: 'record', label: t('columns.record'), isTight: true, cell: (row) => <Subject row={row} /> },
    { key: 'event', label: t('columns.event'), cell: ({ entity_type, event }) => words.event(entity_type, event) },
    { key: 'change', label: t('columns.change'), cell: (row) => words.change(row) },
    { key: 'reason', label: t('columns.reason'), cell: ({ reason }) => words.reason(reason) },
    {
      key: 'data',
      label: t('columns.data'),
      isHiddenAtFirst: true,
      cell: ({ data }) =>
        Object.keys(data).length > 0 ? <code className="text-12 wrap-anywhere">{JSON.stringify(data)}</code> : '',
    },
  ];
}

function Subject({ row: { entity_type: type, entity_id: id, record_name, record_key } }: { row: AuditRow }) {
  const words = useAuditWords();
  const name = `${words.record(type)} ${record_name || `#${id}`}`;
  const page = auditedPage(type, id, record_key);
  return page ? <PageLink href={page}>{name}</PageLink> : name;
}

function Actor({ row: { actor, actor_type } }: { row: AuditRow }) {
  const t = useTranslations('identityDesk.audit');
  if (!actor) return t(actor_type === 'guest' ? 'actors.guest' : 'actors.system');
  return <PageLink href={userPath('desk/users/info', { id: actor.id })}>{actor.username || `#${actor.id}`}</PageLink>;
}
