import { qualificationStatus } from './qualification-status';

// 2026-03-10 10:00 in China.
const now = new Date('2026-03-10T02:00:00Z');
const status = (auditStatus: number, expireDate: string | null = null, auditReason: string | null = null) =>
  qualificationStatus({ auditStatus, expireDate, auditReason }, now);

test.each([
  ['2026-03-09', 3, '已过期，待更新'],
  ['2026-03-10', 3, '即将到期，待更新'],
  ['2026-05-08', 3, '即将到期，待更新'],
  ['2026-05-09', 1, '已通过'],
  [null, 1, '已通过'],
])('approved until %s: %d %s', (expireDate, auditStatus, auditStatusDesc) => {
  expect(status(1, expireDate)).toEqual({ auditStatus, auditStatusDesc });
});

test('a certificate is expired from midnight in China on', () => {
  const midnight = new Date('2026-03-09T16:00:00Z');
  const approved = { auditStatus: 1, auditReason: null, expireDate: '2026-03-09' };
  expect(qualificationStatus(approved, midnight).auditStatusDesc).toBe('已过期，待更新');
  expect(qualificationStatus(approved, new Date(midnight.getTime() - 1)).auditStatusDesc).toBe(
    '即将到期，待更新',
  );
});

test.each([
  [0, null, '未上传'],
  [2, null, '审核中'],
  [4, null, '未通过'],
  [4, '照片模糊', '未通过：照片模糊'],
])('%d stays, whatever its date', (stored, reason, auditStatusDesc) => {
  expect(status(stored, '2020-01-01', reason)).toEqual({ auditStatus: stored, auditStatusDesc });
});
