import { call, ended, fetchFile } from './calls.js';
import { forgetName, keepName, keptName } from './name-draft.js';
import { showPages } from './pages.js';

const token = location.pathname.split('/').pop() ?? '';
const part = (id) => document.getElementById(id);

const states = { 1: '待签署', 2: '已签署', 3: '作废中', 4: '已撤回' };
const outcomes = {
  2: '合同已签署，签章与签署时间已写入合同文件，订单进入下一步。',
  3: '订单已关闭，合同作废中。',
  4: '电子合同已撤回，请在订单页下载合同，盖章后上传。',
};
const toSign = 1;
const signed = 2;
const codeWaitSeconds = 60;

let contract;

function notice(title, text = '', { link, retry = false } = {}) {
  part('workspace').hidden = true;
  part('notice').hidden = false;
  part('notice-title').textContent = title;
  part('notice-text').textContent = text;
  part('notice-link').hidden = !link;
  if (link) Object.assign(part('notice-link'), { href: link.href, textContent: link.text });
  part('notice-retry').hidden = !retry;
}

function fill(id, text) {
  part(id).textContent = text ?? '';
}

function showContract() {
  const { orderId, qysStatus, signerName, signTime } = contract;
  const order = `/orderCenter/orderDetail?id=${encodeURIComponent(orderId)}`;
  part('back').href = order;
  part('outcome-back').href = order;
  document.title = `${contract.no} 电子合同签署`;
  fill('contract-no', contract.no);
  fill('order-no', contract.orderNo);
  fill('client-name', contract.clientName);
  fill('member-name', contract.memberName);
  fill('create-time', contract.createTime);
  fill('amount', `¥ ${contract.totalAmountUnit.replace(/\B(?=(\d{3})+\.)/g, ',')}`);
  fill('signer-name', signerName);
  fill('sign-time', signTime);
  for (const row of document.querySelectorAll('.signed-only')) row.hidden = qysStatus !== signed;
  fill('state', states[qysStatus] ?? '未通过电子签');
  part('state').dataset.state = String(qysStatus);
  fill('code-hint', `验证码将发送至 ${contract.mobilePhone}`);
  if (qysStatus === toSign) part('name').value ||= keptName(token);
  else forgetName(token);
  part('form').hidden = qysStatus !== toSign;
  part('outcome').hidden = qysStatus === toSign;
  fill('outcome-text', outcomes[qysStatus] ?? '该合同不通过电子签签署，请在订单页上传盖章合同。');
  part('notice').hidden = true;
  part('workspace').hidden = false;
}

async function showFile() {
  const pages = part('pages');
  pages.textContent = '正在加载合同…';
  fill('page-count', '');
  try {
    const { content } = await fetchFile(contract.fileUrl);
    const count = await showPages(pages, content);
    fill('page-count', `共 ${count} 页`);
  } catch (error) {
    if (ended(error)) return refused(error);
    pages.textContent = `合同加载失败：${error.message} `;
    const retry = Object.assign(document.createElement('button'), {
      className: 'button',
      type: 'button',
      textContent: '重新加载',
      onclick: showFile,
    });
    pages.append(retry);
  }
}

/** Shows a refusal that replaces the whole page. */
function refused(error) {
  if (ended(error)) {
    notice('请先登录商城', '登录后从订单详情重新进入签署页。', {
      link: {
        href: `/login?redirect=${encodeURIComponent(part('back').getAttribute('href'))}`,
        text: '去登录',
      },
    });
  } else if (error.code === '60004' || error.code === '60001') {
    notice('合同不存在', '链接已失效，或合同不属于当前登录的账号。', {
      link: { href: '/orderCenter', text: '返回订单中心' },
    });
  } else {
    notice('合同打开失败', error.message, { retry: true });
  }
}

async function open() {
  notice('正在打开合同…');
  try {
    contract = await call('esign/contract', { token });
  } catch (error) {
    return refused(error);
  }
  showContract();
  await showFile();
}

/** Reloads the contract after a decision, or when it was already decided. */
async function reopen() {
  const { digest } = contract;
  contract = await call('esign/contract', { token });
  // The buyer agreed to another version.
  if (contract.digest !== digest) part('agree').checked = false;
  part('code').value = '';
  showContract();
  await showFile();
}

function problem(id, text) {
  fill(`${id}-problem`, text);
  part(id).toggleAttribute('aria-invalid', text !== '');
  if (text) part(id).setAttribute('aria-invalid', 'true');
}

// Same as the shop's `printProblem`: characters missing from the contract's typeface.
const unprintable = /[\u{10000}-\u{10ffff}\u3400-\u4dbf\ue000-\uf8ff]|\p{Emoji_Presentation}/u;

function nameProblem(name) {
  const [sign] = unprintable.exec(name) ?? [];
  return sign === undefined ? '' : `“${sign}”无法印在合同上，请改用常用字`;
}

function check() {
  const problems = {
    name: part('name').value.trim() ? nameProblem(part('name').value) : '请输入签署人姓名',
    code: /^\d{4,8}$/.test(part('code').value.trim()) ? '' : '请输入短信验证码',
    agree: part('agree').checked ? '' : '请先阅读合同并勾选同意',
  };
  for (const [id, text] of Object.entries(problems)) problem(id, text);
  const [first] = Object.keys(problems).filter((id) => problems[id]);
  if (first) part(first).focus();
  return !first;
}

function busy(isBusy) {
  part('sign').disabled = isBusy;
  part('withdraw').disabled = isBusy;
  fill('sign', isBusy ? '正在签署…' : '签署合同');
}

/** Sends a decision; shows a refusal in place and keeps the typed input. */
async function decide(path, body) {
  fill('problem', '');
  busy(true);
  try {
    await call(path, { token, ...body });
    await reopen();
    part('outcome-back').focus();
  } catch (error) {
    if (ended(error)) return refused(error);
    fill('problem', error.message);
    if (error.code === '60003') await reopen().catch(() => undefined);
  } finally {
    busy(false);
  }
}

function countDown(seconds) {
  part('send').disabled = seconds > 0;
  fill('send', seconds > 0 ? `${seconds} 秒后重发` : '获取验证码');
  if (seconds > 0) setTimeout(countDown, 1000, seconds - 1);
}

part('send').addEventListener('click', async () => {
  fill('problem', '');
  part('send').disabled = true;
  try {
    await call('esign/code', { token });
    fill('code-hint', `验证码已发送至 ${contract.mobilePhone}，5 分钟内有效`);
    part('code').focus();
    countDown(codeWaitSeconds);
  } catch (error) {
    if (ended(error)) return refused(error);
    fill('problem', error.message);
    part('send').disabled = false;
  }
});

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (part('sign').disabled || !check()) return;
  void decide('esign/sign', {
    name: part('name').value.trim(),
    verifyCode: part('code').value.trim(),
    digest: contract.digest,
  });
});

for (const id of ['name', 'code', 'agree']) part(id).addEventListener('input', () => problem(id, ''));

part('name').addEventListener('input', () => keepName(token, part('name').value));

// Pasted with spaces or surrounding text.
part('code').addEventListener('input', () => {
  const digits = part('code').value.replace(/\D/g, '').slice(0, 8);
  if (digits !== part('code').value) part('code').value = digits;
});

part('withdraw').addEventListener('click', () => part('confirm').showModal());
part('confirm-no').addEventListener('click', () => part('confirm').close());
part('confirm-yes').addEventListener('click', () => {
  part('confirm').close();
  void decide('esign/withdraw', {});
});

part('zoom').addEventListener('click', () => {
  const zoomed = part('pages').toggleAttribute('data-zoomed');
  part('zoom').setAttribute('aria-pressed', String(zoomed));
});

part('download').addEventListener('click', async () => {
  try {
    const { content, name } = await fetchFile(contract.fileUrl);
    const href = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (error) {
    if (ended(error)) return refused(error);
    fill('problem', `下载失败：${error.message}`);
  }
});

part('notice-retry').addEventListener('click', open);

void open();
