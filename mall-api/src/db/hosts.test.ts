import { hostsOf } from './hosts';

test('a single address stays, whatever fails', () => {
  const url = 'postgres://mall:a,b@db/mall?sslmode=require';
  const hosts = hostsOf(url);
  hosts.failed(url);
  expect(hosts.current()).toBe(url);
});

test('after a failure the next of several addresses is tried, once however many connections failed', () => {
  const hosts = hostsOf('postgres://mall:secret@one:5432,two:5433/mall?target_session_attrs=read-write');
  const one = 'postgres://mall:secret@one:5432/mall?target_session_attrs=read-write';
  const two = 'postgres://mall:secret@two:5433/mall?target_session_attrs=read-write';
  expect(hosts.current()).toBe(one);
  hosts.failed(one);
  hosts.failed(one);
  expect(hosts.current()).toBe(two);
  hosts.failed(two);
  expect(hosts.current()).toBe(one);
});
