import { mailOutbox, smsOutbox } from 'mall-api/schema';
import { openShop } from 'mall-api/testing';
import { demonstration } from '../index';

const path = '/demo/messages';

test('the demonstration shows the codes that would have been sent; without DEMO there is no such page', async () => {
  const demo = await openShop({}, demonstration);
  expect((await demo.app.inject(path)).body).toContain('还没有短信');
  await demo.db.insert(smsOutbox).values([
    { mobilePhone: '13800000001', content: '验证码 246810，5 分钟内有效，请勿告诉他人。' },
    { mobilePhone: '13800000002', content: '<script>1</script>' },
    { mobilePhone: '13800000003', content: '' },
  ]);
  await demo.db
    .insert(mailOutbox)
    .values({ email: 'shen@hospital.example', subject: '订单', content: '<b>已发货' });
  const reply = await demo.app.inject(path);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(reply.body).toContain('<td>13800000001<td>验证码 246810');
  expect(reply.body).toContain('<td>shen@hospital.example<td>订单：&#60;b&#62;已发货');
  expect(reply.body).not.toContain('<script>');
  expect(reply.body).not.toContain('13800000003');
  await demo.close();

  const real = await openShop();
  expect((await real.app.inject(path)).statusCode).toBe(404);
  await real.close();
});
