import { type DocumentFacts, drawDocument } from './draw-document';

const facts: DocumentFacts = {
  mounts: [{ path: '/mine', remote: 'mf-account' }],
  routes: { '/mine': { title: '用户中心', access: 'buyer' } },
  extensions: {},
  site: { title: '商城', notice: null },
  replies: [],
};

beforeEach(() => history.replaceState(null, '', '/mine'));

test("a visitor's guarded page is the login, and its view has not failed", () => {
  const { failed, causes } = drawDocument(facts, {
    'mf-account/app': () => ({ default: () => <h1>用户中心</h1> }),
  })();
  expect({ failed, causes }).toEqual({ failed: [], causes: {} });
});

test('what a view throws while it is evaluated is told, whoever asks', () => {
  const { causes } = drawDocument(facts, {
    'mf-account/app': () => {
      throw new TypeError('no document');
    },
  })();
  expect(causes).toEqual({ 'mf-account/app': 'TypeError: no document' });
});
