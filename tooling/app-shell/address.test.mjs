import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Address, Query } from './address.mjs';

/** @param {Address | URL} address */
const parts = ({ href, origin, hostname, port, pathname, search, hash }) => ({
  href,
  origin,
  hostname,
  port,
  pathname,
  search,
  hash,
});

test('addresses are read as browsers read them', () => {
  const base = 'https://Shop.example:8443/home/detail?id=1#top';
  for (const text of [
    base,
    '/cart',
    'cart',
    '../cart?x=1',
    './',
    '?q=2',
    '#end',
    '',
    '//other.example/a',
    '/a/./b/../c/',
    'https://shop.example',
  ])
    assert.deepEqual(parts(new Address(text, base)), parts(new URL(text, base)), text);
  assert.throws(() => new Address('/cart'), TypeError);
});

test('queries are read and written as browsers do', () => {
  for (const text of ['?a=1&b=%E9%92%A2+x&a=2', 'a', '=x', '%zz=1', "q=(a)!'~*"]) {
    const [ours, theirs] = [new Query(text), new URLSearchParams(text)];
    assert.deepEqual([...ours], [...theirs], text);
    assert.equal(`${ours}`, `${theirs}`, text);
  }
  const query = new Query({ a: '1', b: '2' });
  query.append('a', '3');
  query.set('a', '4');
  query.delete('b');
  assert.equal(`${query}`, 'a=4');
  assert.deepEqual([query.get('a'), query.get('b'), query.has('a'), query.size], ['4', null, true, 1]);
});
