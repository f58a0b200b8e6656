/** Every value a screen may use. A screen that needs another one is a reason to think, then to extend this file. */
export type Mode = 'light' | 'dark';

interface Palette {
  paper: string;
  raised: string;
  sunken: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  primary: string;
  primaryHover: string;
  primarySoft: string;
  onPrimary: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  error: string;
  errorSoft: string;
  focus: string;
  scrim: string;
}

/** Paper and ink; teal for what can be pressed, seal red only for prices, the one main action and counts. */
export const palette: Record<Mode, Palette> = {
  light: {
    paper: '#FBFAF7',
    raised: '#FFFFFF',
    sunken: '#F3F1EB',
    ink: '#1B1F24',
    ink2: '#4F555C',
    ink3: '#666B70',
    line: '#E3DFD6',
    lineStrong: '#8C887E',
    primary: '#0F5B5E',
    primaryHover: '#0A4648',
    primarySoft: '#E4EFEE',
    onPrimary: '#FFFFFF',
    accent: '#BE3A29',
    accentHover: '#9F2D1F',
    accentSoft: '#FAEBE7',
    onAccent: '#FFFFFF',
    success: '#2B6B34',
    successSoft: '#E8F2E7',
    warning: '#7D5300',
    warningSoft: '#FAF0D8',
    error: '#A31F34',
    errorSoft: '#FBE9EB',
    focus: '#0F5B5E',
    scrim: 'rgb(20 24 28 / 52%)',
  },
  dark: {
    paper: '#121417',
    raised: '#1A1D21',
    sunken: '#0D0F11',
    ink: '#ECEAE5',
    ink2: '#B4B6B8',
    ink3: '#96999C',
    line: '#2E3237',
    lineStrong: '#6C7178',
    primary: '#7CC7C3',
    primaryHover: '#9BD8D4',
    primarySoft: '#17302F',
    onPrimary: '#0B2323',
    accent: '#F08A78',
    accentHover: '#F7A596',
    accentSoft: '#3A1E1A',
    onAccent: '#2A0C07',
    success: '#8CCB93',
    successSoft: '#172B1A',
    warning: '#E3B75C',
    warningSoft: '#30260F',
    error: '#F59AA6',
    errorSoft: '#38181D',
    focus: '#7CC7C3',
    scrim: 'rgb(0 0 0 / 64%)',
  },
};

/** Font sizes in px; they become rem, so that a person's own size counts. */
export const typeScale = [12, 14, 16, 18, 22, 28, 36, 48] as const;

/** Distances in px on a 4-px base. */
export const spaceScale = [4, 8, 12, 16, 24, 32, 48, 72, 112] as const;

export const fontFamily = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  '"PingFang SC"',
  '"HarmonyOS Sans SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
].join(', ');

export const leading = { chinese: 1.7, latin: 1.55, heading: 1.25 } as const;
export const radius = { control: 6, card: 10 } as const;
export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0.6, 0.2, 1)' } as const;

/** One soft shadow, for what floats; everything else is drawn with lines. */
export const floatShadow: Record<Mode, string> = {
  light: '0 12px 32px -8px rgb(27 31 36 / 18%), 0 2px 6px rgb(27 31 36 / 6%)',
  dark: '0 12px 32px -8px rgb(0 0 0 / 64%), 0 2px 6px rgb(0 0 0 / 40%)',
};

/** Tables of the desk are wider than what is read: on a large screen a row stays on its line. */
export const width = { content: 1200, desk: 1440, reading: 680 } as const;

/** Below 992 px the navigation is a drawer (contract §9). CSS modules write the number: media queries take no variable. */
export const breakpoints = { xs: 0, sm: 600, md: 992, lg: 1280, xl: 1920 } as const;

/** Layers above the page; messages stand above everything (specification §9). */
export const layer = { header: 20, overlay: 1200, progress: 9000, message: 9999 } as const;
