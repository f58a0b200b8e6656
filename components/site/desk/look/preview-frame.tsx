'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './look.module.css';

interface PreviewFrameProps {
  address: string;
  /** Of the window that the page is shown in, in pixels. */
  width: number;
  title: string;
}

/** As much of a page as a screen shows. */
const height = 760;

/** A page as wide as on its device, made smaller where there is no room for that. Where one has read to is kept. */
export function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  const goBack = () => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    shown.scrollTo({ top: place.current, behavior: 'instant' });
    shown.addEventListener('scroll', () => {
      place.current = shown.scrollY;
    });
  };
  return (
    <div ref={box} className={styles.stage} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        key={width}
        src={address}
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={goBack}
      />
    </div>
  );
}
