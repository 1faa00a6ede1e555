/**
 * Registers the app's worker once the page is there. Without it (a browser that has none, a private window, a refusal) everything
 * works but sharing into the app and notifications. In development there is none.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
