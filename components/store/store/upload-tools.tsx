'use client';

import { type Ref, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';

interface UploadToolsProps {
  /** Of the field: its note says what is wrong. */
  id: string;
  button: Ref<HTMLButtonElement>;
  /** Endings of the files that may be chosen. */
  accept: string;
  words: { choose: string; remove: string };
  isThere: boolean;
  isSending: boolean;
  onFile: (file: File | undefined) => void;
  onRemove: () => void;
}

/** Chooses a file, another one, or none any more. */
export function UploadTools({ id, button, accept, words, isThere, isSending, onFile, onRemove }: UploadToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        isBusy={isSending}
        id={id}
        ref={button}
        // The label of the field would be its name otherwise, and not say what it does.
        aria-label={words.choose}
        aria-describedby={`${id}-note`}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      {isThere && (
        <Button look="quiet" size="small" isDestructive onClick={onRemove}>
          {words.remove}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </>
  );
}
