import { readBucketUrl } from './bucket-settings';

test.each([
  ['s3://mall', { bucket: 'mall', prefix: '' }],
  ['s3://mall/', { bucket: 'mall', prefix: '' }],
  ['s3://mall.files/shop-1/files', { bucket: 'mall.files', prefix: 'shop-1/files/' }],
  ['s3://mall/shop/', { bucket: 'mall', prefix: 'shop/' }],
  ['s3://MALL', null],
  ['s3://a', null],
  ['s3://mall//a', null],
  ['s3://mall/../a', null],
  ['s3://key:secret@mall', null],
  ['https://mall', null],
])('%s', (text, read) => expect(readBucketUrl(text)).toEqual(read));
