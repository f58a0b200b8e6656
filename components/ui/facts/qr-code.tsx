import { useMemo } from 'react';
import { encode } from 'uqr';

const quietZone = 2;

/** A QR code, always dark on white: that is what cameras read. */
export function QrCode({ text, label, size = 180 }: { text: string; label: string; size?: number }) {
  const { path, side } = useMemo(() => draw(text), [text]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function draw(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { border: 0 });
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  );
  return { path: cells.join(''), side: size + 2 * quietZone };
}
