'use client';

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { exportMovements, type MovementFilter, type MovementList } from '#lib/api/wallet.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';

const formats = ['xlsx', 'csv'] as const;

/** Saves the list as it is filtered, all of its pages. A refusal is shown by the call itself. */
export function ExportMenu({
  list,
  filter,
  isDisabled,
}: {
  list: MovementList;
  filter: MovementFilter;
  isDisabled: boolean;
}) {
  const t = useTranslations('wallet.export');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: (typeof formats)[number]) => exportMovements(list, filter, format),
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('done', { name }) }),
  });
  const choose = (format: (typeof formats)[number]) => {
    setAnchor(null);
    mutate(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('label')}
      </Button>
      {isPending && (
        <span role="status" className="visually-hidden">
          {t('running')}
        </span>
      )}
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(format)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
