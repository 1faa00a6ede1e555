import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The cookie of the session (decision 15). Its value is 256 random bits and nothing else. */
export interface CookieJar {
  name: string
  read(cookieHeader: string | undefined): string | null
  /** @param expiresAt null: the cookie ends with the browser. */
  write(reply: FastifyReply, token: string, expiresAt: Date | null): void
  clear(reply: FastifyReply): void
  headerFor(token: string): string
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/**
 * `__Host-` and Secure only when people reach the product by https: browsers drop such cookies over http.
 * @param plainName 'armor_session' (decision 15), or the one by which a browser of staff is known again
 */
export function createCookieJar(publicUrl: string, plainName = 'armor_session'): CookieJar {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    read(cookieHeader) {
      for (const pair of (cookieHeader ?? '').split(';')) {
        const at = pair.indexOf('=')
        if (at < 0 || pair.slice(0, at).trim() !== name) continue
        const value = pair.slice(at + 1).trim()
        return tokenShape.test(value) ? value : null
      }
      return null
    },
    write(reply, token, expiresAt) {
      replaceCookie(
        reply,
        name,
        `${name}=${token}; ${attributes}${expiresAt ? `; Expires=${expiresAt.toUTCString()}` : ''}`,
      )
    },
    clear(reply) {
      replaceCookie(reply, name, `${name}=; ${attributes}; Max-Age=0`)
    },
    headerFor: (token) => `${name}=${token}`,
  }
}

/** Two writes in one reply leave the last one only. */
function replaceCookie(reply: FastifyReply, name: string, line: string): void {
  const before = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', [...before.filter((each) => !each.startsWith(`${name}=`)), line])
}

/** What the database keeps of a random secret: enough bits that no slow hash is needed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
