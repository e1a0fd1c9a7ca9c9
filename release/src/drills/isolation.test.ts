import { interleavedDocuments, killRenderer } from '../testing/interleaved-documents';

// A killed renderer is told of.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

test('of 10,000 documents of 50 buyers and visitors, with logouts and killed renderers between, each is of its own', async () => {
  const { leaks, drawn, ended, failed } = await interleavedDocuments(10_000, (number) => {
    if (number % 500 === 499) killRenderer();
  });
  console.log(`${drawn} drawn, ${ended} of sessions that had ended`);
  expect([leaks, failed]).toEqual([[], 0]);
  expect(drawn).toBeGreaterThan(8_000);
}, 3_600_000);
