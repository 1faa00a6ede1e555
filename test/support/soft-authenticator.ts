import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Asked {
  challenge: string
  origin: string
  rpId: string
}

/** An authenticator in software, as a browser would hand its answers on (W3C Web Authentication, ES256, no attestation). */
export function softAuthenticator(options: { userVerified?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  const present = (options.userVerified ?? true) ? 0b101 : 0b001
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count])
  }

  return {
    credentialId,
    /** Sets the counter back, as a copy of this authenticator would stand. */
    turnBack() {
      counter = 0
    },
    register(asked: Asked): Record<string, unknown> {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.of(0, id.length)
      const authData = Buffer.concat([
        head(asked.rpId, present | 0b1000000),
        Buffer.alloc(16),
        length,
        id,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(authData.length),
        authData,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return answer(response)
    },
    authenticate(asked: Asked): Record<string, unknown> {
      counter += 1
      const authData = head(asked.rpId, present)
      const data = clientData('webauthn.get', asked)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }

  function answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: credentialId, rawId: credentialId, type: 'public-key', response, clientExtensionResults: {} }
  }
}
