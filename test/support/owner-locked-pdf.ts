/** A PDF that everybody may open and only its owner may print: encrypted, with an empty password of the user (ISO 32000-2, 7.6). */
import { createHash } from 'node:crypto'
import { putTogether, takeApart } from './hard-files/pdf-objects.ts'

/** What a password is filled up with; an empty one is all of it. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const permissions = -64
const fileId = Buffer.from('00112233445566778899aabbccddeeff', 'hex')

/** @param bytes with a plain table of its objects, as Chromium writes it */
export function ownerLockedPdf(bytes: Uint8Array, ownerPassword: string): Uint8Array {
  const objects = takeApart(bytes)
  const padded = Buffer.concat([Buffer.from(ownerPassword, 'latin1'), padding]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padding)
  const limits = Buffer.alloc(4)
  limits.writeInt32LE(permissions)
  const key = md5(padding, owner, limits, fileId).subarray(0, 5)
  for (const [number, body] of objects.bodies) objects.bodies.set(number, encrypted(number, body, key))
  const encrypt = Math.max(...objects.bodies.keys()) + 1
  const hex = (of: Uint8Array) => `<${Buffer.from(of).toString('hex')}>`
  objects.bodies.set(
    encrypt,
    `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, padding))}/P ${permissions}>>`,
  )
  const whole = Buffer.from(putTogether(objects)).toString('latin1')
  const trailer = `trailer\n<</Encrypt ${encrypt} 0 R/ID[${hex(fileId)}${hex(fileId)}]`
  return new Uint8Array(Buffer.from(whole.replace('trailer\n<<', trailer), 'latin1'))
}

/** The body with its stream under the key of its object; of the strings of these files none is read. */
function encrypted(number: number, body: string, key: Uint8Array): string {
  const at = /stream\r?\n/.exec(body)
  const end = body.lastIndexOf('endstream')
  if (at === null || end === -1) return body
  const from = at.index + at[0].length
  const length = Number(/\/Length (\d+)(?! \d+ R)/.exec(body)?.[1] ?? end - from)
  const place = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0])
  const own = md5(key, place).subarray(0, 10)
  const data = rc4(own, Buffer.from(body.slice(from, from + length), 'latin1'))
  return body.slice(0, from) + data.toString('latin1') + body.slice(from + length)
}

const md5 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const held = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = held
  }
  let mixed = 0
  for (let at = 0; at < 256; at += 1) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256
    swap(at, mixed)
  }
  let one = 0
  let other = 0
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) % 256
      other = (other + (state[one] ?? 0)) % 256
      swap(one, other)
      return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) % 256] ?? 0)
    }),
  )
}
