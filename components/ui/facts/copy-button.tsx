'use client';

import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CheckOutlined as CheckIcon } from '#components/ui/material-icons/check-outlined.tsx';
import { ContentCopyOutlined as CopyIcon } from '#components/ui/material-icons/content-copy-outlined.tsx';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { Button } from '../button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers: there may be several on a page. */
  label: string;
  /** Shows the label beside the icon. */
  isLabelShown?: boolean;
}

const shownInMs = 2_000;

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label, isLabelShown = false }: CopyButtonProps) {
  const [isCopied, copy] = useCopy(text);
  const icon = isCopied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />;
  return isLabelShown ? (
    <Button look="secondary" size="small" icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  ) : (
    <IconButton aria-label={label} title={label} onClick={() => void copy()}>
      {icon}
    </IconButton>
  );
}

function useCopy(text: string): [boolean, () => Promise<void>] {
  const t = useTranslations('ui.copy');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownInMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      publishNotice({ tone: 'success', text: t('done') });
    } catch {
      // Plain HTTP has no clipboard, and a person may forbid it.
      publishNotice({ tone: 'error', text: t('failed') });
    }
  };
  return [isCopied, copy];
}
