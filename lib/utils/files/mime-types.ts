const mimeTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
  psd: 'image/vnd.adobe.photoshop',
  zip: 'application/zip',
  ofd: 'application/ofd',
  xml: 'application/xml',
  svg: 'image/svg+xml',
};

/** The mime types of suffixes, each once: a file is known by either (specification §5). */
export const mimeTypesOf = (suffixes: readonly string[]): string[] => [
  ...new Set(suffixes.flatMap((suffix) => mimeTypes[suffix] ?? [])),
];
