import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { callerOfWork } from '../../../engine/reading/caller-of-work.ts'
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
/** One caller has one place at a time, and no more than this many that wait: a second one is always free for somebody else. */
const mostOfOneCaller = { atOnce: mostAtOnce - 1, waiting: 5 } as const

/** Whom a password is hashed for; undefined for commands. */
type Caller = string | undefined

/** Slow hashes of passwords, at most two at once, of two callers: more would take the memory that everything else needs. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * False for no stored hash too, after the same time as for a wrong password.
   * @param options.ahead before everybody who waits, and never refused: for a browser that its owner signed in from, so
   * that a crowd of guessers keeps nobody of the staff out
   */
  verify(password: string, stored: string | null, options?: { ahead?: boolean }): Promise<boolean>
}

/** @param derive what takes the time; a test is told when each begins */
export function createPasswordHasher(cost: Cost = standardCost, derive = deriveKey): PasswordHasher {
  const running = new Map<Caller, number>()
  const waiting: { caller: Caller; start: () => void }[] = []

  const isFreeFor = (caller: Caller) => {
    const all = [...running.values()].reduce((sum, each) => sum + each, 0)
    return all < mostAtOnce && (caller === undefined || (running.get(caller) ?? 0) < mostOfOneCaller.atOnce)
  }
  const count = (caller: Caller, step: 1 | -1) => {
    const now = (running.get(caller) ?? 0) + step
    if (now > 0) running.set(caller, now)
    else running.delete(caller)
  }
  const refuseTooMany = (caller: Caller) => {
    const own = waiting.filter((each) => each.caller === caller).length
    if (waiting.length >= mostWaiting || (caller !== undefined && own >= mostOfOneCaller.waiting))
      throw new Refusal('unavailable', says('staff.manySignIns'))
  }

  const inTurn = async <T>(work: () => Promise<T>, ahead = false): Promise<T> => {
    const caller = callerOfWork()
    if (isFreeFor(caller)) count(caller, 1)
    else {
      if (!ahead) refuseTooMany(caller)
      await new Promise<void>((start) => {
        const mine = { caller, start }
        if (ahead) waiting.unshift(mine)
        else waiting.push(mine)
      })
    }
    try {
      return await work()
    } finally {
      count(caller, -1)
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = waiting.find((each) => isFreeFor(each.caller))
      if (next) {
        waiting.splice(waiting.indexOf(next), 1)
        count(next.caller, 1)
        next.start()
      }
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

export function deriveKey(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const N = 2 ** cost.log2N
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
