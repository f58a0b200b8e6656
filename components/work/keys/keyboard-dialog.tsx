'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import styles from './keyboard-dialog.module.css';

interface KeyboardDialogProps {
  canSelect: boolean;
  canOpen: boolean;
  onClose: () => void;
}

/** The keys of a list. */
export function KeyboardDialog({ canSelect, canOpen, onClose }: KeyboardDialogProps) {
  const t = useTranslations('work.keys');
  const keys = [
    { keys: ['↓', 'J'], text: t('next') },
    { keys: ['↑', 'K'], text: t('previous') },
    { keys: ['Home', 'End'], text: t('ends') },
    ...(canOpen ? [{ keys: ['Enter'], text: t('open') }] : []),
    ...(canSelect
      ? [
          { keys: [t('space'), 'X'], text: t('select') },
          { keys: ['Shift+↓', 'Shift+X'], text: t('range') },
          { keys: ['Esc'], text: t('clear') },
        ]
      : []),
    { keys: ['/'], text: t('search') },
    { keys: ['?'], text: t('help') },
  ];
  return (
    <Modal title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-ink-2 text-14">{t('note')}</p>
      <dl className={styles.keys}>
        {keys.map(({ keys: names, text }) => (
          <div key={text}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
