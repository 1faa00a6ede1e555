import { useState } from 'react'
import type { PageLine } from '../../../shared/api/pointing.ts'
import { useNewest } from '../../lib/use-newest.ts'

interface Walk {
  page: number
  lines: readonly PageLine[]
  /** What the file needs is asked first: then no line is put forward by itself. */
  isAskedFor: boolean
}

/** Which line is in hand: the one that was pressed, else the next that was not understood and not skipped. */
export function useLineWalk({ page, lines, isAskedFor }: Walk) {
  const [picked, setPicked] = useState<string | null>(null)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const newest = useNewest(picked)
  const place = (line: number) => `${page} ${line}`
  const pickedLine = lines.find(({ line }) => place(line) === picked)
  const next = lines.find(({ line, state }) => state === 'unread' && !skipped.has(place(line)))
  const current = pickedLine ?? (isAskedFor ? undefined : next) ?? null
  const moveTo = (line: number | null) => {
    setPicked(line === null ? null : place(line))
    // Whatever was pressed, the question is what comes next; it may stand far below the page on a phone.
    setTimeout(focusQuestion, 0)
  }
  return {
    line: current,
    isPicked: pickedLine !== undefined,
    hasSkipped: skipped.size > 0,
    /** How many of the lines of a page were skipped. */
    skippedOn: (of: number) => [...skipped].filter((each) => each.startsWith(`${of} `)).length,
    pick: (line: number) => moveTo(line),
    letGo: () => moveTo(null),
    /** After a line was said: to the next one, unless another line was pressed meanwhile. */
    goOn: (line: number) => {
      if (newest.current === null || newest.current === place(line)) moveTo(null)
    },
    skip: (line: number) => {
      setSkipped((before) => new Set(before).add(place(line)))
      moveTo(null)
    },
    again: () => setSkipped(new Set()),
  }
}

function focusQuestion(): void {
  const title = document.getElementById('question-title')
  title?.focus({ preventScroll: true })
  title?.scrollIntoView?.({ block: 'nearest' })
}
