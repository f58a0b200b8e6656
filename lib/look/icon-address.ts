/** Sizes that are made of an icon when somebody first asks for one: what follows the name of its file. */
export const iconSizes = {
  /** For browsers that ask for `/favicon.ico`: 16, 32 and 48 pixels. */
  ico: 'icon.ico',
  small: 'icon-32.png',
  /** Full to its edges on a ground: the system cuts the corners. */
  apple: 'icon-180.png',
  home: 'icon-192.png',
  large: 'icon-512.png',
  /** With room around it for whatever shape a system cuts. */
  maskable: 'icon-maskable.png',
} as const;
export type IconSize = keyof typeof iconSizes;

/** The address of a size of an icon, whose own address is that of a stored file; other addresses stay as they are. */
export const iconAddress = (icon: string, size: IconSize): string =>
  /\/storage\/[^?]+$/.test(icon) ? icon.replace(/\.(?:svg|png|webp|jpe?g)$/, `-${iconSizes[size]}`) : icon;
