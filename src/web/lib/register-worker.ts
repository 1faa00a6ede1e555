/**
 * Registers the app's worker once the page is there. Without it (a browser that has none, a private window, a refusal) everything
 * works but sharing into the app and notifications; so it is in development, where none is built.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
