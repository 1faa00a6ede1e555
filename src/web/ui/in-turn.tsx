import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Shows its parts one after the other, each in a frame of its own: all at once would hold the page up while they are drawn. */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const [shown, setShown] = useState(0)
  const isWhole = shown >= parts.length
  useEffect(() => {
    if (isWhole) return
    // What a part is made of is worked out between frames, too.
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, shown])
  return <>{parts.slice(0, shown)}</>
}
