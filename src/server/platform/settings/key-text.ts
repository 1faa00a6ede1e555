import { SettingError } from './setting-kinds.ts'

const keyBytes = 32

/** One key of 32 bytes written as 64 hexadecimal digits, base64 or base64url; null when it is not that. */
export function parseKey(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return new Uint8Array(Buffer.from(text, 'hex'))
  if (!/^[\w+/-]{43}=?$/.test(text)) return null
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  return bytes.length === keyBytes ? bytes : null
}

/** Several keys separated by commas or lines; the first one seals, all of them open. Throws SettingError. */
export function parseKeys(text: string): Uint8Array[] {
  const keys = text
    .split(/[,\s]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const key = parseKey(part)
      if (key === null)
        throw new SettingError('must be 32 bytes written as 64 hexadecimal digits or as base64')
      return key
    })
  if (keys.length === 0) throw new SettingError('must hold at least one key')
  return keys
}
