import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicEndpoint } from './public-address.ts'

/** What is posted to an address that a stranger named: a push service (RFC 8030, section 5), a receiver of webhooks. */
export interface OutwardRequest {
  headers: Record<string, string>
  body: Buffer
}

/** Sends a request to an address that a stranger named; answers its status. */
export type Post = (endpoint: string, request: OutwardRequest) => Promise<number>

type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>

const timeLimitMs = 10_000
const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * Posts to a host of the public internet alone. The very addresses that were looked at are connected to, so that a name
 * that answers differently the second time leads nowhere else; redirects are not followed, and the answer is not read.
 * Throws for every other address, for silence of ten seconds and for a broken connection.
 */
export async function postPublicly(
  endpoint: string,
  { headers, body }: OutwardRequest,
  resolve: Resolve = resolveAll,
): Promise<number> {
  if (!isPublicEndpoint(endpoint)) throw new Error('this is no https address of a public host')
  return new Promise((done, fail) => {
    const sending = request(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      // A connection of its own: none that was opened by another look-up.
      agent: false,
      lookup: publicLookup(resolve),
      signal: AbortSignal.timeout(timeLimitMs),
    })
    sending.on('error', fail)
    sending.on('response', (response) => {
      done(response.statusCode ?? 0)
      response.destroy()
    })
    sending.end(body)
  })
}

/** As `dns.lookup` for a connection, of addresses that are all public; one that is not refuses the name. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
          done(new Error('the host has no public address'), '', 0)
        } else if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}
