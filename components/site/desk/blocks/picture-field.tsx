'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { MediaPicker } from '#components/work/media/media-picker.tsx';
import type { MediaItem } from '#lib/api/files/desk-media.ts';
import { uploadPageFilm, uploadPagePicture } from '#lib/api/site/desk-blocks.ts';
import { pageTopic } from '#lib/contract/files/upload-topics.ts';
import type { StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { nameOf, type Place } from './page-draft.ts';
import { TextsField } from './texts-field.tsx';

interface FileFieldProps<Value> {
  label: string;
  place: Place;
  value: Value;
}

/** What may be sent for a picture or a film of a page, as a file input wants it. */
function useAccept(isVideo: boolean): string {
  const { site } = useMemberCentre();
  const limits = topicLimits(site.upload, pageTopic);
  const isMeant = (suffix: string) => isVideo === ['mp4', 'webm'].includes(suffix);
  return acceptOf({ ...limits, allowedSuffixes: limits.allowedSuffixes.filter(isMeant) });
}

/** A picture with the text for whoever does not see it, in every language. */
export function PictureField({ label, place, value }: FileFieldProps<StoredPicture | null | undefined>) {
  const editor = useEditor();
  const { site } = useMemberCentre();
  const upload = useUpload({
    topic: pageTopic,
    sendOne: uploadPagePicture,
    onDone: ({ file, picture: { alt: _, ...picture } }) =>
      editor.set(place, { ...picture, url: pathOf(picture.url), file, alt: value?.alt ?? noTexts }),
  });
  return (
    <fieldset className={styles.file}>
      <legend>{label}</legend>
      {value && <img src={fileAddress(site.cdnUrl, value.url)} alt="" className={styles.thumbnail} />}
      <FileButtons
        accept={useAccept(false)}
        hasFile={Boolean(value)}
        isBusy={upload.progress !== undefined}
        label={label}
        onChoose={(files) => void upload.send(files)}
        onRemove={() => editor.set(place, null)}
      >
        <MediaPicker
          kinds={['picture', 'drawing']}
          isDisabled={editor.isDisabled}
          onChoose={(item) => editor.set(place, chosenPicture(item))}
        />
      </FileButtons>
      <Faults of={[upload.fault, editor.faults[nameOf(place)], editor.faults[nameOf([...place, 'url'])]]} />
      {value && <AltField place={[...place, 'alt']} value={value} />}
    </fieldset>
  );
}

/** A file of the library as a block keeps it; what the library says of it is read there when the draft is saved. */
function chosenPicture({ id, picture, url }: MediaItem): StoredPicture | null {
  if (!picture) return null;
  const { alt: _, ...facts } = picture;
  return { ...facts, url: pathOf(url), file: id, alt: noTexts };
}

/** The shop keeps addresses of its own, whatever CDN they are shown at. */
const pathOf = (address: string) => new URL(address, location.origin).pathname;

function AltField({ place, value }: { place: Place; value: StoredPicture }) {
  const t = useTranslations('siteBlocksDesk');
  const ofFile = value.file_alt ? Object.values(value.file_alt).filter(Boolean).join(' · ') : '';
  const help = ofFile ? t('altOfFile', { text: ofFile }) : t('altHelp');
  return <TextsField label={t('alt')} help={help} place={place} value={value.alt} kind="line" max={200} />;
}

/** A film of the shop's own. */
export function VideoField({ label, place, value }: FileFieldProps<string>) {
  const editor = useEditor();
  const { site } = useMemberCentre();
  const upload = useUpload({
    topic: pageTopic,
    sendOne: uploadPageFilm,
    onDone: ({ url }) => editor.set(place, url),
  });
  return (
    <fieldset className={styles.file}>
      <legend>{label}</legend>
      {value && <Film src={fileAddress(site.cdnUrl, value)} />}
      <FileButtons
        accept={useAccept(true)}
        hasFile={value !== ''}
        isBusy={upload.progress !== undefined}
        label={label}
        onChoose={(files) => void upload.send(files)}
        onRemove={() => editor.set(place, '')}
      >
        <MediaPicker
          kinds={['film']}
          isDisabled={editor.isDisabled}
          onChoose={(item) => editor.set(place, pathOf(item.url))}
        />
      </FileButtons>
      <Faults of={[upload.fault, editor.faults[nameOf(place)]]} />
    </fieldset>
  );
}

function Film({ src }: { src: string }) {
  // biome-ignore lint/a11y/useMediaCaption: what is said is written in a field of the block
  return <video src={src} controls preload="metadata" className={styles.thumbnail} />;
}

interface FileButtonsProps {
  accept: string;
  hasFile: boolean;
  isBusy: boolean;
  label: string;
  onChoose: (files: File[]) => void;
  onRemove: () => void;
  /** Another way to choose one. */
  children: ReactNode;
}

function FileButtons({ accept, hasFile, isBusy, label, onChoose, onRemove, children }: FileButtonsProps) {
  const t = useTranslations('siteBlocksDesk');
  const { isDisabled } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onChoose(files.slice(0, 1));
  };
  return (
    <div className="wrap-8">
      <Button
        look="secondary"
        size="small"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t(hasFile ? 'replaceFile' : 'chooseFile')}
      </Button>
      {children}
      {hasFile && (
        <Button look="quiet" size="small" disabled={isDisabled} onClick={onRemove}>
          {t('removeFile')}
        </Button>
      )}
      <input ref={input} hidden type="file" accept={accept} aria-label={label} onChange={choose} />
    </div>
  );
}

function Faults({ of }: { of: (string | undefined)[] }) {
  const [fault] = of.filter(Boolean);
  return fault ? (
    <p role="alert" className="text-error text-14">
      {fault}
    </p>
  ) : null;
}
