import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pushDevice, pushDeviceMark, pushDeviceShown } from './push.ts'
import { todayKinds } from './today.ts'

/** What a member of staff is told on their devices when more of it waits than before; counts alone. */
const choice = z.object({
  whose: z.enum(['me', 'all']),
  kinds: z.array(z.enum(todayKinds)).check(z.maxLength(todayKinds.length)),
})

const setup = z.extend(choice, {
  /** What a browser subscribes with (VAPID, base64url). */
  publicKey: z.string(),
  devices: z.array(pushDeviceShown),
})
export type StaffPush = z.infer<typeof setup>

export const getStaffPush = defineCall({
  name: 'getStaffPush',
  method: 'GET',
  path: '/api/staff/push',
  summary: 'What the asking member of staff is told on which devices when something waits; staff only.',
  reply: setup,
})

export const saveStaffPush = defineCall({
  name: 'saveStaffPush',
  method: 'PUT',
  path: '/api/staff/push',
  summary: 'Keeps what the asking member of staff is told on their devices.',
  body: choice,
  reply: setup,
})

export const addStaffPushDevice = defineCall({
  name: 'addStaffPushDevice',
  method: 'PUT',
  path: '/api/staff/push/device',
  summary: 'Has this browser told what waits for the asking member of staff.',
  body: pushDevice,
  reply: setup,
})

/** `mark`: see getPushSetup. One that is not there is gone already. */
export const dropStaffPushDevice = defineCall({
  name: 'dropStaffPushDevice',
  method: 'DELETE',
  path: '/api/staff/push/devices/:mark',
  summary: 'Has a browser of the asking member of staff told nothing any more.',
  params: z.object({ mark: pushDeviceMark }),
  reply: setup,
})
