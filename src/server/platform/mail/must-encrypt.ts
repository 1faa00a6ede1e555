import { isIP } from 'node:net'

/**
 * Whether a mail server may be talked to by STARTTLS alone: a password would go over the open network. Whoever sits on the way can take
 * the server's offer to encrypt out of its greeting (RFC 3207, section 6), and would read the password and every link to sign in.
 * This machine and a network of its own (RFC 1918, RFC 4193, a name without a dot) stay as they are.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname, password } = new URL(smtpUrl)
  return protocol === 'smtp:' && password !== '' && !isNearby(hostname.replace(/^\[|\]$/g, ''))
}

const nearbyAddress = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i

const isNearby = (host: string) => (isIP(host) === 0 ? !host.includes('.') : nearbyAddress.test(host))
