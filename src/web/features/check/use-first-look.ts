import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Decision } from '../../../shared/api/review.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { localDay } from '../../../shared/rules/civil-days.ts'
import { reportLimit } from '../../../shared/rules/file-limits.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { keepDecisions } from '../../lib/carried-decisions.ts'
import { keepCarried } from '../../lib/carried-reports.ts'
import type { BrowserReader } from '../../reader/open-reader.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'
import type { MadeDecision } from './finding-look.tsx'

/** The same bounds as for an upload. */
export const { megabytes: mostMegabytes, files: mostFiles } = reportLimit

/** A file that was chosen, and how far it is. */
export interface ChosenReport {
  name: string
  /** 'failed': whatever it holds, this browser could not read it. */
  state: 'waiting' | 'reading' | 'read' | 'locked' | 'refused' | 'too-large' | 'failed'
  page: number
  of: number
  /** Why it was refused, or asks for a password again. */
  refusal: { code: string; sentence: Sentence } | null
}

interface Held extends ChosenReport {
  file: File
}

/** Reads what is chosen, one file after the other, and looks at all of them together when the last one is read. */
export function useFirstLook(reader: BrowserReader, first: readonly File[]) {
  const [held, setHeld] = useState<Held[]>([])
  const [look, setLook] = useState<LookedAt | null>(null)
  const [decisions, setDecisions] = useState<ReadonlyMap<string, MadeDecision>>(new Map())
  const [isStopped, setStopped] = useState(false)
  const [isLeftOut, setLeftOut] = useState(false)
  const names = useRef(new Set<string>())
  const pending = useRef(0)

  const put = useCallback((name: string, change: Partial<Held>) => {
    setHeld((all) => all.map((each) => (each.name === name ? { ...each, ...change } : each)))
  }, [])

  /** After each change of what is there: what one file says depends on the others. */
  const lookAgain = useCallback(async () => {
    if (pending.current > 0) return
    try {
      const shown = await reader.look(localDay(new Date()))
      // Drawn between frames: as one it would hold the page up.
      startTransition(() => setLook(shown))
    } catch {
      setStopped(true)
    }
  }, [reader])

  const read = useCallback(
    async (file: File, name: string, password?: string) => {
      pending.current += 1
      setLook(null)
      try {
        put(name, { state: 'reading', page: 0, of: 0 })
        const onPage = (page: number, of: number) => put(name, { page, of })
        const refusal = await reader.read(file, {
          name,
          onPage,
          ...(password === undefined ? {} : { password }),
        })
        const state = refusal === null ? 'read' : refusal.code === 'locked' ? 'locked' : 'refused'
        put(name, { state, refusal })
      } catch {
        reader.drop(name)
        put(name, { state: 'failed', refusal: null })
      }
      pending.current -= 1
      await lookAgain()
    },
    [reader, put, lookAgain],
  )

  const add = useCallback(
    (files: readonly File[]) => {
      const room = mostFiles - names.current.size
      setLeftOut(files.length > room)
      for (const file of files.slice(0, room)) {
        const name = freeName(file.name, names.current)
        names.current.add(name)
        const isTooLarge = file.size > mostMegabytes * 1_000_000
        const state = isTooLarge ? 'too-large' : 'waiting'
        setHeld((all) => [...all, { file, name, state, page: 0, of: 0, refusal: null }])
        if (!isTooLarge) void read(file, name)
      }
    },
    [read],
  )

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    add(first)
  }, [add, first])

  return {
    chosen: held as readonly ChosenReport[],
    look,
    decisions,
    isStopped,
    isLeftOut,
    isReading: held.some(({ state }) => state === 'waiting' || state === 'reading'),
    add,
    /** What the visitor says of a finding; it stays when another file is added, and goes with the page. */
    decide: (fingerprint: string, decision: Decision) =>
      setDecisions((before) =>
        new Map(before).set(fingerprint, { decision, decidedAt: new Date().toISOString() }),
      ),
    /** Keeps on this device what was read, each file as the bureau's that it was read to be, and what was said of what is found. */
    keep: async () => {
      const kept = held.filter(({ state }) => state === 'read')
      await keepCarried(kept.map(({ file, name }) => ({ file, bureau: bureauOf(name, look) })))
      await keepDecisions(
        (look?.findings ?? []).flatMap(({ fingerprint: finding }) => {
          const made = decisions.get(finding)
          return made ? [{ finding, decision: made.decision }] : []
        }),
      )
    },
    unlock: (name: string, password: string) => {
      const file = held.find((each) => each.name === name)?.file
      if (file) void read(file, name, password)
    },
    remove: (name: string) => {
      names.current.delete(name)
      setHeld((all) => all.filter((each) => each.name !== name))
      reader.drop(name)
      void lookAgain()
    },
  }
}

function bureauOf(name: string, look: LookedAt | null): BureauKey | null {
  const [first] = look?.files.find(({ file }) => file === name)?.bureaus ?? []
  return bureauKeys.find((key) => bureauNames[key] === first) ?? null
}

/** Two files may have one name: the second is 'report (2).pdf'. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, end = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  for (let at = 2, free = name; ; at += 1) {
    if (!taken.has(free)) return free
    free = `${stem} (${at})${end}`
  }
}
