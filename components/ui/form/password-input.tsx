'use client';

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { TextInput } from './text-input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'> {
  words: { show: string; hide: string };
}

/** A password, which the person may look at. */
export function PasswordInput({ words, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      maxLength={32}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? words.hide : words.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
