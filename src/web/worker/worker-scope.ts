/**
 * What the worker uses of its global scope (Service Workers, W3C). The DOM's types do not know it, and the library that does
 * cannot stand beside them.
 */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface OpenPage {
  url: string
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
}

interface WorkerEvents {
  install: Waiting
  activate: Waiting
  fetch: Waiting & { request: Request; respondWith(answer: Promise<Response>): void }
  message: MessageEvent<unknown>
  push: Waiting & { data: { text(): string } | null }
  notificationclick: Waiting & { notification: Notification }
}

export interface WorkerScope {
  location: Pick<Location, 'origin'>
  addEventListener<K extends keyof WorkerEvents>(name: K, listen: (event: WorkerEvents[K]) => void): void
  skipWaiting(): Promise<void>
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
}
