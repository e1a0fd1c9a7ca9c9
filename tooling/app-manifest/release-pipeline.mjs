/**
 * What one pipeline does otherwise than another.
 * @typedef {object} Pipeline
 * @property {readonly string[]} about comment at its top
 * @property {string} shop what `release ship` works on, as lines of `env`: a store, or the address of a shop
 * @property {boolean} perApp whether each app is released by a job of its own, with its team's token
 * @property {readonly string[]} verify commands that have to succeed before a release
 * @property {string} ship arguments of `release ship`: the apps, and options
 */

/** Of this repository, which has the store: an app's team releases that app. @type {Pipeline} */
export const ownPipeline = {
  about: [
    'How teams release their apps alone, as a GitHub Actions workflow; other systems need the same commands. After each push to',
    'main every app is built, and each one that differs from what is live is released, by itself: a fix in shared-kernel, the',
    'lockfile or the tools reaches every app that it changes. What happens in each case: docs/releasing-reference.md. The runner',
    'reaches the store (RELEASE_STORE, a mounted folder) and the API. The token is the team’s own: it is kept in the environment',
    'release-<app>, and releases nothing but that app. The key is its private key in PEM; its public half is in the store.',
    'Written by `npm run generate` from tooling/app-manifest/release-pipeline.mjs, which also writes those of other repositories.',
  ],
  shop: `API: \${{ vars.API_ADDRESS }}
      RELEASE_STORE: \${{ vars.RELEASE_STORE }}
      RELEASE_SMOKE_PASSWORD: \${{ secrets.SMOKE_PASSWORD }}
      BUILDER_ID: \${{ github.server_url }}/\${{ github.repository }}/actions/runs/\${{ github.run_id }}`,
  perApp: true,
  verify: ['npx turbo run typecheck build --filter="$APP"', 'npm test -w "$APP"'],
  ship: '"$APP" --api "$API"',
};

/** Of a team's repository: its remotes go to a shop over HTTP. @param {string} shop its address @returns {Pipeline} */
export const teamPipeline = (shop) => ({
  about: [
    'Releases the remotes of this repository, as a GitHub Actions workflow; other systems need the same commands. The token and',
    'the key are the team’s own: "release team add" and "release key add" at the shop.',
  ],
  shop: `RELEASE_SERVER: ${shop}`,
  perApp: false,
  verify: ['npm test'],
  ship: 'mf-*',
});

const eachApp = `
  apps:
    runs-on: ubuntu-latest
    outputs:
      apps: \${{ steps.apps.outputs.apps }}
    steps:
      - uses: actions/checkout@v4
      - id: apps
        run: ls -d shell mf-* | jq -Rnc '"apps=\\([inputs])"' -r >> "$GITHUB_OUTPUT"`;

const appOfMatrix = `\${{ matrix.app }}`;

const jobOfApp = `
    needs: apps
    strategy:
      fail-fast: false
      matrix:
        app: \${{ fromJSON(needs.apps.outputs.apps) }}
    runs-on: [self-hosted, release]
    environment: release-${appOfMatrix}`;

/**
 * The workflow that releases after each push to main.
 * @param {Pipeline} pipeline
 * @returns {string} YAML
 */
export const releaseWorkflow = ({ about, shop, perApp, verify, ship }) =>
  `${about.map((line) => `# ${line}`).join('\n')}
name: release
on:
  push:
    branches: [main]
jobs:${perApp ? eachApp : ''}
  release:${perApp ? jobOfApp : '\n    runs-on: ubuntu-latest'}
    # Of several pushes that wait only the last is released.
    concurrency: release${perApp ? `-${appOfMatrix}` : ''}
    env:${perApp ? `\n      APP: ${appOfMatrix}` : ''}
      ${shop}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
      RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
      RELEASE_BY: \${{ github.actor }}
      # Through the environment: text of a commit must not become part of a command.
      WHY: \${{ github.event.head_commit.message }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
${verify.map((command) => `      - run: ${command}`).join('\n')}
      # The watch takes it back by itself when it is clearly worse, and gives it to more buyers while it is not.
      - run: npx release ship ${ship} --share 5 --when-watched replace --why "$WHY"
`;
