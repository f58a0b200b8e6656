export interface Size {
  width: number;
  height: number;
}

/** Room a picture takes once it is turned: the cropper counts its pixels within it. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return {
    width: Math.round(width * cosine + height * sine),
    height: Math.round(width * sine + height * cosine),
  };
}

/** Side of the picture that is sent: what was chosen, at most this many pixels. */
export const avatarSide = 512;

/** A full turn brings the picture back: always between 0 and 270 degrees. */
export function turn(degrees: number, by: 90 | -90): number {
  return (degrees + by + 360) % 360;
}
