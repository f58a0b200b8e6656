'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import styles from './security.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, shown this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('identitySecurity.twoFactor.codes');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => publishNotice({ tone: 'success', text: t('copied') }),
      () => publishNotice({ tone: 'error', text: t('copyFailed') }),
    );
  return (
    <div className={styles.dialog}>
      <p>{t('text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.dialogActions}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
