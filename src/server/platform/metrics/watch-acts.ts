/** One act that ended; `outcome` is 'ok', or the name of the kind of error that it threw. */
export interface EndedAct {
  act: string
  outcome: string
  seconds: number
}

/** The same object, telling of each of its functions that ended, whether at once or later. Everything else passes through. */
export function watchActs<T extends object>(acts: T, note: (ended: EndedAct) => void): T {
  const watched = new Map<PropertyKey, unknown>()
  return new Proxy(acts, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const known = watched.get(name)
      if (known !== undefined) return known
      const act = (...given: unknown[]): unknown => {
        const started = performance.now()
        const tell = (outcome: string) =>
          note({ act: String(name), outcome, seconds: (performance.now() - started) / 1000 })
        return told(() => Reflect.apply(value, target, given), tell)
      }
      watched.set(name, act)
      return act
    },
  })
}

function told(run: () => unknown, tell: (outcome: string) => void): unknown {
  const failed = (error: unknown): never => {
    tell(kindOf(error))
    throw error
  }
  let answer: unknown
  try {
    answer = run()
  } catch (error) {
    return failed(error)
  }
  if (answer instanceof Promise) {
    return answer.then((value: unknown) => {
      tell('ok')
      return value
    }, failed)
  }
  tell('ok')
  return answer
}

/** The kind alone: what an error says may name somebody. */
function kindOf(error: unknown): string {
  return error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
}
