'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import styles from './notice-host.module.css';
import { placeNotices, watchPresses } from './notice-place.ts';
import { useTopLayer } from './use-top-layer.ts';

interface ShownNotice extends Notice {
  id: number;
}

interface NoticeHostProps {
  /** The error catalogue in the page's language: it must be here before the network fails. */
  failures: Record<string, string>;
  words: { region: string; close: string };
}

let lastId = 0;

/** Shows messages in the top layer, above every dialog (specification §9), and reads them aloud. */
export function NoticeHost({ failures, words }: NoticeHostProps) {
  const [notices, remove] = useNotices();
  const layer = useRef<HTMLElement>(null);
  const place = useTopLayer(layer, notices);
  useEffect(watchPresses, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown in another place, it has to be placed there
  useEffect(() => {
    if (notices.length > 0 && layer.current) placeNotices(layer.current);
  }, [notices, place]);
  const region = (
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
  return place ? createPortal(region, place) : region;
}

function useNotices(): [ShownNotice[], (id: number) => void] {
  const [notices, setNotices] = useState<ShownNotice[]>([]);
  const remove = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  useEffect(
    () =>
      onNotice((notice) => {
        const id = ++lastId;
        setNotices((shown) => [...shown.slice(-3), { ...notice, id }]);
        // Errors stay longer: they have to be understood.
        setTimeout(remove, notice.tone === 'error' ? 12_000 : 6_000, id);
      }),
    [remove],
  );
  return [notices, remove];
}

function fill(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
