'use client';

import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FileDownloadOutlined as DownloadIcon } from '#components/ui/material-icons/file-download-outlined.tsx';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import styles from './work-bar.module.css';

const formats = ['xlsx', 'csv'] as const;
type ExportFormat = (typeof formats)[number];

interface ExportButtonProps {
  /** In place of “Export”, where a file is something else than the list. */
  label?: string;
  isDisabled?: boolean;
  /** Stands alone among fields; without it quiet, as one of several tools. */
  isOutlined?: boolean;
  /** Answers the name under which the file was saved. */
  onExport: (format: ExportFormat) => Promise<string>;
}

/** Saves what is filtered as a file. What the API refuses, the call itself has shown. */
export function ExportButton({ onExport, ...button }: ExportButtonProps) {
  return <ExportMenu {...button} files={[{ key: 'list', onExport }]} />;
}

interface ExportFile {
  key: string;
  /** Before its format, where there are several. */
  label?: string;
  onExport: ExportButtonProps['onExport'];
}

interface ExportMenuProps extends Omit<ExportButtonProps, 'onExport'> {
  files: readonly ExportFile[];
}

/** The same for several files of one subject, each in both formats. */
export function ExportMenu({ label, isDisabled = false, isOutlined = false, files }: ExportMenuProps) {
  const t = useTranslations('ui.export');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { mutate, isPending } = useExport();
  const choose = (file: ExportFile, format: ExportFormat) => {
    setAnchor(null);
    mutate(() => file.onExport(format));
  };
  return (
    <>
      <Button
        look={isOutlined ? 'secondary' : 'quiet'}
        size="small"
        icon={isPending ? <CircularProgress color="inherit" size={16} /> : <DownloadIcon />}
        title={isOutlined ? undefined : (label ?? t('label'))}
        disabled={isDisabled}
        // Keeps the focus while the file is made, which a disabled button would lose.
        aria-disabled={isPending || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => !isPending && setAnchor(currentTarget)}
      >
        <span className={isOutlined ? undefined : styles.word}>{label ?? t('label')}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {isPending && t('running')}
      </span>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {files.flatMap((file) =>
          formats.map((format) => (
            <MenuItem key={`${file.key} ${format}`} dense onClick={() => choose(file, format)}>
              {file.label === undefined ? t(format) : t('file', { file: file.label, format: t(format) })}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}

function useExport() {
  const t = useTranslations('ui.export');
  return useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('done', { name }) }),
    onError: (error) => {
      if (!(error instanceof ApiError)) publishNotice({ tone: 'error', text: t('failed') });
    },
  });
}
