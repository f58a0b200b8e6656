'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { useSettled } from '#components/ui/hooks/use-settled.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import type { MediaItem } from '#lib/api/files/desk-media.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { mediaKinds } from '#lib/contract/files/desk-media.ts';
import { MediaGrid } from './media-grid.tsx';
import { UploadNotes } from './upload-notes.tsx';
import { suffixesOf, useMediaUpload } from './use-media-upload.ts';

interface MediaPickerProps {
  kinds?: readonly MediaItem['kind'][];
  /** Pictures alone that have all their sizes. */
  isSized?: boolean;
  onChoose: (item: MediaItem) => void;
}

/** A button for a field that shows a file: it opens the library, for who may see it. */
export function MediaPicker(props: MediaPickerProps & { isDisabled?: boolean }) {
  const t = useTranslations('filesMedia.picker');
  const [isOpen, setOpen] = useState(false);
  return (
    <Guarded node="operator/media/list">
      <Button look="secondary" size="small" disabled={props.isDisabled} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <PickerDialog
          {...props}
          onChoose={(item) => {
            setOpen(false);
            props.onChoose(item);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Guarded>
  );
}

/** Long enough for a word to be typed on. */
const typingMs = 300;
/** One screenful more each time. */
const step = 20;
const most = 100;

function PickerDialog({ kinds = mediaKinds, isSized, onChoose, onClose }: MediaPickerProps & { onClose: () => void }) {
  const t = useTranslations('filesMedia');
  const ui = useTranslations('ui.dialog');
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim(), typingMs);
  const [limit, setLimit] = useState(step);
  const query = useQuery({
    ...apiQuery('/api/operator/media/list', {
      limit,
      ...(words && { q: words }),
      kinds: kinds.join(),
      ...(isSized && { fit: 'sized' as const }),
    }),
    placeholderData: keepPreviousData,
  });
  const upload = useMediaUpload({ suffixes: kinds.flatMap((kind) => suffixesOf[kind]), onAdded: onChoose });
  return (
    <Modal title={t('picker.title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <div className="stack-16">
        <Search typed={typed} onType={setTyped} />
        <Guarded node="operator/media/edit">
          <FileChoice
            accept={upload.accept}
            label={t('picker.upload')}
            note={undefined}
            isSingle
            isHeld={upload.progress !== undefined}
            onChoose={upload.send}
          />
          <UploadNotes upload={upload} />
        </Guarded>
        <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
          {({ list, next }) =>
            list.length === 0 ? (
              <EmptyState title={t(words ? 'nothing' : 'empty')} text={words ? t('nothingText') : t('emptyText')} />
            ) : (
              <div className="stack-16">
                <MediaGrid items={list} onOpen={onChoose} />
                {next && limit < most && (
                  <div>
                    <Button look="quiet" size="small" onClick={() => setLimit(limit + step)}>
                      {t('picker.more')}
                    </Button>
                  </div>
                )}
              </div>
            )
          }
        </QueryView>
      </div>
    </Modal>
  );
}

/** No form of its own: the field that opened it stands in one. */
function Search({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useTranslations('filesMedia.picker');
  const id = useId();
  return (
    <PlainField id={id} label={t('search')}>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={60}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </PlainField>
  );
}
