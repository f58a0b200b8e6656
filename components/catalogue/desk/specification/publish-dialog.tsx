'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import type { EditedSpecification } from '#lib/api/catalogue/desk-specification.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { toDraft } from './editing/edit-values.ts';
import { changesBetween } from './editing/version-changes.ts';
import { useEditor } from './editor-context.ts';
import { focusFault } from './focus-fault.ts';
import type { SpecificationWork } from './use-specification.ts';

interface PublishDialogProps {
  answer: EditedSpecification;
  work: SpecificationWork;
  onClose: () => void;
}

/** What publishing changes for customers, before it does. With faults it says so instead. */
export function PublishDialog({ answer, work, onClose }: PublishDialogProps) {
  const t = useTranslations('catalogueSpecification.publish');
  const { edited, select } = useEditor();
  const { checked } = toDraft(edited);
  const count = checked.faults.length + Object.keys(checked.termFaults).length;
  const number = answer.version?.status === 'draft' ? answer.version.number : (answer.versions[0]?.number ?? 0) + 1;
  if (count > 0) {
    const showFirst = () => {
      select(checked.faults[0]?.uid ?? null);
      onClose();
      focusFault();
    };
    return (
      <ConfirmDialog
        title={t('refused', { count })}
        text={t('refusedText')}
        confirm={t('showFaults')}
        onConfirm={showFirst}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('title', { number })}
      text={<Changes answer={answer} nodes={checked.nodes} />}
      confirm={t('confirm')}
      isBusy={work.isBusy}
      onConfirm={async () => {
        await work.publish();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function Changes({ answer, nodes }: { answer: EditedSpecification; nodes: SpecNode[] }) {
  const t = useTranslations('catalogueSpecification.publish');
  const { owner, offered } = answer;
  const parts = offered ? Object.entries(changesBetween(offered.nodes, nodes)) : [];
  return (
    <div className="stack-8">
      <p>{t(offered ? 'replaces' : 'first', { number: offered?.number ?? 0 })}</p>
      {!owner.is_listed && <p>{t('notListed')}</p>}
      {parts.map(([kind, list]) => (
        <ChangeLine key={kind} kind={kind as 'added'} list={list} />
      ))}
      {offered && <p>{t('drafts')}</p>}
      <p>{t('frozen')}</p>
    </div>
  );
}

const mostNamed = 8;

function ChangeLine({ kind, list }: { kind: 'added' | 'removed' | 'changed'; list: SpecNode[] }) {
  const t = useTranslations('catalogueSpecification.publish');
  const locale = useLocale();
  if (list.length === 0) return null;
  const names = list.slice(0, mostNamed).map(({ label }) => textIn(label, locale));
  return <p>{t(kind, { count: list.length, names: names.join(t('comma')), more: list.length - names.length })}</p>;
}
