import { projectRoot } from '../lib/places.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';

writeCssTypes(projectRoot);
