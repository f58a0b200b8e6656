'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { fileAddress, sentFileAddress } from '#lib/utils/files/file-address.ts';
import { useEntry } from '../entry-context.ts';

interface Shown {
  url: string;
  link: string;
  name: string;
}

export interface FileLink {
  /** Where the file can be seen; empty while that is not known. */
  link: string;
  name: string;
  /** The link has run out. */
  renew: () => void;
  /** A file was sent just now. */
  remember: (file: UploadedFile) => void;
}

/**
 * Where the file of a field can be seen. The licence is private: its link lives for some minutes, every answer brings
 * another one, and the one on show stays until it has run out, so that the picture does not flicker with each save.
 */
export function useFileLink(field: 'licence' | 'logo', url: string): FileLink {
  const { licence_file, form: saved } = useEntry().application;
  const { cdnUrl } = useMemberCentre().site;
  const queries = useQueryClient();
  const [sent, setSent] = useState<Shown>();
  const [kept, setKept] = useState<Shown>();
  const current = [sent, kept].find((shown) => shown?.url === url);
  const answered = field === 'licence' ? licence_file : { link: fileAddress(cdnUrl, url), name: '' };
  if (!current && answered && url !== '' && url === saved[field])
    setKept({ url, link: answered.link, name: answered.name });
  const [renewed, setRenewed] = useState('');
  const renew = () => {
    // Once: a file that is not there does not come back by asking.
    if (field === 'logo' || renewed === url) return;
    setRenewed(url);
    void queries
      .fetchQuery({ ...apiQuery('/api/store/application'), staleTime: 0 })
      .then(({ licence_file: again, form }) => {
        if (!again || form.licence !== url) return;
        setSent(undefined);
        setKept({ url, ...again });
      });
  };
  return {
    link: current?.link ?? '',
    name: current?.name ?? '',
    renew,
    remember: (file) => setSent({ url: file.url, link: sentFileAddress(file, cdnUrl), name: file.name }),
  };
}
