import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { projectRoot } from '../lib/places.mjs';
import { bundledFiles, packageFolderOf } from './bundled-packages.mjs';

/** Choices of the kind that SPDX calls expressions; the library leaves telling them from names to us. */
const licences = new Contrib.License.Factories.LicenseFactory((text) => {
  if (!/^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)+\)?$/.test(text))
    throw new Error(`${text} is no expression`);
});

/**
 * What a build holds of other people's packages, as CycloneDX: those of which code or styles are in its chunks, each
 * with its licence and what the lockfile knows it by. It says nothing of time or place.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('./federation-field.mjs').FederatedApp} app
 */
export function billOfMaterials(compilation, { packageName, packageVersion }) {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const root = new Models.Component(Enums.ComponentType.Application, packageName, {
    version: packageVersion,
    bomRef: packageName,
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const folders = new Set(bundledFiles(compilation).flatMap((file) => packageFolderOf(file) ?? []));
  for (const folder of [...folders].sort()) {
    const component = componentOf(folder, packages);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** @param {string} folder @param {Record<string, { integrity?: string }>} locked */
function componentOf(folder, locked) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, name, { version, purl, bomRef: purl });
  if (typeof license === 'string') component.licenses.add(licences.makeFromString(license));
  const { integrity } = locked[relative(projectRoot, folder).split(sep).join('/')] ?? {};
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (digest)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'));
  return component;
}
