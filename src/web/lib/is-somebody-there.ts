/** A page that was just opened was opened by somebody; before that its document knows of no act. */
const justOpenedMs = 60_000

/**
 * Whether somebody pressed a key, clicked or touched in the last seconds (the browser's transient activation), or has just opened the page.
 * A browser that does not tell counts as attended.
 */
export function isSomebodyThere(): boolean {
  if (performance.now() < justOpenedMs) return true
  const activation: UserActivation | undefined = navigator.userActivation
  return activation?.isActive ?? true
}
