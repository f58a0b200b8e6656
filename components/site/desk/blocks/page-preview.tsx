'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { pagePreviewPath } from '#lib/routes/page-preview-path.ts';
import styles from './editor.module.css';

const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PagePreviewProps {
  token: string;
  /** Another one after each save: what is shown is read anew. */
  revision: number;
}

/** The draft as visitors would see it, by the very page that shows it to them, at the width of a phone or of a desktop. */
export function PagePreview({ token, revision }: PagePreviewProps) {
  const t = useTranslations('siteBlocksDesk');
  const [width, setWidth] = useState<Width>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { box, scale } = useScale(widths[width]);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (revision === 0 || !view) return;
    scrolled.current = view.scrollY;
    view.location.reload();
  }, [revision]);
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <fieldset className={styles.widths}>
        <legend className="visually-hidden">{t('previewWidth')}</legend>
        {(Object.keys(widths) as Width[]).map((each) => (
          <Button
            key={each}
            look={each === width ? 'secondary' : 'quiet'}
            size="small"
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {t(each)}
          </Button>
        ))}
      </fieldset>
      <div ref={box} className={styles.frame}>
        <iframe
          ref={frame}
          title={t('preview')}
          src={pagePreviewPath(token)}
          style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => frame.current?.contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' })}
        />
      </div>
    </section>
  );
}

/** By how much a page of a width has to be made smaller to fit into the box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}
