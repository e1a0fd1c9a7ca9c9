export type { Guest, GuestSlot, GuestView, Host, MountGuest, SlotState } from './guest';
export { hostView } from './host-view';
