import type { CheckReport } from '../checks/check-report';
import type { PicturedPage } from '../checks/pictures/picture-report';

/** The report of a check that found nothing. */
export const aReport = (more: Partial<CheckReport> & Pick<CheckReport, 'app' | 'version'>): CheckReport => ({
  against: { channel: 'stable', revision: 1 },
  apps: { [more.app]: more.version },
  at: '2026-01-01T00:00:00.000Z',
  by: 'mei',
  took: 1,
  fewer: null,
  sums: null,
  passed: true,
  results: [],
  pictures: [],
  ...more,
});

/** A page that looks as it does live. */
export const aPicture = (after: string, more: Partial<PicturedPage> = {}): PicturedPage => ({
  path: '/shoppingCar',
  app: 'mf-cart',
  who: 'hospital1',
  width: 1366,
  before: after,
  after,
  marked: null,
  differing: 0,
  tree: [],
  ...more,
});
