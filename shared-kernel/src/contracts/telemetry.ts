import { z } from 'zod';
import { write } from './call';
import { line, nothing } from './fields';

/** A browser event: a step of a buyer, an error of an app, or a timing. */
const telemetryEvent = z.object({
  kind: z.enum(['event', 'fault', 'timing']),
  name: line(100).min(1),
  at: z.int().min(0).describe('毫秒时间戳'),
  page: line(300).describe('路径，不含查询参数'),
  app: line(64).optional().describe('应用名'),
  version: line(64).optional().describe('应用版本'),
  visit: line(36).optional().describe('打开页面时随机生成，用于按访问计数，不含个人信息'),
  revision: z.int().min(0).optional().describe('页面所用的组合修订号'),
  ms: z.number().min(0).max(3_600_000).optional().describe('计时，毫秒'),
  detail: z.string().max(2000).optional().describe('步骤的 JSON，或错误的说明、起因与堆栈（不含个人信息）'),
});
export type TelemetryEvent = z.output<typeof telemetryEvent>;

export const telemetryCalls = {
  'telemetry/report': write({
    summary: '上报页面事件',
    access: 'open',
    request: z.object({ events: z.array(telemetryEvent).min(1).max(50) }),
    reply: nothing,
  }),
};
