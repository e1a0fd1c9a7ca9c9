import { StoreUnavailable } from 'object-store';
import { CallError, invalid } from '../http/call-error';
import { type AdminCommand, type AdminInput, adminRequests } from './operations';
import type { Admin } from './service';

const isCommand = (command: string): command is AdminCommand => Object.hasOwn(adminRequests, command);

/**
 * Runs an admin command.
 * @param admin all commands, or those that the caller may use
 * @param input unvalidated input
 * @throws CallError whose message may be shown; 60001 for an invalid request
 */
export async function answer(admin: Partial<Admin>, command: string, input: unknown): Promise<unknown> {
  if (!isCommand(command) || !admin[command]) throw invalid(`没有此操作：${command}`);
  const parsed = adminRequests[command].safeParse(input);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? '请求有误');
  const perform = admin[command] as (checked: AdminInput<AdminCommand>) => Promise<unknown>;
  return perform(parsed.data);
}

/** The message to show for a failure; undefined for an unexpected error. */
export const explanation = (error: unknown): string | undefined =>
  error instanceof CallError
    ? error.message
    : error instanceof StoreUnavailable
      ? `文件暂时无法存取：${error.message}`
      : undefined;
