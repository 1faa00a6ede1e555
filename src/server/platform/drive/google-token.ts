import { sign } from 'node:crypto'
import * as z from 'zod'
import { DriveError } from './drive.ts'

/** The key file of a Google service account, as far as it is used. */
export const serviceAccount = z.object({
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.infer<typeof serviceAccount>

const scope = 'https://www.googleapis.com/auth/drive'
const lifeSeconds = 3_600
/** A token is renewed so long before it ends. */
const marginMs = 60_000
const askedWithinMs = 20_000
const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() })

/** Access tokens by the JWT bearer grant (RFC 7523), kept until shortly before their end. */
export function createGoogleToken(account: ServiceAccount, now: () => Date = () => new Date()) {
  let kept: { token: string; until: number } | null = null
  return {
    /** Errors: DriveError, with the status of the token endpoint. */
    async get(): Promise<string> {
      if (kept && kept.until > now().getTime()) return kept.token
      const reply = await ask(account, now())
      kept = { token: reply.access_token, until: now().getTime() + reply.expires_in * 1000 - marginMs }
      return reply.access_token
    },
    /** After a 401: the next one is asked for anew. */
    forget() {
      kept = null
    },
  }
}

async function ask(account: ServiceAccount, now: Date): Promise<z.infer<typeof tokenReply>> {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertionOf(account, now),
  })
  const signal = AbortSignal.timeout(askedWithinMs)
  const reply = await fetch(account.token_uri, { method: 'POST', body, signal }).catch((cause: unknown) => {
    throw new DriveError('Google did not answer the request for access.', null, { cause })
  })
  if (!reply.ok) throw new DriveError('Google refused the service account.', reply.status)
  return tokenReply.parse(await reply.json())
}

function assertionOf(account: ServiceAccount, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000)
  const { client_email: iss, token_uri: aud } = account
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss, aud, scope, iat, exp: iat + lifeSeconds })}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), account.private_key).toString('base64url')}`
}
