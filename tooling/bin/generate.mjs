import { writeGenerated } from '../statement/app-contracts.mjs';

writeGenerated();
