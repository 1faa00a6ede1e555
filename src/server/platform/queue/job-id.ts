import { createHash } from 'node:crypto'

/** The uuid that pg-boss keeps for a deterministic id, the same for the same job type and text for ever. */
export function jobIdOf(jobName: string, id: string): string {
  const bytes = createHash('sha256').update(`${jobName}\0${id}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
