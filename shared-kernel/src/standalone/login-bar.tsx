import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../http';
import { encryptPassword, endSession, startSession, useSession } from '../session';
import { Button } from '../ui';
import styles from './login-bar.module.css';

async function logIn(form: FormData): Promise<void> {
  const seal = await api.post('member/web/login/key', {});
  const { sessionId, ...user } = await api.post('member/web/login', {
    account: String(form.get('account')),
    password: await encryptPassword(seal, String(form.get('password'))),
  });
  startSession({ token: sessionId, user });
}

/** Logs a buyer in or out on a standalone page. */
export function LoginBar() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: logIn,
    onSuccess: () => queryClient.resetQueries(),
  });
  if (session) {
    return (
      <header className={styles['bar']}>
        <span>{session.user.clientName}</span>
        <span>客户类型 {session.user.clientType}</span>
        <Button
          onClick={() => {
            endSession();
            queryClient.clear();
          }}
        >
          退出
        </Button>
      </header>
    );
  }
  return (
    <header className={styles['bar']}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          mutate(new FormData(event.currentTarget));
        }}
      >
        <input name="account" aria-label="账号" placeholder="账号" autoComplete="username" required />
        <input
          name="password"
          type="password"
          aria-label="密码"
          placeholder="密码"
          autoComplete="current-password"
          required
        />
        <Button type="submit" kind="primary" busy={isPending}>
          登录
        </Button>
      </form>
    </header>
  );
}
