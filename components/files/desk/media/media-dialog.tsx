'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type MediaDetail, removeMedia } from '#lib/api/files/desk-media.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { MediaForm } from './media-form.tsx';
import { MediaHistory } from './media-history.tsx';
import { MediaUses } from './media-uses.tsx';
import { ReplaceFile } from './replace-file.tsx';

interface MediaDialogProps {
  id: number;
  onClose: () => void;
}

/** All that is known of a file, and what can be done about it. */
export function MediaDialog({ id, onClose }: MediaDialogProps) {
  const ui = useTranslations('ui.dialog');
  const t = useTranslations('filesMedia');
  const query = useQuery(apiQuery('/api/operator/media/detail', { id }));
  return (
    <Modal title={query.data?.name ?? t('title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(media) => <Media media={media} onClose={onClose} />}
      </QueryView>
    </Modal>
  );
}

function Media({ media, onClose }: { media: MediaDetail; onClose: () => void }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <div className="stack-24 min-w-0">
      <Facts media={media} />
      <MediaForm key={media.version} media={media} onDirty={setDirty} />
      <Guarded node="operator/media/edit">
        <ReplaceFile media={media} isHeld={isDirty} />
      </Guarded>
      <MediaUses uses={media.used_by} />
      <MediaHistory media={media} />
      <Guarded node="operator/media/edit">
        <RemoveButton media={media} onDone={onClose} />
      </Guarded>
    </div>
  );
}

function Facts({ media }: { media: MediaDetail }) {
  const t = useTranslations('filesMedia.detail');
  const { site } = useMemberCentre();
  const size = formatFileSize(media.size, useLocale());
  const { mime: type, width, height } = media;
  return (
    <p className="wrap-8-16 items-center">
      <span className="hint">
        {media.kind === 'film' ? t('factsOfFilm', { type, size }) : t('facts', { type, width, height, size })}
      </span>
      <a href={fileAddress(site.cdnUrl, media.url)} target="_blank" rel="noopener">
        {t('view')}
      </a>
    </p>
  );
}

function RemoveButton({ media, onDone }: { media: MediaDetail; onDone: () => void }) {
  const t = useTranslations('filesMedia.detail');
  const [isAsking, setAsking] = useState(false);
  const { send, dialog } = useDecision(removeMedia, { onDone, isLeaving: true });
  if (media.used_by.length > 0) return <p className="hint">{t('removeUsed')}</p>;
  return (
    <div>
      <Button look="quiet" size="small" isDestructive onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle', { name: media.name })}
          text={t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={dialog.isBusy}
          failure={dialog.failure}
          onConfirm={() => send({ id: media.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
