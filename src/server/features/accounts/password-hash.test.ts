import { describe, expect, it } from 'vitest'
import { workFor } from '../../../engine/reading/caller-of-work.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createPasswordHasher } from './password-hash.ts'

it('the product hashes at the cost that OWASP names, whatever tests do', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('corridor lantern 58 birch')
  expect(stored).toMatch(/^scrypt\$17\$8\$1\$/)
  expect(await hasher.verify('corridor lantern 58 birch', stored)).toBe(true)
  expect(await hasher.verify('corridor lantern 58 beech', stored)).toBe(false)
})

describe('many passwords at once', () => {
  const cost = { log2N: 10, r: 8, p: 1 }
  /** The order in which they are answered: by whom, or with which refusal. */
  async function answered(callers: readonly string[], ahead: readonly string[] = []): Promise<string[]> {
    const hasher = createPasswordHasher(cost)
    const order: string[] = []
    const trying = callers.map((caller) =>
      workFor(caller, () => hasher.verify('x', null, { ahead: ahead.includes(caller) })).then(
        () => order.push(caller),
        (error: unknown) => order.push(error instanceof Refusal ? `${caller} ${error.code}` : String(error)),
      ),
    )
    await Promise.all(trying)
    return order
  }

  it('of one caller leave a place free: whoever comes next does not wait for them', async () => {
    const order = await answered([...Array<string>(20).fill('crowd'), 'guest'])
    const done = order.filter((who) => !who.includes(' '))
    expect(done.indexOf('guest')).toBeLessThan(5)
  })

  it('of one caller are refused beyond six, and those of anybody else are not', async () => {
    const order = await answered([...Array<string>(20).fill('crowd'), 'guest', 'second guest'])
    expect(order.filter((who) => who === 'crowd')).toHaveLength(6)
    expect(order.filter((who) => who === 'crowd unavailable')).toHaveLength(14)
    expect(order).toEqual(expect.arrayContaining(['guest', 'second guest']))
  })

  it('of many callers wait in turn, and a browser that is known comes before them', async () => {
    const crowd = Array.from({ length: 40 }, (_, at) => `caller ${at}`)
    const order = await answered([...crowd, 'known'], ['known'])
    const done = order.filter((who) => !who.endsWith('unavailable'))
    expect(done).toHaveLength(2 + 20 + 1)
    expect(done.indexOf('known')).toBeLessThan(5)
  })
})
