import { useRef } from 'react'
import { randomKey } from './random-key.ts'

/**
 * One key for one act: the same content again (a second press, a retry after a lost answer) gets the same key, a changed
 * one a new key. `done` makes the next act its own even when its content is the same.
 */
export function useAttemptKey(): { keyOf: (content: unknown) => string; done: () => void } {
  const tried = useRef({ content: '', key: '' })
  return {
    keyOf(content) {
      const text = JSON.stringify(content)
      if (tried.current.content !== text) tried.current = { content: text, key: randomKey() }
      return tried.current.key
    },
    done() {
      tried.current = { content: '', key: '' }
    },
  }
}
