import { useSession } from 'shared-kernel/session';
import { useRemotesState } from '../remotes/remotes-context';

/** What apps state for the main navigation of the routes that this visitor or buyer may see. */
export function useStatedLinks(): readonly { to: string; text: string }[] {
  const isBuyer = useSession() !== null;
  const { routes } = useRemotesState();
  return Object.entries(routes).flatMap(([to, { menu, access }]) =>
    menu !== undefined && (isBuyer || access !== 'buyer') ? [{ to, text: menu }] : [],
  );
}
