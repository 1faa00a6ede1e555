import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pushKinds } from '../rules/push-kinds.ts'

const kinds = z.array(z.enum(pushKinds)).check(z.maxLength(pushKinds.length))

/** A browser that is told, named by a hash of its address: the address itself is a secret and is never answered. */
export const pushDeviceShown = z.object({
  /** SHA-256 of its endpoint, hex; the browser itself can compare it. */
  mark: z.string(),
  /** ISO instant. */
  since: z.string(),
})

const setup = z.object({
  /** What a browser subscribes with (VAPID, base64url). */
  publicKey: z.string(),
  /** What the person chose to be told; everything until they choose. */
  kinds,
  devices: z.array(pushDeviceShown),
})
export type PushSetup = z.infer<typeof setup>

export const getPushSetup = defineCall({
  name: 'getPushSetup',
  method: 'GET',
  path: '/api/account/push',
  summary: 'What the signed-in address is told on its devices, and how many there are.',
  reply: setup,
})

/** base64url without padding, of so many bytes. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}$`)))

/** As `PushSubscription.toJSON()` gives it. */
export const pushDevice = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export const pushDeviceMark = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The same device again changes nothing; a device is one person's. */
export const addPushDevice = defineCall({
  name: 'addPushDevice',
  method: 'PUT',
  path: '/api/account/push/device',
  summary: 'Has this browser told of the case of the signed-in address.',
  body: pushDevice,
  reply: setup,
})

/** `mark`: see getPushSetup. One that is not there is gone already. */
export const dropPushDevice = defineCall({
  name: 'dropPushDevice',
  method: 'DELETE',
  path: '/api/account/push/devices/:mark',
  summary: 'Has a browser of the signed-in address told nothing any more.',
  params: z.object({ mark: pushDeviceMark }),
  reply: setup,
})

export const savePushKinds = defineCall({
  name: 'savePushKinds',
  method: 'PUT',
  path: '/api/account/push/kinds',
  summary: 'Keeps what the signed-in address wants to be told on its devices.',
  body: z.object({ kinds }),
  reply: setup,
})
