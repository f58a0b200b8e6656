'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styles from './avatar.module.css';
import { turn } from './crop-area.ts';
import type { Crop } from './crop-image.ts';
import { CropTools } from './crop-tools.tsx';

const mostZoom = 4;

interface AvatarCropperProps {
  address: string;
  /** What is chosen now, and by how many degrees the picture is turned. */
  onChange: (crop: Crop, degrees: number) => void;
  /** The browser cannot show the picture. */
  onUnreadable: () => void;
}

/** A picture behind a square window: moved by hand or arrow keys, zoomed by slider, wheel or two fingers, turned. */
export default function AvatarCropper({ address, onChange, onUnreadable }: AvatarCropperProps) {
  const t = useTranslations('identityAccount.profile.avatar.crop');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          rotation={degrees}
          aspect={1}
          showGrid={false}
          keyboardStep={4}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onChange(pixels, degrees)}
          classes={{ cropAreaClassName: styles.window ?? '' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('area'), 'aria-describedby': 'crop-help' }}
        />
      </div>
      <p id="crop-help" className="hint">
        {t('help')}
      </p>
      <CropTools
        zoom={zoom}
        mostZoom={mostZoom}
        onZoom={setZoom}
        onTurn={(by) => {
          setDegrees(turn(degrees, by));
          setPlace({ x: 0, y: 0 });
        }}
      />
    </>
  );
}
