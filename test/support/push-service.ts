import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { PushDevice } from '../../src/server/platform/push/push-sender.ts'
import { startArrivals } from './arrivals.ts'

/** What arrived at the push service, as it arrived. */
export interface ArrivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service of one's own (RFC 8030), reached over the wire by whatever endpoint a device names. */
export const startPushService = () =>
  startArrivals({
    status: 201,
    keep: ({ url = '', headers }, body): ArrivedPush => ({ path: url, headers, body }),
  })

/** A browser that subscribed: what it tells the product, and what only it can read. */
export function makePushBrowser(path: string) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const device: PushDevice = {
    endpoint: `https://push.example.com/${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  }
  /** Decrypts aes128gcm (RFC 8188, one record) with keys by RFC 8291, section 3.4. */
  const read = ({ body }: ArrivedPush): unknown => {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const serverKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
    const secret = hkdf(pair.computeSecret(serverKey), auth, info, 32)
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    // The last record ends with 2 and padding of zeros (RFC 8188, section 2).
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { device, read }
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether a message is signed by this pair, for this audience (RFC 8292); answers what was signed. */
export function readVapid({ headers }: ArrivedPush, publicKey: string): { aud: string; sub: string } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned && key === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}
