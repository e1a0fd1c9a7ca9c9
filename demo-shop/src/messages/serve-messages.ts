import { desc, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from 'mall-api/database';
import { mailOutbox, smsOutbox } from 'mall-api/schema';

const shown = 30;
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const timeOf = (moment: Date) => moment.toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' });

const page = (rows: string) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width">
<title>演示短信与邮件</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1b2733 }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .5rem .75rem; border-bottom: 1px solid #d5dce3; text-align: left; vertical-align: top }
  td:first-child, td:nth-child(2) { white-space: nowrap; font-variant-numeric: tabular-nums }
</style>
<h1>演示短信与邮件</h1>
<p>演示环境不发送短信和邮件：商城要发出的列在这里，最新的在最前，每 3 秒刷新。</p>
${rows ? `<table><thead><tr><th>时间<th>收件人<th>内容<tbody>${rows}</table>` : '<p>还没有短信和邮件。在登录页点“获取验证码”后回到这里。</p>'}
</html>
`;

/**
 * Serves the text messages and mails that the shop would have sent, for trying it out. The page is on the API's own
 * address, which no public proxy forwards.
 */
export function serveMessages(app: FastifyInstance, db: Database): void {
  app.get('/demo/messages', { logLevel: 'warn', schema: { hide: true } }, async (_request, reply) => {
    const texts = await db
      .select({ createdAt: smsOutbox.createdAt, to: smsOutbox.mobilePhone, content: smsOutbox.content })
      .from(smsOutbox)
      // Empty ones are for phones without an account.
      .where(ne(smsOutbox.content, ''))
      .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
      .limit(shown);
    const mails = await db
      .select()
      .from(mailOutbox)
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(shown);
    const letters = mails.map(({ createdAt, email, subject, content }) => ({
      createdAt,
      to: email,
      content: `${subject}：${content}`,
    }));
    const rows = [...texts, ...letters]
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .map(
        ({ createdAt, to, content }) =>
          `<tr><td>${timeOf(createdAt)}<td>${escaped(to)}<td>${escaped(content)}`,
      );
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      .send(page(rows.join('')));
  });
}
