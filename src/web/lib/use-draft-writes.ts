import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { FirstWrite } from './first-write.ts'

const writeAfterMs = 800

export interface DraftWrites {
  /** Something was typed: it is written shortly after the last key. */
  touch: () => void
  /** Writes it now; false when that failed. */
  keep: () => Promise<boolean>
  /** What is on its way has arrived, and what waits is not sent: whatever is sent next takes it along. */
  settle: () => Promise<void>
  /** Nothing that waits is written any more. */
  drop: () => void
}

interface Given<Reply> {
  /** What is typed at this moment, as a write. */
  prepare: () => (options: { outlivePage: boolean }) => Promise<Reply>
  /** Shared with whatever else this visitor writes. */
  firstWrite: FirstWrite
  onKept?: (reply: Reply) => void
  onFailed: (error: unknown) => void
}

/**
 * Writes what is typed to the server, shortly after the last key. Whoever reloads or leaves sooner than that loses nothing either: what
 * has not arrived yet is sent while the page goes away.
 */
export function useDraftWrites<Reply>(given: Given<Reply>): DraftWrites {
  const latest = useRef(given)
  latest.current = given
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  /** On their way or waiting for their turn: the browser drops them with the page. */
  const unanswered = useRef(0)

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const write = useCallback(
    (outlivePage: boolean): Promise<boolean> => {
      drop()
      const { prepare, firstWrite } = latest.current
      const send = prepare()
      const ended = (sent: Promise<Reply>) =>
        sent.then(
          (reply) => {
            latest.current.onKept?.(reply)
            return true
          },
          (error: unknown) => {
            latest.current.onFailed(error)
            return false
          },
        )
      if (outlivePage) {
        // A page that goes away cannot wait.
        unanswered.current = 0
        last.current = ended(send({ outlivePage }))
        return last.current
      }
      unanswered.current += 1
      // One after the other, so that an older state never replaces a newer one.
      last.current = last.current
        .then(() => ended(firstWrite(() => send({ outlivePage }))))
        .finally(() => {
          unanswered.current = Math.max(0, unanswered.current - 1)
        })
      return last.current
    },
    [drop],
  )
  useEffect(() => {
    const writeWhatWaits = () => {
      if (timer.current !== undefined || unanswered.current > 0) void write(true)
    }
    window.addEventListener('pagehide', writeWhatWaits)
    return () => {
      window.removeEventListener('pagehide', writeWhatWaits)
      writeWhatWaits()
    }
  }, [write])
  return useMemo(
    () => ({
      touch: () => {
        drop()
        timer.current = setTimeout(() => void write(false), writeAfterMs)
      },
      keep: () => write(false),
      settle: async () => {
        drop()
        await last.current
      },
      drop,
    }),
    [drop, write],
  )
}
