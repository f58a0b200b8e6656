'use client';

import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { Button } from '../button.tsx';
import { toLinkTarget } from './link-target.ts';

/** Where the chosen words lead. Not a form: the editor stands in one, and forms do not nest. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('ui.richText');
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isRefused, setRefused] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const save = () => {
    const href = toLinkTarget(typed);
    if (href === undefined) return setRefused(true);
    onClose();
    if (before === '' && editor.state.selection.empty) {
      chain()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain().setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    chain().unsetLink().run();
  };
  return (
    <Modal title={t('linkTitle')} closeLabel={t('linkClose')} onClose={onClose}>
      <div className="stack-4">
        <label htmlFor={id}>{t('linkAddress')}</label>
        <OutlinedInput
          id={id}
          autoFocus
          fullWidth
          error={isRefused}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          slotProps={{ input: { maxLength: 500, inputMode: 'url', 'aria-describedby': `${id}-note` } }}
        />
        <FormHelperText id={`${id}-note`} error={isRefused}>
          {t(isRefused ? 'linkInvalid' : 'linkHelp')}
        </FormHelperText>
        <div className="row-8 justify-end mt-16">
          {before !== '' && (
            <Button look="quiet" size="small" onClick={remove}>
              {t('linkRemove')}
            </Button>
          )}
          <Button size="small" onClick={save}>
            {t('linkSave')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
