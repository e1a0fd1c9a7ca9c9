import { roles } from '../domain';
import { calls, mayMake, rolesFor, rolesOfCalls } from '.';

test('roles narrow calls of buyers only, and the administrator may make each of them', () => {
  for (const path of Object.keys(rolesOfCalls) as (keyof typeof rolesOfCalls)[]) {
    expect([path, calls[path].access]).toEqual([path, 'buyer']);
    expect(rolesFor(path)).toContain('administrator');
    expect(new Set(rolesFor(path)).size).toBeLessThan(roles.length);
  }
});

test('one of several roles is enough; a call that is not narrowed is everybody’s', () => {
  expect(mayMake('order/generateOrder', ['applicant'])).toBe(false);
  expect(mayMake('order/generateOrder', ['applicant', 'purchaser'])).toBe(true);
  expect(mayMake('memberCart/add', ['applicant'])).toBe(true);
});

test('who has no roles is a client’s only member, and may do everything', () => {
  expect(mayMake('colleague/invite', undefined)).toBe(true);
  expect(mayMake('colleague/invite', [])).toBe(false);
});
