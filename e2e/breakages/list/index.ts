import { afterClicks } from './after-clicks';
import { harmless } from './harmless';
import { inContracts } from './in-contracts';
import { inPages } from './in-pages';
import { inShell } from './in-shell';
import { inStore } from './in-store';
import { inTasks } from './in-tasks';
import { inWays } from './in-ways';
import { onThePage } from './on-the-page';
import { takenAway } from './taken-away';
import { toEverybody } from './to-everybody';
import { wronglyDone } from './wrongly-done';
import { wronglyShown } from './wrongly-shown';

export const breakages = [
  ...inPages,
  ...takenAway,
  ...inWays,
  ...afterClicks,
  ...inTasks,
  ...wronglyDone,
  ...wronglyShown,
  ...onThePage,
  ...toEverybody,
  ...inContracts,
  ...inShell,
  ...inStore,
];
export { harmless };
