'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { type Locale, locales, toLocale } from '#lib/i18n/locales.ts';
import { pagePreviewPath } from '#lib/routes/page-preview-path.ts';
import styles from './editor.module.css';

const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = Object.keys(widths) as Width[];

interface PagePreviewProps {
  token: string;
  /** Another one after each save: what is shown is read anew. */
  revision: number;
}

/** The draft as visitors would see it, by the very page that shows it to them, in each language, at the width of a phone or of a desktop. */
export function PagePreview({ token, revision }: PagePreviewProps) {
  const t = useTranslations('siteBlocksDesk');
  const [width, setWidth] = useState<Width>('desktop');
  const [language, setLanguage] = useState<Locale>(toLocale(useLocale()));
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { box, scale } = useScale(widths[width]);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (revision === 0 || !view) return;
    scrolled.current = view.scrollY;
    view.location.reload();
  }, [revision]);
  const showIn = (next: Locale) => {
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    setLanguage(next);
  };
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <div className="wrap-8">
        <Switch legend={t('previewWidth')} values={widthNames} value={width} label={t} onChange={setWidth} />
        <Switch
          legend={t('previewLanguage')}
          values={locales}
          value={language}
          label={(each) => t(`language.${each}`)}
          onChange={showIn}
        />
      </div>
      <div ref={box} className={styles.frame}>
        <iframe
          ref={frame}
          title={t('preview')}
          src={pagePreviewPath(token, language)}
          style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => frame.current?.contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' })}
        />
      </div>
    </section>
  );
}

interface SwitchProps<Value> {
  legend: string;
  values: readonly Value[];
  value: Value;
  label: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few, each a button. */
function Switch<Value extends string>({ legend, values, value, label, onChange }: SwitchProps<Value>) {
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">{legend}</legend>
      {values.map((each) => (
        <Button
          key={each}
          look={each === value ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {label(each)}
        </Button>
      ))}
    </fieldset>
  );
}

/** By how much a page of a width has to be made smaller to fit into the box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}
