'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import type { MediaDetail } from '#lib/api/files/desk-media.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './media.module.css';
import { moveFocus } from './move-focus.ts';

interface FocalPointProps {
  media: MediaDetail;
  /** Percent from the left and from the top. */
  x: number;
  y: number;
  onMove: (x: number, y: number) => void;
}

const crops = ['square', 'wide', 'tall'] as const;

/** Marks on the picture what must stay in sight, and shows what crops leave of it. */
export function FocalPoint({ media, x, y, onMove }: FocalPointProps) {
  const t = useTranslations('filesMedia.focus');
  const { site } = useMemberCentre();
  const source = fileAddress(site.cdnUrl, media.url);
  const frame = useRef<HTMLSpanElement>(null);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    onMove(toPercent((clientX - box.left) / box.width), toPercent((clientY - box.top) / box.height));
  };
  const press = (event: KeyboardEvent) => {
    const moved = moveFocus({ x, y }, event);
    if (!moved) return;
    event.preventDefault();
    onMove(moved.x, moved.y);
  };
  return (
    <fieldset className={styles.focus}>
      <legend>{t('title')}</legend>
      <p className="hint">{t('help')}</p>
      <div className={styles.focusParts}>
        <span
          ref={frame}
          className={styles.picture}
          style={sizeOf(media)}
          onPointerDown={(event) => {
            if (event.currentTarget.closest('fieldset:disabled')) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        >
          <img src={source} alt="" draggable={false} />
          <button
            type="button"
            className={styles.point}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={t('point', { x, y })}
            onKeyDown={press}
          />
        </span>
        <div className="stack-8">
          <p className="hint">{t('crops')}</p>
          <div className="wrap-12 items-center">
            {crops.map((crop) => (
              <figure key={crop} className={styles.crop} data-crop={crop}>
                <img src={source} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
                <figcaption className="hint">{t(`crop.${crop}`)}</figcaption>
              </figure>
            ))}
          </div>
          <div>
            <Button look="quiet" size="small" onClick={() => onMove(50, 50)}>
              {t('middle')}
            </Button>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** As high as fits beside the crops, in the picture's own shape: the point is a place of the frame. */
const highest = 320;
const sizeOf = ({ width, height }: MediaDetail) =>
  width > 0 && height > 0
    ? { aspectRatio: `${width} / ${height}`, width: `min(100%, ${Math.round((highest * width) / height)}px)` }
    : { width: `min(100%, ${highest}px)` };

const toPercent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
