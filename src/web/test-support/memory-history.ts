import type { AppHistory, Entry } from '../lib/router/app-history.ts'
import { locationOf } from '../lib/router/app-location.ts'

/** A history that begins at an address, as a browser's begins in a new tab. */
export function memoryHistory(address: string): AppHistory {
  const nowhere = { pathname: '/', search: '', hash: '', key: '' }
  const entries: Entry[] = [{ location: locationOf(address, nowhere, 'first'), index: 0 }]
  const listeners = new Set<() => void>()
  let index = 0
  return {
    entry: () => {
      const entry = entries[index]
      if (!entry) throw new Error('The history has no such entry.')
      return entry
    },
    push(location) {
      index += 1
      entries.splice(index, entries.length, { location, index })
    },
    replace(location) {
      entries[index] = { location, index }
    },
    go(steps) {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1)
      for (const moved of listeners) moved()
    },
    listen(moved) {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
  }
}
