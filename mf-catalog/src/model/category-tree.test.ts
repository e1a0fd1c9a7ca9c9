import type { Category } from 'shared-kernel/contracts';
import { activeCategories, chooseCategory, sectionOf } from './category-tree';

const category = (id: string, children: string[] = [], active = true): Category => ({
  id,
  name: `分类${id}`,
  type: 1,
  active,
  imageUrl: null,
  children: children.map((child) => ({ id: child, name: `子类${child}`, type: 1, active: child !== 'off' })),
});

const categories = [category('1', ['11', '12']), category('2', ['21', 'off'])];

test('a parent alone shows all of its subcategories', () => {
  const { parent, child } = chooseCategory(categories, { parentId: '1', categoryId: null });
  expect([parent?.id, child]).toEqual(['1', null]);
});

test('a subcategory is found within its parent, and without a given parent', () => {
  expect(chooseCategory(categories, { parentId: '1', categoryId: '12' }).child?.id).toBe('12');
  const found = chooseCategory(categories, { parentId: null, categoryId: '21' });
  expect([found.parent?.id, found.child?.id]).toEqual(['2', '21']);
});

test('a categoryId may name a top category', () => {
  const { parent, child } = chooseCategory(categories, { parentId: null, categoryId: '2' });
  expect([parent?.id, child]).toEqual(['2', null]);
});

test('unknown ids show everything', () => {
  expect(chooseCategory(categories, { parentId: '9', categoryId: '99' })).toEqual({
    parent: null,
    child: null,
  });
});

test('a subcategory is in the section of its parent', () => {
  expect(sectionOf(categories, '12')).toBe('1');
  expect(sectionOf(categories, '2')).toBe('2');
  expect(sectionOf(categories, '99')).toBeNull();
});

test('inactive categories are omitted, subcategories too', () => {
  const shown = activeCategories([...categories, category('3', [], false)]);
  expect(shown.map(({ id }) => id)).toEqual(['1', '2']);
  expect(shown[1]?.children.map(({ id }) => id)).toEqual(['21']);
});
