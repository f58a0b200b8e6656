import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactElement } from 'react';

/**
 * An icon of Google's Material Icons (Apache License 2.0), as MUI's package of them draws it: `name` says which. The ones
 * we use stand here, each in a file of its own, because that package is half of all files that an installation writes.
 */
export const materialIcon = (name: string, drawing: ReactElement) => createSvgIcon(drawing, name);
