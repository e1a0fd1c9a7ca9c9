import type { Configuration } from '@rspack/core';

export function defaultFederationConfigs(options: {
  shellFolder: string;
  entry: string;
  output: string;
}): Configuration[];
