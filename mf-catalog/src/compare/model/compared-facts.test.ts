import { aProductRow, aProductSku } from 'shared-kernel/testing';
import { factsOf, isDifferent } from './compared-facts';

const bottle = aProductSku({ name: '瓶', remark: null });
const box = aProductSku({ name: '箱', remark: '6 瓶/箱' });

test('facts are the union over the products, in order, and blank where one lacks a value', () => {
  const facts = factsOf([
    aProductRow({
      productSkues: [bottle],
      deviceClass: null,
      specs: [
        { name: '容量', value: '1 L' },
        { name: '浓度', value: '2%' },
      ],
    }),
    aProductRow({ productSkues: [bottle, box], deviceClass: '二类', specs: [{ name: '浓度', value: '2%' }] }),
  ]);
  expect(facts).toEqual([
    { name: '单位与包装', values: ['瓶', '瓶；箱（6 瓶/箱）'] },
    { name: '器械类别', values: ['', '二类'] },
    { name: '容量', values: ['1 L', ''] },
    { name: '浓度', values: ['2%', '2%'] },
  ]);
  expect(facts.map(isDifferent)).toEqual([true, true, true, false]);
});

test('facts without any value are omitted', () => {
  expect(factsOf([aProductRow({ productSkues: [], deviceClass: null, specs: [] })])).toEqual([]);
});
