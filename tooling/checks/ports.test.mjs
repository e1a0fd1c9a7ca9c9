import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApps } from '../rspack/federation-field.mjs';

test('no two apps claim the same port, name or path', () => {
  const apps = listApps();
  assert.ok(apps.length >= 5);
  for (const key of ['port', 'name'])
    assert.equal(new Set(apps.map((app) => app[key])).size, apps.length, `${key} clash`);
  const mounts = apps.flatMap((app) => app.mount);
  assert.equal(new Set(mounts).size, mounts.length, 'mount clash');
});

test('every route of an app lies under one of its mounts', () => {
  for (const app of listApps())
    for (const route of Object.keys(app.routes ?? {}))
      assert.ok(
        app.mount.some((mount) => mount === '/' || route === mount || route.startsWith(`${mount}/`)),
        `${app.name}: ${route}`,
      );
});
