import { NOTICE, noticeHtml } from './notice';

/** How often a page that was kept asks whether the shop can be reached again, in milliseconds. */
const askEveryMs = 10_000;

const isReachable = () =>
  fetch('/composition.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Says that there is no network, as long as there is none.
 * @param onBack the shop can be reached again
 */
export function showNotice(onBack: () => void): void {
  const { body } = document;
  if (!document.getElementById(NOTICE)) body.insertAdjacentHTML('afterbegin', noticeHtml(undefined));
  const notice = document.getElementById(NOTICE);
  const again = notice?.querySelector('button');
  if (!notice || !again?.hidden) return;
  again.hidden = false;

  const ask = async () => {
    if (!(await isReachable()) || !notice.isConnected) return;
    clearInterval(timer);
    removeEventListener('online', ask);
    notice.remove();
    onBack();
  };
  const timer = setInterval(ask, askEveryMs);
  addEventListener('online', ask);
  again.onclick = async () => {
    again.disabled = true;
    await ask();
    again.disabled = false;
  };
}
