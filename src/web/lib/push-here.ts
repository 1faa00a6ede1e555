import type { addPushDevice } from '../../shared/api/push.ts'
import type { CallBody } from './call-address.ts'

type PushDevice = CallBody<typeof addPushDevice>

/** 'none': this browser knows no push messages (an iPhone knows them once the app is on its home screen); 'denied': the person forbade them. */
export type PushAbility = 'none' | 'denied' | 'able'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'none'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** The mark of this browser's subscription, as the server names its devices; null without one. */
export async function markHere(): Promise<string | null> {
  const subscription = await subscriptionHere()
  return subscription === null ? null : markOf(subscription.endpoint)
}

/**
 * Asks the person, and subscribes this browser. null where they said no.
 * @param publicKey the product's own, base64url
 */
export async function startPushHere(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // One that is left of somebody else, or of another key, would not be told, or would tell the wrong person.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

/** Ends this browser's subscription; nothing where there is none, or where the browser refuses. */
export async function endPushHere(): Promise<void> {
  const subscription = await subscriptionHere()
  await subscription?.unsubscribe().catch(() => false)
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushAbility() === 'none') return null
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
