'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import styles from './notice-host.module.css';

interface ShownNotice extends Notice {
  id: number;
}

interface NoticeHostProps {
  /** The error catalogue in the page's language: it must be here before the network fails. */
  failures: Record<string, string>;
  words: { region: string; close: string };
}

const stayInMs = 6_000;
let lastId = 0;

/** Shows messages in the top layer, above every dialog (specification §9), and reads them aloud. */
export function NoticeHost({ failures, words }: NoticeHostProps) {
  const [notices, setNotices] = useState<ShownNotice[]>([]);
  const layer = useRef<HTMLElement>(null);
  const remove = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);

  useEffect(
    () =>
      onNotice((notice) => {
        const id = ++lastId;
        setNotices((shown) => [...shown.slice(-3), { ...notice, id }]);
        setTimeout(remove, notice.tone === 'error' ? 2 * stayInMs : stayInMs, id);
        // Shown anew, it moves above a dialog that opened after it.
        layer.current?.hidePopover?.();
        layer.current?.showPopover?.();
      }),
    [remove],
  );

  return (
    <section ref={layer} popover="manual" aria-label={words.region} aria-live="assertive" className={styles.layer}>
      {notices.map((notice) => (
        <p key={notice.id} className={`${styles.notice} ${styles[notice.tone]}`}>
          <span>{notice.text || fill(failures[notice.failure ?? 'other'] ?? '', notice.values)}</span>
          <button type="button" aria-label={words.close} onClick={() => remove(notice.id)}>
            ×
          </button>
        </p>
      ))}
    </section>
  );
}

function fill(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
