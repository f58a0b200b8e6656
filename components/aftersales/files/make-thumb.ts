const edgeInPixels = 160;

/** A small copy of a picture as a data address; undefined of what this browser can’t draw, such as a video. */
export async function makeThumb(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const scale = edgeInPixels / Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = edgeInPixels;
    canvas.height = edgeInPixels;
    const [width, height] = [picture.width * scale, picture.height * scale];
    const place = [(edgeInPixels - width) / 2, (edgeInPixels - height) / 2, width, height] as const;
    canvas.getContext('2d')?.drawImage(picture, ...place);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return undefined;
  }
}
