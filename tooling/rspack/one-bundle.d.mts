import type { Configuration } from '@rspack/core';

export function oneBundleConfig(options: {
  shellFolder: string;
  entry: string;
  output: string;
}): Configuration;
