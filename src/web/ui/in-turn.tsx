import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Shows its parts one after the other, each in a frame of its own: all at once would hold the page up while they are drawn. */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const turn = useTurns(parts.length)
  return <>{parts.slice(0, turn)}</>
}

/**
 * How many of a page's parts are to be shown, one more with each frame: for parts that do not stand in one row.
 * @param drawnBefore how many of them are shown from the first
 */
export function useTurns(parts: number, drawnBefore = 0): number {
  const [turn, setTurn] = useState(drawnBefore)
  const isWhole = turn >= parts
  useEffect(() => {
    if (isWhole) return
    // What a part is made of is worked out between frames, too.
    const frame = requestAnimationFrame(() => startTransition(() => setTurn(turn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, turn])
  return turn
}
