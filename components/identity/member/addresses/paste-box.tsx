'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { parseAddress } from '#lib/api/identity/member-addresses.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import styles from './address-form.module.css';
import { type AddressField, leadsOutside, readParsed } from './address-values.ts';
import type { AddressForm } from './use-address-form.ts';

/** Longer lines are refused by the server. */
const longestLine = 300;

/** Reads receiver, number and address off a pasted line and fills the form with them. */
export function PasteBox({ fill }: Pick<AddressForm, 'fill'>) {
  const t = useTranslations('identityAddresses.paste');
  const id = useId();
  const { text, change, paste, read, data, error, isPending } = usePastedLine(fill);
  if (isNotOffered(error)) return null;
  return (
    <Panel>
      <div className={`stack-8 ${styles.paste}`}>
        <label htmlFor={id}>{t('title')}</label>
        <OutlinedInput
          id={id}
          multiline
          minRows={2}
          maxRows={5}
          value={text}
          placeholder={t('help')}
          onPaste={paste}
          onChange={(event) => change(event.target.value)}
          slotProps={{ input: { maxLength: longestLine, spellCheck: false } }}
        />
        <div className={`wrap-8-16 items-center ${styles.pasteFoot}`}>
          <Button look="secondary" size="small" isBusy={isPending} disabled={!text.trim()} onClick={() => read(text)}>
            {t('fill')}
          </Button>
          <p role="status">{error ? error.message || t('nothing') : data && <Outcome {...data} />}</p>
        </div>
      </div>
    </Panel>
  );
}

/**
 * The line; a pasted one is read at once, a typed one when asked. What is pasted after a line was read takes its place, and
 * of several that are on their way the last one counts.
 */
function usePastedLine(fill: AddressForm['fill']) {
  const [text, setText] = useState('');
  const isPasting = useRef(false);
  const last = useRef('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (line: string) => {
      const parsed = await parseAddress(line);
      return { ...readParsed(parsed), isOutside: leadsOutside(line, parsed) };
    },
    onSuccess: ({ filled }, line) => {
      if (line === last.current) fill(filled);
    },
  });
  const read = (line: string) => {
    if (!line.trim()) return;
    last.current = line;
    mutate(line);
  };
  const change = (line: string) => {
    setText(line);
    if (isPasting.current) read(line);
    isPasting.current = false;
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').slice(0, longestLine);
    isPasting.current = true;
    if (!pasted.trim() || text !== last.current) return;
    event.preventDefault();
    change(pasted);
  };
  return { text, change, paste, read, data, error, isPending };
}

/** How much was found, and by name what was not. */
function Outcome({ filled, missing, isOutside }: { filled: object; missing: AddressField[]; isOutside: boolean }) {
  const t = useTranslations('identityAddresses');
  if (isOutside) return t('form.deliveredTo');
  const count = Object.values(filled).filter(Boolean).length;
  if (count === 0) return t('paste.nothing');
  const names = missing.map((name) => t(`form.${fieldLabels[name]}`)).join(t('paste.comma'));
  return `${t('paste.found', { count })} ${names && t('paste.missing', { fields: names })}`;
}

const fieldLabels = {
  receiver: 'receiver',
  mobile: 'mobile',
  province_id: 'province',
  city_id: 'city',
  area_id: 'district',
  address: 'address',
  is_default: 'isDefault',
} as const satisfies Record<AddressField, string>;
