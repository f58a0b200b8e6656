'use client';

import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useTranslations } from 'next-intl';
import { RotateLeftOutlined as RotateLeft } from '#components/ui/material-icons/rotate-left-outlined.tsx';
import { RotateRightOutlined as RotateRight } from '#components/ui/material-icons/rotate-right-outlined.tsx';
import { ZoomInOutlined as ZoomIn } from '#components/ui/material-icons/zoom-in-outlined.tsx';
import { ZoomOutOutlined as ZoomOut } from '#components/ui/material-icons/zoom-out-outlined.tsx';
import styles from './avatar.module.css';

const step = 0.25;

interface CropToolsProps {
  zoom: number;
  mostZoom: number;
  onZoom: (zoom: number) => void;
  onTurn: (by: 90 | -90) => void;
}

/** Zoom and turn, for mouse, finger and keyboard alike. */
export function CropTools({ zoom, mostZoom, onZoom, onTurn }: CropToolsProps) {
  const t = useTranslations('identityAccount.profile.avatar.crop');
  const zoomBy = (change: number) => onZoom(Math.min(mostZoom, Math.max(1, zoom + change)));
  return (
    <div className={`row-8 items-center ${styles.tools}`}>
      <IconButton aria-label={t('zoomOut')} disabled={zoom <= 1} onClick={() => zoomBy(-step)}>
        <ZoomOut />
      </IconButton>
      <Slider
        aria-label={t('zoom')}
        min={1}
        max={mostZoom}
        step={0.05}
        value={zoom}
        getAriaValueText={(value) => `${Math.round(value * 100)}%`}
        onChange={(_, value) => typeof value === 'number' && onZoom(value)}
      />
      <IconButton aria-label={t('zoomIn')} disabled={zoom >= mostZoom} onClick={() => zoomBy(step)}>
        <ZoomIn />
      </IconButton>
      <span className={styles.turns}>
        <IconButton aria-label={t('left')} onClick={() => onTurn(-90)}>
          <RotateLeft />
        </IconButton>
        <IconButton aria-label={t('right')} onClick={() => onTurn(90)}>
          <RotateRight />
        </IconButton>
      </span>
    </div>
  );
}
