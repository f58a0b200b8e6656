'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import styles from '../desk-stores.module.css';

interface LicencePictureProps {
  name: string;
  link: string;
  /** The link lasts some minutes: asks for another one. */
  onRenew: () => void;
}

/** The licence as it was sent, as wide as the page; it opens in full in a tab of its own. */
export function LicencePicture({ name, link, onRenew }: LicencePictureProps) {
  const t = useTranslations('storeDesk.application');
  const [isPicture, setPicture] = useState(!/\.pdf$/i.test(link.split(/[?#]/)[0] ?? ''));
  const renewed = useRef(false);
  const retry = () => {
    if (renewed.current) setPicture(false);
    else onRenew();
    renewed.current = true;
  };
  return (
    <a
      className={`stack-8 justify-items-start text-primary ${styles.picture}`}
      href={link}
      target="_blank"
      rel="noreferrer"
    >
      {isPicture && <img src={link} alt={t('licence')} onError={retry} />}
      <span>
        {name || t('licence')}
        <span className="visually-hidden">{t('newTab')}</span>
      </span>
    </a>
  );
}
