import { Button, toast } from 'shared-kernel/ui';
import type { SignButton } from '../model/contract-actions';

/** Opens the contract on the e-sign platform in a new tab, to sign or to view it. */
export function SignContract({ button: { label, enabled, address } }: { button: SignButton }) {
  function open(): void {
    if (address) window.open(address, '_blank', 'noopener');
    else void toast.warning('请先进入电子签平台完成认证');
  }
  return (
    <Button disabled={!enabled} onClick={open}>
      {label}
    </Button>
  );
}
