import { useRef, useState } from 'react'
import {
  type LineMeaning,
  pointAtLine,
  type ReportReadingState,
  type SaidPointing,
  withdrawPointing,
} from '../../../shared/api/pointing.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { readBack, type WordSpan } from './read-back.ts'

export interface LinePlace {
  page: number
  line: number
}

interface Failure {
  sentence: string
  /** What is shown is out of date: another file, or a line that is gone. */
  isStale: boolean
}

interface Given {
  client: string
  reading: ReportReadingState
  onRead: (newer: ReportReadingState) => Promise<void>
}

/** Saying what a line is, and taking it back: one at a time; a failure leaves everything as it was chosen. */
export function useSaid({ client, reading, onRead }: Given) {
  const texts = useMessages().pointing
  const [busy, setBusy] = useState<'saving' | number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [undoFailure, setUndoFailure] = useState<string | null>(null)
  const [told, setTold] = useState('')
  // The state comes a render later; a double click does not.
  const isUnderWay = useRef(false)
  const params = { id: client, bureau: reading.bureau }

  const act = async (what: 'saving' | number, send: () => Promise<ReportReadingState>) => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(what)
    setFailure(null)
    setUndoFailure(null)
    setTold('')
    try {
      const newer = await send()
      await onRead(newer)
      return newer
    } finally {
      isUnderWay.current = false
      setBusy(null)
    }
  }

  const say = async (place: LinePlace, meaning: LineMeaning, words: WordSpan | null): Promise<boolean> => {
    try {
      const body = { upload: reading.upload, ...place, meaning, ...(words ? { words } : {}) }
      const newer = await act('saving', () => callApi(pointAtLine, { params, body }))
      if (newer === null) return false
      const kept = newestOf(newer.pointings, place)
      setTold(kept ? texts.say.saved(readBack(kept, texts)) : texts.say.saved(''))
      return true
    } catch (error) {
      logProblem('What a line is was not saved.', error)
      const isStale = error instanceof ApiError && [404, 409].includes(error.status)
      setFailure({ sentence: sentenceOf(error, texts.say.failed), isStale })
      return false
    }
  }

  const undo = async (id: number): Promise<boolean> => {
    try {
      const newer = await act(id, () => callApi(withdrawPointing, { params: { ...params, pointing: id } }))
      if (newer === null) return false
      setTold(texts.said.undone)
      return true
    } catch (error) {
      logProblem('What was said of a line was not taken back.', error)
      setUndoFailure(sentenceOf(error, texts.said.undoFailed))
      return false
    }
  }

  return { say, undo, busy, failure, undoFailure, told, forget: () => setFailure(null) }
}

function newestOf(pointings: readonly SaidPointing[], { page, line }: LinePlace): SaidPointing | undefined {
  const here = pointings.filter((each) => each.page === page && each.line === line)
  return here.toSorted((one, other) => other.id - one.id)[0]
}
