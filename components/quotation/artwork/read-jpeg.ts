type Size = { width: number; height: number };

const pieceBytes = 64 * 1024;
/** Profiles, previews and notes of a camera stand before a picture; more than this nobody writes. */
const mostParts = 5000;

/** Of a JPEG whose height stands behind its picture (DNL), which is not unfolded for that. */
export class HeightUnknown extends Error {}

/**
 * The frame header of a JPEG: its markers are C0 to CF without tables (C4), reserved (C8) and arithmetic conditions (CC). What stands
 * before it is passed over, however long it is. Undefined for what is no JPEG, or ends before it.
 */
export async function readJpeg(file: Blob): Promise<Size | undefined> {
  let [from, view] = [0, await viewOf(file, 0)];
  const ensure = async (at: number, count: number) => {
    if (at + count <= from + view.byteLength) return at - from;
    [from, view] = [at, await viewOf(file, at)];
    return 0;
  };
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let [at, parts] = [2, 0]; at + 4 <= file.size && parts < mostParts; parts += 1) {
    const place = await ensure(at, 10);
    if (view.getUint8(place) !== 0xff) {
      // What stands between parts is passed over, as the readers of others do.
      at += 1;
      continue;
    }
    const marker = view.getUint8(place + 1);
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return frameOf(view, place);
    at += 2 + Math.max(2, view.getUint16(place + 2));
  }
  return undefined;
}

function frameOf(view: DataView, at: number): Size | undefined {
  if (at + 9 > view.byteLength) return undefined;
  const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  if (size.height === 0 && size.width > 0) throw new HeightUnknown();
  return size;
}

const viewOf = async (file: Blob, from: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + pieceBytes).arrayBuffer());
