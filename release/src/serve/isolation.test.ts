import { interleavedDocuments, killRenderer } from '../testing/interleaved-documents';

// A killed renderer is told of.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

test('of 300 documents of 50 buyers and visitors, with logouts between, each is of its own; a killed renderer costs its own', async () => {
  const { leaks, drawn, ended, failed } = await interleavedDocuments(300, (number) => {
    if (number === 100 || number === 200) killRenderer();
  });
  expect([leaks, failed]).toEqual([[], 0]);
  expect(ended).toBeGreaterThan(30);
  expect(drawn).toBeGreaterThanOrEqual(300 - ended - 4);
}, 300_000);
