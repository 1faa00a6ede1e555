import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()

/** Does work for a stranger: whatever files it has read count for this caller, wherever below they are handed to a reader. */
export function workFor<T>(caller: string, work: () => T): T {
  return callers.run(caller, work)
}

/** Whom the present work is for; undefined for the product's own jobs and commands. */
export function callerOfWork(): string | undefined {
  return callers.getStore()
}
