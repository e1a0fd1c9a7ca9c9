import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenIn, propertiesIn } from './used-shapes.mjs';

test('a script names what it reads, takes apart, writes, and what may become a key', () => {
  const script = 'const{orderId:a,...b}=c.reply;d({page:1,[e]:2},f["no"]);g(`x`)';
  assert.deepEqual(propertiesIn('a.js', script).sort(), ['no', 'orderId', 'page', 'reply']);
});

test('sources say what they hand to the views and functions of the kernel, under whatever name', () => {
  const source = `import { Tag as Label, formatAmount } from 'shared-kernel/ui';
import { useState } from 'react';
export const View = () => <Label colour="red" {...rest}>{formatAmount({ digits: 2 })}</Label>;
useState({ other: 1 });`;
  assert.deepEqual(givenIn([['view.tsx', source]]), {
    'shared-kernel/ui': { Tag: ['colour'], formatAmount: ['digits'] },
  });
});
