import type { ReactNode } from 'react';
import type { CallPath } from '../contracts';
import { useMay } from './use-may';

export interface AllowedProps {
  call: CallPath;
  children: ReactNode;
}

/** What leads to a call, for buyers whose roles allow it. */
export const Allowed = ({ call, children }: AllowedProps): ReactNode => (useMay(call) ? children : null);
