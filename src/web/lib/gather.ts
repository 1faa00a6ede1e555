export interface Gathered<Item> {
  ask: (...items: Item[]) => void
  /** What still waits is forgotten. */
  stop: () => void
}

/** What a burst names (six rewritten documents within a second) is told once, `waitMs` after its first word. */
export function gather<Item>(tell: (items: Item[]) => unknown, waitMs = 150): Gathered<Item> {
  const wanted = new Set<Item>()
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    timer = null
    const items = [...wanted]
    wanted.clear()
    tell(items)
  }
  return {
    ask(...items) {
      for (const item of items) wanted.add(item)
      timer ??= setTimeout(flush, waitMs)
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
