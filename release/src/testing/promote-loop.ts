// Run by tests as one of several processes: promotes versions of each app in turn, PAUSE_MS apart.

import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '../composition/promote';
import { openStore } from '../store/store';

const [folder = '', rounds = '', ...turns] = process.argv.slice(2);
const store = openStore(folder);
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
