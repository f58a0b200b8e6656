import { avatarSide, type Size, turnedSize } from './crop-area.ts';

export interface Crop extends Size {
  x: number;
  y: number;
}

/**
 * Cuts a square out of a picture, turned by some degrees, as a JPEG that carries nothing of the original file but what
 * can be seen. Transparent parts become white. Throws when the browser cannot draw the picture.
 */
export async function cropImage(address: string, crop: Crop, degrees: number): Promise<File> {
  const image = await loadImage(address);
  const side = Math.max(1, Math.min(avatarSide, Math.round(crop.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const room = turnedSize(natural, degrees);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.scale(side / crop.width, side / crop.height);
  context.translate(room.width / 2 - crop.x, room.height / 2 - crop.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -natural.width / 2, -natural.height / 2);
  return toFile(canvas);
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function toFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], 'avatar.jpg', { type: blob.type })) : reject(new Error('no picture'))),
      'image/jpeg',
      0.9,
    );
  });
}
