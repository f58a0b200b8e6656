'use client';

import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type MediaDetail, undoMedia } from '#lib/api/files/desk-media.ts';
import { formatTime } from '#lib/i18n/date.ts';

/** What was changed of a file, the latest first; the last change can be taken back. */
export function MediaHistory({ media }: { media: MediaDetail }) {
  const t = useTranslations('filesMedia.history');
  const { send, dialog } = useDecision(undoMedia);
  return (
    <section className="stack-8">
      <h3>{t('title')}</h3>
      <FormAlert text={dialog.failure} />
      {media.changes.length === 0 && <p className="hint">{t('none')}</p>}
      <ul className="stack-8">
        {media.changes.map((change) => (
          <li key={change.id} className="wrap-8-12 items-center">
            <span>{t(`events.${change.event}`)}</span>
            {change.former && <span className="hint wrap-anywhere">{t('before', { name: change.former.name })}</span>}
            <span className="hint">
              <Unbroken>{formatTime(change.time, '', 'yyyy-mm-dd hh:MM')}</Unbroken> {change.by}
            </span>
            {change.is_undone && <Chip>{t('undone')}</Chip>}
            {change.actions.includes('undo') && (
              <Guarded node="operator/media/edit">
                <Button look="quiet" size="small" isBusy={dialog.isBusy} onClick={() => send({ id: media.id })}>
                  {t('undo')}
                </Button>
              </Guarded>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
