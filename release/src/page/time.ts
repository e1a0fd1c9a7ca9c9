const timeFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export const time = (iso: string): string =>
  `<time datetime="${iso}">${timeFormat.format(new Date(iso))}</time>`;
