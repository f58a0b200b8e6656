'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { drawingId } from '#components/ui/hooks/show-picture.ts';
import { sidesOf } from '#lib/specification/check-value.ts';
import type { Configuration } from '../builder/configuration.ts';
import { type DrawingRoom, drawSize, labelsOf, type Point } from '../builder/size/size-drawing.ts';
import { SizeFaces } from '../builder/size/size-faces.tsx';
import { typedSize } from '../builder/size/typed-size.ts';
import styles from './drawn-size.module.css';

const room: DrawingRoom = { width: 200, height: 170, edge: 40 };

/**
 * The size that was typed, drawn to scale over the gallery: pictures follow what is chosen, of a size there are as many as
 * there are numbers.
 */
export function DrawnSize({ configuration: { template, answers } }: { configuration: Configuration }) {
  const t = useTranslations('quotation.storefront');
  const format = useFormatter();
  const place = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(drawingId),
    () => null,
  );
  const size = typedSize(template.nodes, answers);
  if (!place || !size) return null;
  const sides = sidesOf(size);
  const figures = sides.map((side) => format.number(side));
  const faces = drawSize(sides, room);
  return createPortal(
    <svg
      className={styles.drawing}
      viewBox={viewOf(faces)}
      role="img"
      aria-label={t('drawnSize', { size: figures.join(' × ') })}
    >
      <SizeFaces faces={faces} />
      {labelsOf(faces).map(({ side, at: [x, y], anchor }) => (
        <text key={side} x={x} y={y} textAnchor={anchor}>
          {figures[side]}
          {side === 0 && ' mm'}
        </text>
      ))}
    </svg>,
    place,
  );
}

/** As high as what is drawn, and its figures below: a flat thing hides less of the picture. */
function viewOf(faces: readonly Point[][]): string {
  const ys = faces.flat().map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys) - 14, Math.max(...ys) + 28];
  return `0 ${top} ${room.width} ${bottom - top}`;
}

/** The gallery stands beside the configurator as long as the page does. */
const neverChanges = () => () => {};
