/** Forgets what a buyer who logs out has typed in this tab: apps keep it for their next login under names that end in the buyer's id. */
export function forgetDrafts(buyerId: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.endsWith(`:${buyerId}`)) sessionStorage.removeItem(key);
}
