import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

interface Cost {
  log2N: number
  r: number
  p: number
}

/** OWASP's figure for scrypt: N = 2^17, r = 8, p = 1; 128 MiB and about a third of a second. */
export const standardCost: Cost = { log2N: 17, r: 8, p: 1 }
const keyBytes = 32
const mostAtOnce = 2
const mostWaiting = 20

/** Slow hashes of passwords, at most two at once: more would take the memory that everything else needs. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * False for no stored hash too, after the same time as for a wrong password.
   * @param options.ahead before everybody who waits, and never refused: for a browser that its owner signed in from, so
   * that a crowd of guessers keeps nobody of the staff out
   */
  verify(password: string, stored: string | null, options?: { ahead?: boolean }): Promise<boolean>
}

export function createPasswordHasher(cost: Cost = standardCost): PasswordHasher {
  let running = 0
  const waiting: (() => void)[] = []

  const inTurn = async <T>(work: () => Promise<T>, ahead = false): Promise<T> => {
    if (running >= mostAtOnce) {
      if (!ahead && waiting.length >= mostWaiting) {
        throw new Refusal('unavailable', says('staff.manySignIns'))
      }
      await new Promise<void>((resolve) => (ahead ? waiting.unshift(resolve) : waiting.push(resolve)))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await inTurn(() => derive(password, salt, cost))
      return [
        'scrypt',
        cost.log2N,
        cost.r,
        cost.p,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$')
    },
    async verify(password, stored, { ahead = false } = {}) {
      const [, log2N, r, p, salt = '', wanted = ''] = (stored ?? '').split('$')
      const known = stored !== null && wanted !== ''
      const itsCost = known ? { log2N: Number(log2N), r: Number(r), p: Number(p) } : cost
      const key = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), itsCost), ahead)
      const expected = known ? Buffer.from(wanted, 'base64url') : randomBytes(keyBytes)
      return expected.length === key.length && timingSafeEqual(key, expected) && known
    },
  }
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const N = 2 ** cost.log2N
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
