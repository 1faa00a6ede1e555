import {
  createPasswordHasher,
  type PasswordHasher,
} from '../../src/server/features/accounts/password-hash.ts'

/** Hashes of a few milliseconds for accounts of tests; the cost stands in the hash itself, so that the product reads them. */
export const makeCheapHasher = (): PasswordHasher => createPasswordHasher({ log2N: 10, r: 8, p: 1 })
