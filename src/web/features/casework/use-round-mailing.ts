import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MailedLetter, recordMailing } from '../../../shared/api/mailing.ts'
import { caseMailingTexts as texts } from '../../../shared/messages/staff/case-mailing.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { localDay } from '../../lib/local-day.ts'
import { Refused } from '../../lib/use-act.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
import { type Uploader, useUpload } from '../../lib/use-upload.ts'
import type { Step } from './mailing-rows.ts'

/** What is typed of one letter; `day` '' is the day of all. */
export interface MailingRow {
  isLeftOut: boolean
  day: string
  number: string
  file: File | null
}

interface GivenMailing {
  /** null: none is chosen. */
  step: Step | null
  letters: readonly MailedLetter[]
  /** All that was chosen is entered. */
  onEntered: () => void
}

const untouched: MailingRow = { isLeftOut: false, day: '', number: '', file: null }

/**
 * One step of several letters, entered one after the other: each is an entry of its own, so that one that is refused keeps what was
 * typed of it, and the same press again enters the rest.
 */
export function useRoundMailing(clientId: string, given: GivenMailing) {
  const { step, letters } = given
  const queries = useQueryClient()
  const [day, setDay] = useState(() => localDay(new Date()))
  const latest = useLatestDay(clientId)
  const [rows, setRows] = useState<ReadonlyMap<number, MailingRow>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const [done, setDone] = useState('')
  const { upload, progress, failure, refuse } = useUpload(texts.failed)
  const rowOf = ({ documentId }: MailedLetter) => rows.get(documentId) ?? untouched
  const chosen = letters.filter((letter) => !rowOf(letter).isLeftOut)

  const change = ({ documentId }: MailedLetter, part: Partial<MailingRow>) => {
    setRows((before) =>
      new Map(before).set(documentId, { ...(before.get(documentId) ?? untouched), ...part }),
    )
    setDone('')
  }
  const enter = async (uploader: Uploader, letter: MailedLetter, state: Step): Promise<string | null> => {
    const { day: own, number, file } = rowOf(letter)
    const certifiedNumber = number.trim()
    const fields = { documentId: String(letter.documentId), state, day: own || day }
    try {
      await uploader(recordMailing, {
        params: { id: clientId },
        fields: certifiedNumber ? { ...fields, certifiedNumber } : fields,
        files: { evidence: file },
      })
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error
      return sentenceOf(error, texts.notEntered)
    }
  }
  const save = async () => {
    if (step === null || chosen.length === 0) return refuse(texts.chooseOne)
    if (day === '') return refuse(texts.missingDay)
    setDone('')
    const wrong = new Map<number, string>()
    const entered: MailedLetter[] = []
    await upload(async (uploader) => {
      try {
        for (const letter of chosen) {
          const problem = await enter(uploader, letter, step)
          if (problem) wrong.set(letter.documentId, problem)
          else entered.push(letter)
        }
      } finally {
        setProblems(wrong)
        tell(entered)
        // Before the list is asked for anew: what is chosen from then on stays.
        if (entered.length === chosen.length) given.onEntered()
        // The round's mail date, its freeze, what comes next: all of the case may read otherwise now.
        await queries.invalidateQueries()
      }
      if (wrong.size > 0) throw new Refused(texts.failed)
    })
  }
  const tell = (entered: readonly MailedLetter[]) => {
    const unproved = entered.filter((letter) => rowOf(letter).file === null)
    const names = new Intl.ListFormat('en').format(unproved.map(({ recipient }) => recipient))
    setDone(
      [
        ...(entered.length > 0 ? [texts.saved(entered.length)] : []),
        ...(unproved.length > 0 ? [texts.withoutProof(names)] : []),
      ].join(' '),
    )
    setRows(
      (before) => new Map([...before].filter(([id]) => entered.every((each) => each.documentId !== id))),
    )
  }
  return {
    day,
    latest,
    setDay,
    rowOf,
    change,
    chosen,
    problems,
    done,
    save,
    busy: progress !== null,
    failure,
  }
}
