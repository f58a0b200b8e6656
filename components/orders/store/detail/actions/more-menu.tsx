'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { SellerMove } from '../seller-side.ts';

interface MoreMenuProps {
  moves: readonly SellerMove[];
  nameOf: (move: SellerMove) => string;
  onChoose: (move: SellerMove) => void;
}

/** Moves that are wanted less often. */
export function MoreMenu({ moves, nameOf, onChoose }: MoreMenuProps) {
  const t = useTranslations('ordersStore.actions');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('more')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {moves.map((move) => (
          <MenuItem
            key={move}
            onClick={() => {
              // The dialog gives the focus back to what had it: the button, not the item that is gone by then.
              anchor?.focus();
              setAnchor(null);
              onChoose(move);
            }}
          >
            {nameOf(move)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
