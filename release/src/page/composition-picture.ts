import { filledBy } from '../composition/filled-by';
import { escapeHtml } from '../documents/escape';
import type { BuildDescription } from '../publish/build-description';

export type DrawnBuild = Pick<
  BuildDescription,
  'app' | 'version' | 'kernelContract' | 'apiContract' | 'react' | 'provides' | 'slots' | 'views'
>;

const WIDTH = 960;
const BOX = { width: 300, height: 44, gap: 12 };
const ROW = { left: 640, width: 320, height: 24 };

interface View {
  /** Such as `orders/order-list`. */
  slot: string;
  middle: number;
}

/**
 * Who shows what, as SVG: on the left the apps with what they were built against, on the right the views for slots by the
 * app that fills them, and a line from each app to the views that its code names. What differs from the shell is marked.
 * @param builds of the releases that are live, the shell's among them
 */
export function compositionPicture(builds: readonly DrawnBuild[]): string {
  const shell = builds.find(({ app }) => app === 'shell');
  const boxes = builds.map((build, index) => ({ build, top: index * (BOX.height + BOX.gap) }));
  const slots = slotsOf(builds);
  const height = Math.max((boxes.at(-1)?.top ?? 0) + BOX.height, slots.length * ROW.height);
  const views = slots.map((slot, index) => ({ slot, middle: ((index + 0.5) * height) / slots.length }));
  const lines = boxes.flatMap(({ build, top }) =>
    views
      .filter(({ slot }) => othersShownBy(build).includes(slot))
      .map(({ middle }) => line(top + BOX.height / 2, middle)),
  );
  const shown = builds.flatMap((build) => othersShownBy(build).map((slot) => `${build.app} 展示 ${slot}`));
  return `<div class="scroll" role="region" aria-label="组成图" tabindex="0">
<svg class="picture" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(shown.join('；') || '没有应用展示其他应用的视图')}">
${lines.join('\n')}
${boxes.map(({ build, top }) => box(build, shell, top)).join('\n')}
${views.map(viewRow).join('\n')}
</svg></div>`;
}

/** Views of other apps that an app's code names. */
const othersShownBy = ({ app, slots }: DrawnBuild): string[] =>
  slots.filter((slot) => filledBy(slot).app !== app);

/** The views that fill slots, and those of the shell that somebody shows; those of one app together. */
function slotsOf(builds: readonly DrawnBuild[]): string[] {
  const stated = builds.flatMap(({ app, views }) =>
    Object.keys(views).map((expose) => `${app.replace(/^mf-/, '')}${expose.slice(1)}`),
  );
  const named = builds.flatMap(({ slots }) => slots);
  return [...new Set([...stated, ...named])].sort();
}

const line = (from: number, to: number): string => {
  const [start, end] = [BOX.width, ROW.left - 8];
  const middle = (start + end) / 2;
  return `<path d="M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}"/>`;
};

function box(build: DrawnBuild, shell: DrawnBuild | undefined, top: number): string {
  const facts = builtAgainst(build).map(({ name, version }) => {
    const same = shell && builtAgainst(shell).some((one) => one.name === name && one.version === version);
    return `<tspan${same ? '' : ' class="bad"'}>${name} ${escapeHtml(version)}</tspan>`;
  });
  return `<g><rect x="0.5" y="${top + 0.5}" width="${BOX.width - 1}" height="${BOX.height - 1}" rx="6"/>
<text x="12" y="${top + 18}"><tspan class="name">${escapeHtml(build.app)}</tspan> ${escapeHtml(build.version)}</text>
<text x="12" y="${top + 36}" class="small">${facts.join(' · ')}</text></g>`;
}

/** What of the platform an app was built against; a remote that brings no React takes the shell's. */
function builtAgainst(build: DrawnBuild): { name: string; version: string }[] {
  const react = build.react?.version ?? build.provides['react']?.version;
  return [
    { name: '内核', version: build.kernelContract },
    { name: '接口', version: build.apiContract ?? '未注明' },
    ...(react === undefined ? [] : [{ name: 'React', version: react }]),
  ];
}

const viewRow = ({ slot, middle }: View): string =>
  `<circle cx="${ROW.left - 4}" cy="${middle}" r="4"/><text x="${ROW.left + 8}" y="${middle + 5}">${escapeHtml(slot)}</text>`;
