import { addTeam } from '../rights/rights';
import { aStore, type TestStore } from '../testing/a-store';
import { missingForTeams } from './missing-for-teams';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  delete process.env['RELEASE_SMOKE_PASSWORD'];
});
afterEach(async () => {
  delete process.env['RELEASE_SMOKE_PASSWORD'];
  await t.remove();
});

test('a server says at its start what teams still need, and how to get it', async () => {
  await t.configure({ channels: { stable: { checked: true } } });
  expect(await missingForTeams(t.store, 'stable')).toEqual([
    'no team has a token: run "release team add"',
    'checks of teams cannot log in: set RELEASE_SMOKE_PASSWORD',
    'teams get no kit: set "kit": true on channel stable, and run "release configure"',
  ]);
});

test('a password is needed where releases are checked', async () => {
  await t.configure({ channels: { stable: { kit: true } } });
  expect(await missingForTeams(t.store, 'stable')).toEqual(['no team has a token: run "release team add"']);
});

test('nothing is missing with rights, a kit and a password', async () => {
  await t.configure({ channels: { stable: { checked: true, kit: true } } });
  await addTeam(t.store, { name: 'platform', apps: ['*'] });
  process.env['RELEASE_SMOKE_PASSWORD'] = 'Anlan2026';
  expect(await missingForTeams(t.store, 'stable')).toEqual([]);
});
