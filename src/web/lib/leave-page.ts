/**
 * Leaves by a full load: what was fetched as somebody else is forgotten, or the address is another site's. Answers only if
 * the browser brings this very page back, so that an act stays busy until the new page is there.
 */
export function leavePage(address: string, { replace = false } = {}): Promise<void> {
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
  })
  if (replace) window.location.replace(address)
  else window.location.assign(address)
  return isBack
}
