// Run by tests as one of several processes: promotes versions of each app in turn, PAUSE_MS apart. The store is a folder, or
// a bucket with its copy in RELEASE_COPY.

import { setTimeout as pause } from 'node:timers/promises';
import { openCopy } from '../bucket/open-copy';
import { isBucket } from '../bucket/open-objects';
import { openStoreObjects } from '../bucket/store-objects';
import { promote } from '../composition/promote';
import { openStore } from '../store/store';

const [place = '', rounds = '', ...turns] = process.argv.slice(2);
const copy = process.env['RELEASE_COPY'] ?? '';
if (isBucket(place)) await openCopy(await openStoreObjects(place), { folder: copy });
const store = openStore(isBucket(place) ? copy : place);
for (let round = 0; round < Number(rounds); round++) {
  for (const [app = '', list = ''] of turns.map((turn) => turn.split('='))) {
    const versions = list.split(',');
    const version = versions[round % versions.length];
    const why = `${app} round ${round}`;
    const { changed } = await promote(
      { store, channel: 'stable', by: app, why, unchecked: 'drill', token: process.env['RELEASE_TOKEN'] },
      [{ app, version }],
    );
    if (!changed) throw new Error(`${why} changed nothing`);
    await pause(Number(process.env['PAUSE_MS'] ?? 0));
  }
}
