import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const current = { N: 16384, r: 8, p: 1 };
const keyBytes = 32;

/** Hashes to `scrypt$N$r$p$salt$key`: it includes its cost, so the cost can be raised without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyBytes, current);
  return ['scrypt', current.N, current.r, current.p, salt.toString('base64'), key.toString('base64')].join(
    '$',
  );
}

// Hash for unknown accounts, so that they take as long as a wrong password.
const nobody = `scrypt$${current.N}$${current.r}$${current.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** Compares in constant time; without a stored hash it does the same work and returns false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, options);
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
