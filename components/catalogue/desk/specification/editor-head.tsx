'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import type { EditedSpecification } from '#lib/api/operator-specification.ts';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { useOwnerName } from './specification-editor.tsx';
import type { useSpecification } from './use-specification.ts';

export type SpecificationWork = ReturnType<typeof useSpecification>;

interface EditorHeadProps {
  answer: EditedSpecification;
  work: SpecificationWork;
  onPublish: () => void;
}

/** Whose specification it is, where it stands, and what can be done with the whole of it. */
export function EditorHead({ answer, work, onPublish }: EditorHeadProps) {
  const t = useTranslations('deskSpecification');
  const { undo, redo, canUndo, canRedo } = useEditor();
  const [dialog, setDialog] = useState<'copy' | 'discard'>();
  const { version, owner } = answer;
  const isDraft = version?.status === 'draft';
  return (
    <>
      <PageHeader title={useOwnerName(answer)} text={t(`owner.${owner.type}`, { count: owner.product_count })}>
        <Button variant="outlined" loading={work.isBusy} disabled={!work.isDirty} onClick={() => void work.save()}>
          {t('save.save')}
        </Button>
        <Button variant="contained" disabled={!(work.isDirty || isDraft)} onClick={onPublish}>
          {t('publish.open')}
        </Button>
      </PageHeader>
      <div className={styles.bar}>
        <VersionChip answer={answer} />
        <span role="status" className={styles.state}>
          {t(work.isDirty ? 'save.dirty' : isDraft ? 'save.saved' : 'save.unchanged')}
        </span>
        <span className={styles.barTools}>
          <Button size="small" disabled={!canUndo} onClick={undo}>
            {t('save.undo')}
          </Button>
          <Button size="small" disabled={!canRedo} onClick={redo}>
            {t('save.redo')}
          </Button>
          <Button size="small" href="#specification-preview">
            {t('preview.show')}
          </Button>
          <Button size="small" onClick={() => setDialog('copy')}>
            {t('copy.open')}
          </Button>
          {(isDraft || work.isDirty) && (
            <Button size="small" color="error" onClick={() => setDialog('discard')}>
              {t('discard.open')}
            </Button>
          )}
        </span>
      </div>
      {dialog === 'copy' && <CopyDialog answer={answer} work={work} onClose={() => setDialog(undefined)} />}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t(answer.offered ? 'discard.text' : 'discard.textNothing')}
          confirm={t('discard.confirm')}
          isDestructive
          isBusy={work.isBusy}
          onConfirm={() => {
            setDialog(undefined);
            void (isDraft ? work.discard() : work.reload());
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function VersionChip({ answer: { version, offered } }: { answer: EditedSpecification }) {
  const t = useTranslations('deskSpecification.version');
  return (
    <span className={styles.chips}>
      {!version && <Chip>{t('none')}</Chip>}
      {version?.status === 'draft' && <Chip tone="warning">{t('draft', { number: version.number })}</Chip>}
      {offered && <Chip tone="success">{t('offered', { number: offered.number })}</Chip>}
    </span>
  );
}
