import { useState } from 'react'
import {
  type LineMeaning,
  pointAtLine,
  type ReportReadingState,
  type SaidPointing,
  withdrawPointing,
} from '../../../shared/api/pointing.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { readBack, type WordSpan } from './read-back.ts'

export interface LinePlace {
  page: number
  line: number
}

interface Given {
  client: string
  reading: ReportReadingState
  onRead: (newer: ReportReadingState) => Promise<void>
}

/** Saying what a line is, and taking it back: one at a time; a failure leaves everything as it was chosen. */
export function useSaid({ client, reading, onRead }: Given) {
  const texts = useMessages().pointing
  const [undone, setUndone] = useState<number | null>(null)
  const [isStale, setStale] = useState(false)
  const saying = useAct(texts.say.failed)
  const undoing = useAct(texts.said.undoFailed)
  const [told, setTold] = useState('')
  const params = { id: client, bureau: reading.bureau }

  const isUnderWay = saying.busy || undoing.busy
  const begin = () => {
    saying.refuse(null)
    undoing.refuse(null)
    setTold('')
  }

  const say = async (place: LinePlace, meaning: LineMeaning, words: WordSpan | null): Promise<boolean> => {
    if (isUnderWay) return false
    begin()
    setStale(false)
    return saying.act(async (call) => {
      const body = { upload: reading.upload, ...place, meaning, ...(words ? { words } : {}) }
      const newer = await call(pointAtLine, { params, body }).catch((error: unknown) => {
        setStale(error instanceof ApiError && [404, 409].includes(error.status))
        throw error
      })
      await onRead(newer)
      const kept = newestOf(newer.pointings, place)
      setTold(kept ? texts.say.saved(readBack(kept, texts)) : texts.say.saved(''))
    })
  }

  const undo = async (id: number): Promise<boolean> => {
    if (isUnderWay) return false
    begin()
    setUndone(id)
    return undoing.act(async (call) => {
      await onRead(await call(withdrawPointing, { params: { ...params, pointing: id } }))
      setTold(texts.said.undone)
    })
  }

  return {
    say,
    undo,
    busy: saying.busy ? ('saving' as const) : undoing.busy ? undone : null,
    failure: saying.failure === null ? null : { sentence: saying.failure, isStale },
    undoFailure: undoing.failure,
    told,
    forget: () => saying.refuse(null),
  }
}

function newestOf(pointings: readonly SaidPointing[], { page, line }: LinePlace): SaidPointing | undefined {
  const here = pointings.filter((each) => each.page === page && each.line === line)
  return here.toSorted((one, other) => other.id - one.id)[0]
}
