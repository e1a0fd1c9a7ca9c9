import { productLines } from './product-lines';

const families = productLines
  .filter(({ variants }) => variants.length > 1)
  .map((line) => ({
    family: line.model,
    members: line.variants.map(([, distinction, , own]) => ({ name: own?.name ?? line.name, distinction })),
  }));

test('names state every difference within a family', () => {
  const silent = families.filter(({ members }) => {
    const bare = members.filter(({ distinction }) => distinction === '');
    return bare.some(({ name }) => members.some((other) => other.name === name && other.distinction !== ''));
  });
  expect(silent.map(({ family }) => family)).toEqual([]);
});

test('product names are unique', () => {
  const names = families.flatMap(({ family, members }) =>
    members.map(({ name, distinction }) => `${family} ${name} ${distinction}`),
  );
  expect(new Set(names).size).toBe(names.length);
});
