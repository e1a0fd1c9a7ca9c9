import { writeGenerated } from '../app-manifest/app-contracts.mjs';

writeGenerated();
