import { AsyncLocalStorage } from 'node:async_hooks'

/** The outer database was used inside one of its transactions: on PGlite that would wait for itself for ever. */
export class TransactionGuardError extends Error {
  override name = 'TransactionGuardError'
  constructor() {
    super('The database was used inside one of its own transactions: pass the transaction (tx) instead.')
  }
}

export interface TransactionGuard {
  /** Runs `work` as the inside of a transaction. */
  inside<T>(work: () => Promise<T>): Promise<T>
  /** Throws TransactionGuardError when called from the inside. */
  check(): void
  /** The same object, whose named methods check first. */
  protect<T extends object>(target: T, methods: readonly (keyof T)[]): T
}

/** One guard for each database. What a transaction started and left running is outside again when it has ended. */
export function createTransactionGuard(): TransactionGuard {
  const storage = new AsyncLocalStorage<{ open: boolean }>()
  const check = () => {
    if (storage.getStore()?.open === true) throw new TransactionGuardError()
  }
  return {
    check,
    async inside(work) {
      const mark = { open: true }
      try {
        return await storage.run(mark, work)
      } finally {
        mark.open = false
      }
    },
    protect(target, methods) {
      return new Proxy(target, {
        get(object, name) {
          const value = Reflect.get(object, name, object)
          if (typeof value !== 'function') return value
          const guarded = methods.includes(name as keyof typeof target)
          return (...args: unknown[]) => {
            if (guarded) check()
            return Reflect.apply(value, object, args)
          }
        },
      })
    },
  }
}
