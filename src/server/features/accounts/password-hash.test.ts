import { describe, expect, it } from 'vitest'
import { workFor } from '../../../engine/reading/caller-of-work.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createPasswordHasher, deriveKey } from './password-hash.ts'

it('the product hashes at the cost that OWASP names, whatever tests do', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('corridor lantern 58 birch')
  expect(stored).toMatch(/^scrypt\$17\$8\$1\$/)
  expect(await hasher.verify('corridor lantern 58 birch', stored)).toBe(true)
  expect(await hasher.verify('corridor lantern 58 beech', stored)).toBe(false)
})

describe('many passwords at once', () => {
  const cost = { log2N: 10, r: 8, p: 1 }
  /** Whose is begun, in that order (which of two that run at once ends first is the machine's affair), and who is refused. */
  async function answered(callers: readonly string[], ahead: readonly string[] = []) {
    const begun: string[] = []
    const refused: string[] = []
    const hasher = createPasswordHasher(cost, (password, ...rest) => {
      begun.push(password)
      return deriveKey(password, ...rest)
    })
    const trying = callers.map((caller) =>
      workFor(caller, () => hasher.verify(caller, null, { ahead: ahead.includes(caller) })).catch(
        (error: unknown) => {
          refused.push(error instanceof Refusal ? `${caller} ${error.code}` : String(error))
        },
      ),
    )
    await Promise.all(trying)
    return { begun, refused }
  }

  it('of one caller leave a place free: whoever comes next does not wait for them', async () => {
    const { begun } = await answered([...Array<string>(20).fill('crowd'), 'guest'])
    expect(begun.indexOf('guest')).toBe(1)
  })

  it('of one caller are refused beyond six, and those of anybody else are not', async () => {
    const { begun, refused } = await answered([...Array<string>(20).fill('crowd'), 'guest', 'second guest'])
    expect(begun.filter((who) => who === 'crowd')).toHaveLength(6)
    expect(refused).toEqual(Array(14).fill('crowd unavailable'))
    expect(begun).toEqual(expect.arrayContaining(['guest', 'second guest']))
  })

  it('of many callers wait in turn, and a browser that is known comes before them', async () => {
    const crowd = Array.from({ length: 40 }, (_, at) => `caller ${at}`)
    const { begun, refused } = await answered([...crowd, 'known'], ['known'])
    expect(begun).toHaveLength(2 + 20 + 1)
    expect(begun.indexOf('known')).toBe(2)
    expect(refused).toHaveLength(40 - 2 - 20)
  })
})
