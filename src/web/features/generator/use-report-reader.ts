import { useRef, useState } from 'react'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { localDay } from '../../lib/local-day.ts'
import { logProblem } from '../../lib/log-problem.ts'
import type { BrowserReader } from '../../reader/open-reader.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'

/** The same bound as for an upload. */
export const mostMegabytes = 25

export type Reading =
  | { state: 'nothing' }
  | { state: 'loading' | 'failed' | 'too-large' }
  | { state: 'reading'; name: string; page: number; of: number }
  | { state: 'locked'; isWrong: boolean }
  | { state: 'refused'; code: string; sentence: Sentence }
  | { state: 'read'; look: LookedAt }

/** One report, read in this browser by the reader of the first look; another one takes its place. */
export function useReportReader() {
  const [reading, setReading] = useState<Reading>({ state: 'nothing' })
  const reader = useRef<Promise<BrowserReader> | null>(null)
  const file = useRef<File | null>(null)
  const chosen = useRef(0)

  async function read(password?: string): Promise<void> {
    const given = file.current
    if (given === null) return
    chosen.current += 1
    const name = `report-${chosen.current}`
    const isNewest = () => name === `report-${chosen.current}`
    const show = (next: Reading) => isNewest() && setReading(next)
    if (given.size > mostMegabytes * 1_000_000) return setReading({ state: 'too-large' })
    setReading({ state: 'loading' })
    try {
      reader.current ??= import('../../reader/open-reader.ts').then((code) => code.openReader())
      const ready = await reader.current
      const refusal = await ready.read(given, {
        name,
        onPage: (page, of) => show({ state: 'reading', name: given.name, page, of }),
        ...(password === undefined ? {} : { password }),
      })
      if (refusal?.code === 'locked')
        return void show({ state: 'locked', isWrong: refusal.sentence.key === 'file.wrongPassword' })
      if (refusal !== null) {
        ready.drop(name)
        return void show({ state: 'refused', ...refusal })
      }
      const look = await ready.look(localDay(new Date()))
      ready.drop(name)
      show({ state: 'read', look })
    } catch (error) {
      logProblem('The reader could not be loaded.', error)
      reader.current = null
      show({ state: 'failed' })
    }
  }

  return {
    reading,
    choose: (given: File) => {
      file.current = given
      void read()
    },
    unlock: (password: string) => void read(password),
  }
}
