import { dropWhatIsOver } from '../lib/first-look-store.ts'
import { offlineAnswer } from './offline-page.ts'
import { createSharedFiles, filesOf, isShare, takeSharedFilesMessage } from './shared-files.ts'
import { ownAddress, shownPush } from './shown-push.ts'
import type { WorkerScope } from './worker-scope.ts'

/*
 * The app's worker (decision 083). It keeps nothing: no cache, no storage. A page that cannot be reached becomes the offline
 * page, a shared file is handed to the page, a push message is shown. What a first look left on the device
 * goes when its time is over. Every other request passes by as if it were not there.
 */
const scope = globalThis as unknown as WorkerScope
const shared = createSharedFiles(() => Date.now())

/** No site can do so while it is not open: the next page that is opened, whichever it is, does. */
const forget = () => dropWhatIsOver().catch(() => undefined)

// A new version takes over at once: there is nothing of an old one that a page could still need.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), forget()])))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (isShare(request, scope.location.origin)) event.respondWith(takeShare(request))
  else if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => offlineAnswer(navigator.language)))
    event.waitUntil(forget())
  }
})

async function takeShare(request: Request): Promise<Response> {
  shared.keep(filesOf(await request.formData().catch(() => null)))
  return Response.redirect('/upload?client=me&shared=files', 303)
}

scope.addEventListener('message', (event) => {
  if (event.data === takeSharedFilesMessage) event.ports[0]?.postMessage(shared.take())
})

scope.addEventListener('push', (event) => {
  const { title, options } = shownPush(event.data?.text() ?? null)
  event.waitUntil(scope.registration.showNotification(title, options))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(ownAddress(event.notification.data?.open)))
})

/** The app's own window where one is open, else a new one. */
async function openPage(address: string): Promise<void> {
  const [open] = await scope.clients.matchAll({ type: 'window' })
  if (!open) return void (await scope.clients.openWindow(address))
  await open.focus()
  await open.navigate(address)
}
