import type { ProductLine } from '../product-line';
import { capsAndShoeCovers } from './protective-articles/caps-and-shoe-covers';
import { faceProtection } from './protective-articles/face-protection';
import { gloves } from './protective-articles/gloves';
import { gownsAndCoveralls } from './protective-articles/gowns-and-coveralls';
import { masks } from './protective-articles/masks';
import { sharpsContainers } from './protective-articles/sharps-containers';

export const protectiveArticles: readonly ProductLine[] = [
  ...masks,
  ...gloves,
  ...gownsAndCoveralls,
  ...faceProtection,
  ...capsAndShoeCovers,
  ...sharpsContainers,
];
