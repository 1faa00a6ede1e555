import { randomKey } from '../random-key.ts'
import { type AppLocation, addressOfLocation } from './app-location.ts'

/** An entry of a history: where it leads, and which place it has among those of this page load. */
export interface Entry {
  location: AppLocation
  index: number
}

export interface AppHistory {
  entry(): Entry
  push(location: AppLocation): void
  replace(location: AppLocation): void
  go(steps: number): void
  /** Tells after somebody went back or forward, or to a part of the page by a plain link. */
  listen(moved: () => void): () => void
}

interface Mark {
  key: string
  index: number
}

/** The history of the browser. Each entry carries its mark, so that it is known how far somebody went. */
export function openBrowserHistory(): AppHistory {
  let newest = markOf(window.history.state)?.index ?? 0
  // A key of its own: places are kept by it, and a tab has many first pages.
  if (markOf(window.history.state) === null) mark({ key: randomKey(), index: newest })

  function mark(given: Mark, address?: string, how: 'pushState' | 'replaceState' = 'replaceState'): void {
    newest = given.index
    window.history[how](given, '', address)
  }

  function entry(): Entry {
    const { pathname, search, hash } = window.location
    const { key, index } = markOf(window.history.state) ?? { key: 'first', index: newest }
    return { location: { pathname, search, hash, key }, index }
  }

  return {
    entry,
    push: (location) =>
      mark({ key: location.key, index: entry().index + 1 }, addressOfLocation(location), 'pushState'),
    replace: (location) => mark({ key: location.key, index: entry().index }, addressOfLocation(location)),
    go: (steps) => window.history.go(steps),
    listen(moved) {
      const onMove = () => {
        // A plain link to a part of the page makes an entry without a mark.
        if (markOf(window.history.state) === null) mark({ key: randomKey(), index: newest + 1 })
        newest = entry().index
        moved()
      }
      window.addEventListener('popstate', onMove)
      return () => window.removeEventListener('popstate', onMove)
    },
  }
}

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null) return null
  const { key, index } = state as Partial<Mark>
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null
}
