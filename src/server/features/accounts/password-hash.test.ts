import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hash.ts'

it('the product hashes at the cost that OWASP names, whatever tests do', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('corridor lantern 58 birch')
  expect(stored).toMatch(/^scrypt\$17\$8\$1\$/)
  expect(await hasher.verify('corridor lantern 58 birch', stored)).toBe(true)
  expect(await hasher.verify('corridor lantern 58 beech', stored)).toBe(false)
})
