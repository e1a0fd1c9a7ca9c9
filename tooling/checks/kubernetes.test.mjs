import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot } from '../lib/places.mjs';

const folder = join(projectRoot, 'deploy', 'kubernetes');
const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
/** @type {{ resources: string[] }} */
const { resources } = parse(read('kustomization.yaml'));
const objects = resources.flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()));
const find = (/** @type {string} */ kind, /** @type {string} */ name) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);

/** @type {Readonly<Record<string, new (object: any) => { validate(): void }>>} */
const models = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

test('every manifest is part of the kustomization and satisfies the schema of Kubernetes', () => {
  const files = readdirSync(folder).filter(
    (file) => !['kustomization.yaml', 'prometheus-adapter.yaml'].includes(file),
  );
  assert.deepEqual(files.toSorted(), resources.toSorted());
  for (const object of objects) {
    const model = models[object.kind];
    assert.ok(model, `${object.kind} has no schema here`);
    new model(object).validate();
  }
});

test('a value of the wrong kind would be found; what a schema does not know passes', () => {
  const wrong = structuredClone(find('Deployment', 'mall-api'));
  wrong.spec.replicas = 'three';
  assert.throws(() => new Deployment(wrong).validate());
});

test('services, budgets and the autoscaler mean pods that there are, and fewer than there are may be missing', () => {
  for (const { kind, spec, metadata } of objects) {
    const labels =
      kind === 'Service' ? spec.selector : kind === 'PodDisruptionBudget' ? spec.selector.matchLabels : null;
    if (!labels) continue;
    const deployment = find('Deployment', labels.app);
    assert.ok(deployment, `${kind} ${metadata.name}`);
    if (kind === 'PodDisruptionBudget')
      assert.ok(spec.minAvailable < deployment.spec.replicas, metadata.name);
  }
  const { scaleTargetRef, minReplicas } = find('HorizontalPodAutoscaler', 'mall-api').spec;
  assert.equal(find('Deployment', scaleTargetRef.name).spec.replicas, minReplicas);
});

test('probes ask what the API answers, and the autoscaler what Prometheus has', () => {
  const api = (/** @type {string[]} */ ...path) =>
    readFileSync(join(projectRoot, 'mall-api', 'src', ...path), 'utf8');
  const [container] = find('Deployment', 'mall-api').spec.template.spec.containers;
  for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
    assert.ok(api('http', 'probes.ts').includes(`app.get('${probe.httpGet.path}'`), probe.httpGet.path);
  const metrics = readdirSync(join(projectRoot, 'mall-api', 'src', 'metrics'))
    .map((file) => api('metrics', file))
    .join();
  const rules = parse(read('prometheus-adapter.yaml')).rules.custom;
  const names = rules.map(
    (/** @type {{ seriesQuery: string, name?: { as: string } }} */ { seriesQuery, name }) => {
      const [series = ''] = /^\w+/.exec(seriesQuery) ?? [];
      assert.ok(metrics.includes(`'${series}'`), series);
      return name?.as ?? series;
    },
  );
  const asked = find('HorizontalPodAutoscaler', 'mall-api').spec.metrics.flatMap(
    (/** @type {{ pods?: { metric: { name: string } } }} */ { pods }) => (pods ? [pods.metric.name] : []),
  );
  assert.deepEqual(asked, names);
});

test('at its largest the API leaves PostgreSQL the connections that it keeps for itself', () => {
  const { spec } = find('Deployment', 'mall-api');
  const pods =
    find('HorizontalPodAutoscaler', 'mall-api').spec.maxReplicas + spec.strategy.rollingUpdate.maxSurge;
  const ofPool = Number(find('ConfigMap', 'mall-api').data.DATABASE_CONNECTIONS);
  // One more for a backfill; the admin CLI has one of its own.
  assert.ok(pods * (ofPool + 1) + 1 <= 100 - 3, `${pods} pods of ${ofPool} connections`);
});
