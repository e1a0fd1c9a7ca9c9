import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { arcoImports } from '../rspack/arco-imports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mall-arco-'));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src'));
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFileSync(join(folder, 'src', name), text);

test('what is imported of Arco is found in every form, and types, tests and other libraries are not', () => {
  write('a.tsx', "import { Modal, type ModalProps } from '@arco-design/web-react';\n");
  write('b.ts', "export { Message } from '@arco-design/web-react';\n");
  write('c.tsx', "import DatePicker from '@arco-design/web-react/es/DatePicker';\n");
  write('d.tsx', "import type { TableProps } from '@arco-design/web-react';\n");
  write('e.test.tsx', "import { Tree } from '@arco-design/web-react';\n");
  write('f.ts', "import '@arco-design/web-react/es/_util/react-19-adapter';\n// Select\n");
  assert.deepEqual(arcoImports([folder]), ['DatePicker', 'Message', 'Modal']);
});
