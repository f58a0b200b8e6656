'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonAnchor } from '#components/ui/button.tsx';
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
    <div className="stack-16 text-14">
      <p>{t('text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row-8 justify-end">
        <Button look="secondary" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <ButtonAnchor
          look="secondary"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('download')}
        </ButtonAnchor>
        <Button size="small" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
