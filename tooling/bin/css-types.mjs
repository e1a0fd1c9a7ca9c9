import { projectRoot } from '../lib/ensure-installed.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';

writeCssTypes(projectRoot);
