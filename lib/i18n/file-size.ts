const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes as people read it: 12 kB, 1.4 MB. Steps of 1024, as the upload limits count. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1024 ** step);
}
