import { eq } from 'drizzle-orm';
import { members, messageOutbox, messages } from '../../db/schema';
import { type Letter, Undeliverable } from '../../ports/mail';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { createSending, nextTry, type SendOutcome } from './send-due';
import { writeMessages } from './write-messages';

let shop: TestShop;
let buyer: TestBuyer;
let sent: { to: string; words: string | Letter | null }[];
let outcomes: SendOutcome[];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(messageOutbox);
  buyer = await shop.buyer();
  sent = [];
  outcomes = [];
});

type Send = (to: string, words: string | Letter | null) => Promise<void>;

const keep: Send = async (to, words) => void sent.push({ to, words });

/** What one process sends. */
const processWith = (send: Send = keep) =>
  createSending(shop.db, () => shop.time.now, {
    sms: { send },
    mail: { send },
    log: { warn() {} },
    count: (_, outcome) => void outcomes.push(outcome),
  });

const choose = (channel: 'text' | 'mail', as = buyer) =>
  as.get('member/notification/edit', { topic: 'order', channel, wanted: true });

const setEmail = (email: string, as = buyer) =>
  shop.db.update(members).set({ email }).where(eq(members.id, as.memberId));

const tell = (as = buyer) =>
  shop.db.transaction((tx) =>
    writeMessages(tx, [
      {
        memberId: as.memberId,
        kind: 'order',
        title: '订单已发货',
        content: '订单 AL1：已发货',
        createdAt: shop.time.now,
      },
    ]),
  );

const waiting = () => shop.db.$count(messageOutbox, eq(messageOutbox.state, 'waiting'));
const pass = (minutes: number) => shop.passTo(new Date(shop.time.now.getTime() + minutes * 60_000));

async function phoneOf(as = buyer): Promise<string> {
  const member = await shop.db.query.members.findFirst({ where: (row) => eq(row.id, as.memberId) });
  return member?.mobilePhone ?? '';
}

describe('what is written', () => {
  test('only what a member has chosen leaves the shop, by each channel that they want', async () => {
    await tell();
    expect(await waiting()).toBe(0);
    await choose('text');
    await setEmail('shen@hospital.example');
    await choose('mail');
    await tell();
    await tell(await shop.buyer());
    await processWith().sendDue();
    expect(sent).toEqual([
      { to: await phoneOf(), words: '【安澜医疗商城】订单已发货：订单 AL1：已发货' },
      {
        to: 'shen@hospital.example',
        words: {
          subject: '【安澜医疗商城】订单已发货',
          text: '订单 AL1：已发货',
          key: expect.stringMatching(/^message-\d+$/),
        },
      },
    ]);
    expect(await waiting()).toBe(0);
    expect(outcomes).toEqual(['sent', 'sent']);
  });

  test('goes with what it tells: rolled back, nothing leaves', async () => {
    await choose('text');
    const undone = shop.db.transaction(async (tx) => {
      await writeMessages(tx, [
        { memberId: buyer.memberId, kind: 'order', title: '一', content: '二', createdAt: shop.time.now },
      ]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting()).toBe(0);
    expect(await shop.db.$count(messages, eq(messages.memberId, buyer.memberId))).toBe(0);
  });

  test('what waits for a decision goes by text without a choice, other approvals do not', async () => {
    const approval = { memberId: buyer.memberId, kind: 'approval' as const, createdAt: shop.time.now };
    await shop.db.transaction(async (tx) => {
      await writeMessages(tx, [{ ...approval, title: '订单待审批', content: '审批 1' }], 'decision');
      await writeMessages(tx, [{ ...approval, title: '订单未批准', content: '审批 2' }]);
    });
    await processWith().sendDue();
    expect(sent.map(({ words }) => words)).toEqual(['【安澜医疗商城】订单待审批：审批 1']);
  });

  test('a deactivated member gets none, whether before or after it was written', async () => {
    const setEnabled = (enabled: boolean) =>
      shop.db.update(members).set({ enabled }).where(eq(members.id, buyer.memberId));
    await choose('text');
    await setEnabled(false);
    await tell();
    expect(await waiting()).toBe(0);
    await setEnabled(true);
    await tell();
    await setEnabled(false);
    await processWith().sendDue();
    expect(sent).toEqual([]);
    expect(await shop.db.$count(messageOutbox)).toBe(0);
  });

  test('a mail goes to the address that stands when it leaves, and to none that was removed', async () => {
    await setEmail('old@hospital.example');
    await choose('mail');
    await tell();
    await setEmail('new@hospital.example');
    await processWith().sendDue();
    expect(sent.map(({ to }) => to)).toEqual(['new@hospital.example']);
    await tell();
    await buyer.get('member/email/remove', {});
    await processWith().sendDue();
    expect(sent).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });
});

describe('sending', () => {
  beforeEach(() => choose('text'));

  test('of two processes one sends', async () => {
    for (let n = 0; n < 12; n += 1) await tell();
    const processes = [processWith(), processWith()];
    for (let round = 0; round < 2; round += 1) await Promise.all(processes.map(({ sendDue }) => sendDue()));
    expect(sent).toHaveLength(12);
    expect(await waiting()).toBe(0);
  });

  test('a provider that fails is asked again after growing pauses, for a day', async () => {
    const failing = processWith(async () => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    });
    await tell();
    const begun = shop.time.now;
    let minutes = 0;
    const triedAfter: number[] = [];
    for (; (await waiting()) > 0; minutes += 1, await pass(1))
      if (await failing.sendDue()) triedAfter.push(minutes);
    expect(triedAfter).toEqual([0, 1, 4, 13, 40, 121, 364, 1093]);
    expect(outcomes).toEqual([...Array(7).fill('again'), 'failed']);
    expect(shop.time.now.getTime() - begun.getTime()).toBeLessThan(86_400_000);
    await failing.sendDue();
    expect(outcomes).toHaveLength(8);
  });

  test('once the provider is back, what waits leaves once', async () => {
    let isAway = true;
    const { sendDue } = processWith(async (to, words) => {
      if (isAway) throw new Error('away');
      await keep(to, words);
    });
    await tell();
    await sendDue();
    isAway = false;
    await sendDue();
    expect(sent).toHaveLength(0);
    await pass(1);
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(1);
  });

  test('an address that takes no mail is not tried again', async () => {
    await tell();
    await processWith(async () => {
      throw new Undeliverable('EENVELOPE 550');
    }).sendDue();
    expect(outcomes).toEqual(['failed']);
    expect(await waiting()).toBe(0);
  });

  test('what a killed process took leaves by another one, once its time is over', async () => {
    await tell();
    // Killed while it sends: nobody hears of it again.
    let isTaken = false;
    void processWith(() => {
      isTaken = true;
      return new Promise(() => {});
    }).sendDue();
    while (!isTaken) await new Promise(setImmediate);
    const other = processWith();
    await pass(4);
    await other.sendDue();
    expect(sent).toHaveLength(0);
    await pass(2);
    await other.sendDue();
    await other.sendDue();
    expect(sent).toHaveLength(1);
  });

  test('a message goes out twice only where the provider’s answer came too late, and is noted once', async () => {
    let answer = () => {};
    await tell();
    const slow = processWith(async (to, words) => {
      await keep(to, words);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    });
    const late = slow.sendDue();
    while (sent.length === 0) await new Promise(setImmediate);
    await pass(6);
    await processWith(async () => {
      throw new Error('busy');
    }).sendDue();
    answer();
    await late;
    expect(await waiting()).toBe(1);
    await pass(6);
    await processWith().sendDue();
    expect(sent).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });
});

test('pauses grow, and none goes beyond a day', () => {
  const at = new Date('2026-03-10T00:00:00Z');
  expect(nextTry(1, at, at)).toEqual(new Date('2026-03-10T00:01:00Z'));
  expect(nextTry(3, at, at)).toEqual(new Date('2026-03-10T00:09:00Z'));
  expect(nextTry(8, at, at)).toBeNull();
});
