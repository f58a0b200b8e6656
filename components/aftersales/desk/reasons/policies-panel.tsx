'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PolicyRecord } from '#lib/contract/aftersales/desk-cases.ts';
import { ofTextFields, ownTextFirst } from '#lib/i18n/texts.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PolicyDialog } from './policy-dialog.tsx';

/** What customers read of the policy beside the form; the days in it are settings. */
export function PoliciesPanel({ policies }: { policies: readonly PolicyRecord[] }) {
  const t = useTranslations('aftersalesDesk.policies');
  const isHeld = useHeldNode();
  const [open, setOpen] = useState<PolicyRecord>();
  const columns = usePolicyColumns(isHeld('operator/aftersale/reasons') ? setOpen : undefined);
  return (
    <>
      <Panel
        title={t('title')}
        isFlush
        actions={
          isHeld('operator/settings/see') && <PageLink href={userPath('desk/settings')}>{t('toSettings')}</PageLink>
        }
      >
        <RecordList caption={t('title')} columns={columns} rows={policies} rowKey={({ key }) => key} />
      </Panel>
      {open && <PolicyDialog policy={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function usePolicyColumns(onEdit: ((policy: PolicyRecord) => void) | undefined): Column<PolicyRecord>[] {
  const t = useTranslations('aftersalesDesk.policies');
  const edit: Column<PolicyRecord> = {
    key: 'edit',
    label: t('columns.edit'),
    align: 'end',
    cell: (policy) => (
      <Button
        look="quiet"
        size="small"
        aria-label={t('editOf', { name: t(`keys.${policy.key}`) })}
        onClick={() => onEdit?.(policy)}
      >
        {t('edit')}
      </Button>
    ),
  };
  return [
    { key: 'policy', label: t('columns.policy'), isMain: true, cell: ({ key }) => t(`keys.${key}`) },
    { key: 'text', label: t('columns.text'), cell: (policy) => <Texts policy={policy} /> },
    ...(onEdit ? [edit] : []),
  ];
}

/** In the reader's language first, the others below it. */
function Texts({ policy }: { policy: PolicyRecord }) {
  const t = useTranslations('aftersalesDesk.policies');
  const { own, others } = ownTextFirst(ofTextFields('', policy), useLocale());
  if (own === '') return <Chip>{t('notShown')}</Chip>;
  return (
    <span className="inline-stack-2 min-w-0 wrap-anywhere">
      <span>{own}</span>
      {others.map(({ locale, text }) => (
        <span key={locale} className="hint">
          {text}
        </span>
      ))}
    </span>
  );
}
