import { cleanDetail } from './detail-html';

const shown = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = cleanDetail(html);
  return box;
};

test('text, tables, pictures and links stay', () => {
  const html =
    '<h3>概述</h3><p><strong>安全</strong></p><table><tbody><tr><th>规格</th><td>1 L</td></tr></tbody></table>';
  expect(cleanDetail(html)).toBe(html);
  expect(shown('<a href="https://example.com/a">说明书</a>').querySelector('a')).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
});

test('nothing in it can execute', () => {
  const box = shown(
    '<script>x()</script><img src="/a.webp" onerror="x()"><a href="javascript:x()">a</a><a href="data:text/html,x">b</a><iframe src="/"></iframe><svg onload="x()"><script>x()</script></svg><math><mtext></mtext></math>',
  );
  expect(box.innerHTML).not.toMatch(/script|onerror|onload|iframe|svg|math|data:/);
  expect(box.querySelector('img')).toHaveAttribute('src', '/a.webp');
});

test('nothing in it can cover the page, ask for a password or imitate the shop', () => {
  const box = shown(
    '<div style="position:fixed;inset:0" class="modal" id="root" data-x="1">盖住</div><style>body{display:none}</style><form action="https://evil.example"><input name="password"><button>登录</button></form>',
  );
  expect(box.innerHTML).toBe('<div>盖住</div>登录');
});

test('pictures load lazily, and links open in a new tab', () => {
  const box = shown('<img src="/media/a-640.webp"><img src="/media/b.png"><a href="/x">x</a>');
  const [ours, other] = box.querySelectorAll('img');
  expect(ours).toHaveAttribute('loading', 'lazy');
  expect([ours?.getAttribute('width'), other?.getAttribute('width')]).toEqual(['640', null]);
  expect(box.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(box.querySelector('a')).toHaveAttribute('target', '_blank');
});

test.each(['//evil.example/a', 'vbscript:x', 'blob:x', 'file:///etc/passwd'])(
  '%s is not allowed as a link',
  (href) => {
    expect(shown(`<a href="${href}">a</a>`).querySelector('a')).not.toHaveAttribute('href');
  },
);
