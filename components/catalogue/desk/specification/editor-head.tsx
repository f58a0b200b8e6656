'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { EditedSpecification } from '#lib/api/catalogue/desk-specification.ts';
import { deskProductPaths } from '../products/product-paths.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { useOwnerName } from './editing/owner-name.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import type { SpecificationWork } from './use-specification.ts';

type HeadDialog = 'copy' | 'discard' | 'retire';

interface EditorHeadProps {
  answer: EditedSpecification;
  work: SpecificationWork;
  onPublish: () => void;
}

/** Whose specification it is, where it stands, and what can be done with the whole of it. */
export function EditorHead({ answer, work, onPublish }: EditorHeadProps) {
  const t = useTranslations('catalogueSpecification');
  const [dialog, setDialog] = useState<HeadDialog>();
  const { version, owner } = answer;
  const isDraft = version?.status === 'draft';
  const isPublishable = version !== null && version.status !== 'published';
  return (
    <>
      <PageHeader title={useOwnerName(answer)} text={t(`owner.${owner.type}`, { count: owner.product_count })}>
        <PageLink
          href={owner.type === 'product' ? deskProductPaths.edit(owner.id) : deskProductPaths.categories}
          className={styles.back}
        >
          {t(`owner.back.${owner.type}`)}
        </PageLink>
        <Guarded node="operator/specification/edit">
          <Button
            look="secondary"
            size="small"
            isBusy={work.isBusy}
            disabled={!work.isDirty}
            onClick={() => void work.save()}
          >
            {t('save.save')}
          </Button>
          <Button size="small" disabled={!(work.isDirty || isPublishable)} onClick={onPublish}>
            {t('publish.open')}
          </Button>
        </Guarded>
      </PageHeader>
      <div className={styles.bar}>
        <VersionChip answer={answer} />
        <span role="status" className="text-ink-2 text-14">
          {t(work.isDirty ? 'save.dirty' : isDraft ? 'save.saved' : 'save.unchanged')}
        </span>
        <Guarded node="operator/specification/edit">
          <HeadTools answer={answer} work={work} onDialog={setDialog} />
        </Guarded>
      </div>
      <HeadDialogs answer={answer} work={work} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

interface HeadToolsProps extends Omit<EditorHeadProps, 'onPublish'> {
  onDialog: (dialog: HeadDialog) => void;
}

function HeadTools({ answer, work, onDialog }: HeadToolsProps) {
  const t = useTranslations('catalogueSpecification');
  const { undo, redo, canUndo, canRedo } = useEditor();
  const isDraft = answer.version?.status === 'draft';
  return (
    <span className={styles.barTools}>
      <Button look="quiet" size="small" disabled={!canUndo} onClick={undo}>
        {t('save.undo')}
      </Button>
      <Button look="quiet" size="small" disabled={!canRedo} onClick={redo}>
        {t('save.redo')}
      </Button>
      <Button look="quiet" size="small" onClick={() => onDialog('copy')}>
        {t('copy.open')}
      </Button>
      {answer.offered && (
        <Button look="quiet" size="small" isDestructive onClick={() => onDialog('retire')}>
          {t('retire.open')}
        </Button>
      )}
      {(isDraft || work.isDirty) && (
        <Button look="quiet" size="small" isDestructive onClick={() => onDialog('discard')}>
          {t('discard.open')}
        </Button>
      )}
    </span>
  );
}

interface HeadDialogsProps extends Omit<EditorHeadProps, 'onPublish'> {
  dialog: HeadDialog | undefined;
  onClose: () => void;
}

function HeadDialogs({ answer, work, dialog, onClose }: HeadDialogsProps) {
  const t = useTranslations('catalogueSpecification');
  if (dialog === undefined) return null;
  if (dialog === 'copy') return <CopyDialog answer={answer} work={work} onClose={onClose} />;
  const isDraft = answer.version?.status === 'draft';
  const discard = isDraft ? work.discard : work.reload;
  const text = dialog === 'retire' || answer.offered ? 'text' : 'textNothing';
  return (
    <ConfirmDialog
      title={t(`${dialog}.title`)}
      text={dialog === 'retire' ? t('retire.text') : t(`discard.${text}`)}
      confirm={t(`${dialog}.confirm`)}
      isDestructive
      isBusy={work.isBusy}
      onConfirm={() => {
        onClose();
        void (dialog === 'retire' ? work.retire() : discard());
      }}
      onClose={onClose}
    />
  );
}

function VersionChip({ answer: { version, offered } }: { answer: EditedSpecification }) {
  const t = useTranslations('catalogueSpecification.version');
  return (
    <span className={styles.chips}>
      {!version && <Chip>{t('none')}</Chip>}
      {version?.status === 'retired' && <Chip>{t('retiredName', { number: version.number })}</Chip>}
      {version?.status === 'draft' && <Chip tone="warning">{t('draft', { number: version.number })}</Chip>}
      {offered && <Chip tone="success">{t('offered', { number: offered.number })}</Chip>}
    </span>
  );
}
