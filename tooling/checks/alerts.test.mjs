import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../lib/places.mjs';

const read = (/** @type {string[]} */ ...path) => readFileSync(join(projectRoot, ...path), 'utf8');
const alerts = read('deploy', 'prometheus', 'alerts.yml');
const dashboard = read('deploy', 'grafana', 'mall.json');
const runbook = read('docs', 'runbook.md');

const metrics = [
  ['mall-api', 'src', 'metrics'],
  ['release', 'src', 'serve'],
].flatMap((folder) =>
  readdirSync(join(projectRoot, ...folder))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...read(...folder, file).matchAll(/name: '(mall_\w+)'/g)].map(([, name = '']) => name),
    ),
);

test('alerts and dashboard use metrics that API and front have, and the dashboard shows each of them', () => {
  /** @param {string} text */
  const used = (text) =>
    [...new Set(text.match(/\bmall_\w+/g))].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  assert.ok(metrics.length > 8);
  for (const name of [...used(alerts), ...used(dashboard)]) assert.ok(metrics.includes(name), name);
  for (const name of metrics) assert.ok(used(dashboard).includes(name), `${name} is on no panel`);
});

test('every alert has its paragraph, which begins with what buyers feel, and none is left over', () => {
  const named = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const linked = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
  const paragraphs = [...runbook.matchAll(/^## (\w+)\n(.*)$/gm)].map(([, name = '', text = '']) => ({
    name,
    text,
  }));
  assert.deepEqual(
    linked,
    named.map((name) => name.toLowerCase()),
  );
  assert.deepEqual(
    paragraphs.map(({ name }) => name),
    named,
  );
  for (const { name, text } of paragraphs) assert.match(text, /^Buyers /, name);
});
