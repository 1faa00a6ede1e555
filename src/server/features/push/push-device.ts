import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { PushDevice } from '../../platform/push/push-sender.ts'
import type { PushDeviceRow } from './push.tables.ts'

const device = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) })

const contextOf = (endpointHash: string) => `push-device:${endpointHash}`

/** The columns that keep a device: a hash to find it by, and what is needed to write to it, sealed. */
export function sealDevice(
  sealer: Sealer,
  given: PushDevice,
): Pick<PushDeviceRow, 'endpointHash' | 'deviceSealed'> {
  const endpointHash = sealer.token('push-endpoint', given.endpoint)
  const { endpoint, keys } = given
  return {
    endpointHash,
    deviceSealed: sealer.seal(JSON.stringify({ endpoint, keys }), contextOf(endpointHash)),
  }
}

export function openDevice(
  sealer: Sealer,
  row: Pick<PushDeviceRow, 'endpointHash' | 'deviceSealed'>,
): PushDevice {
  return device.parse(JSON.parse(sealer.openText(row.deviceSealed, contextOf(row.endpointHash))))
}

/** By which the browser knows its own row; says nothing to anybody who does not know the endpoint. */
export function markOf({ endpoint }: Pick<PushDevice, 'endpoint'>): string {
  return createHash('sha256').update(endpoint).digest('hex')
}
