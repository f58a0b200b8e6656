'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import styles from './money.module.css';

interface DocumentButtonProps {
  /** Shows the file for some minutes. */
  link: string;
  /** What it belongs to. */
  no: string;
  label: string;
}

/** A private picture, such as a bank's receipt; it opens above the page, and from there in a tab of its own. */
export function DocumentButton({ link, no, label }: DocumentButtonProps) {
  const t = useTranslations('paymentsDesk.paper');
  const ui = useTranslations('ui.dialog');
  // The link as it was: a list that is read anew brings another one, and the picture would load again.
  const [shown, setShown] = useState('');
  const [isBroken, setBroken] = useState(false);
  const open = () => {
    setBroken(false);
    setShown(link);
  };
  return (
    <>
      <button type="button" className={styles.paperLink} aria-haspopup="dialog" onClick={open}>
        {label} <span className="visually-hidden">{no}</span>
      </button>
      {shown && (
        <Modal title={t('title', { label, no })} closeLabel={ui('close')} onClose={() => setShown('')}>
          <div className={`stack-12 justify-items-start text-14 ${styles.paper}`}>
            {isBroken ? (
              <p>{t('noPicture')}</p>
            ) : (
              <img src={shown} alt={t('picture', { label, no })} onError={() => setBroken(true)} />
            )}
            <a href={shown} target="_blank" rel="noopener noreferrer">
              {t('newTab')}
            </a>
          </div>
        </Modal>
      )}
    </>
  );
}
