import { afterClicks } from './after-clicks';
import { harmless } from './harmless';
import { inContracts } from './in-contracts';
import { inPages } from './in-pages';
import { inShell } from './in-shell';
import { inStore } from './in-store';
import { toEverybody } from './to-everybody';

export const breakages = [...inPages, ...afterClicks, ...toEverybody, ...inContracts, ...inShell, ...inStore];
export { harmless };
