/** A picture or video that was sent, as it is kept until it belongs to a request. */
export interface EvidenceFile {
  url: string;
  name: string;
  /** A small copy of a picture as a data address: the link to the file itself lasts for minutes. */
  thumb?: string;
  /** When it was sent, in milliseconds. */
  sentAt: number;
}

/** The shop removes what belongs to nothing a day after it was sent (job `orphan-files`); a little before, it counts as gone. */
const keptInMs = 22 * 3_600_000;

export const stillKept = (files: readonly EvidenceFile[], now: number): EvidenceFile[] =>
  files.filter(({ sentAt }) => now - sentAt < keptInMs);

const videos = ['mp4', 'mov', 'webm'];

export const isVideo = (name: string): boolean => videos.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** The shop keeps the same content once: chosen again it is the same file. */
export const withFile = (files: readonly EvidenceFile[], file: EvidenceFile): EvidenceFile[] => [
  ...files.filter(({ url }) => url !== file.url),
  file,
];
