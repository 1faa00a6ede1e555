import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type LettersOnScreen,
  listLetters,
  saveOwnWords,
  type WordsVersion,
} from '../../../../shared/api/letters.ts'
import { tidyWords } from '../../../../shared/rules/own-words.ts'
import { queryKeyOf } from '../../../lib/call-address.ts'
import { keepTyped, readTyped } from '../../../lib/typed-words.ts'
import { useAct } from '../../../lib/use-act.ts'
import { useMessages } from '../../../lib/use-messages.tsx'

/** Where words stand. `item`: fingerprint of the finding; null: the covering text. */
export interface WordsPlace {
  clientId: string
  round: number
  letter: string
  item: string | null
}

/**
 * The words at one place: what is saved, what is typed over it, and saving. What is typed stays through a save that is under way, a
 * live change and a reload, until it is saved or put away.
 */
export function useOwnWords(place: WordsPlace, versions: readonly WordsVersion[], onSaved: () => void) {
  const texts = useMessages().review.yourLetters.words
  const queries = useQueryClient()
  const { clientId, letter, item } = place
  const name = [clientId, place.round, letter, item ?? 'opening'].join('/')
  const saved = versions[0]?.text ?? ''
  // null: nothing is being typed.
  const [typed, setTyped] = useState<string | null>(() => readTyped(name))
  /** The version over which it is typed. */
  const [basis, setBasis] = useState(versions[0]?.at)
  const [lastSaved, setLastSaved] = useState<string | null>(null)
  const { busy, failure, fields, act, refuse } = useAct(texts.failed)

  const type = (text: string | null) => {
    if (typed === null) setBasis(versions[0]?.at)
    setTyped(text)
    keepTyped(name, text === null || text === saved ? null : text)
  }
  const save = (text: string) =>
    act(async (call) => {
      const params = { id: clientId }
      const reply = await call(saveOwnWords, { params, body: { letter, item, text } })
      queries.setQueryData<LettersOnScreen>(
        queryKeyOf(listLetters, { params }),
        (letters) => letters && withVersions(letters, place, reply.versions),
      )
      setBasis(reply.versions[0]?.at)
      setLastSaved(tidyWords(text))
      // What was typed while this was under way is not saved yet, and stays.
      setTyped((now) => {
        const isSaved = now === null || now === text
        keepTyped(name, isSaved ? null : now)
        return isSaved ? null : now
      })
      onSaved()
    })
  return {
    saved,
    typed,
    type,
    save,
    busy,
    failure,
    /** The server's sentence beside the field. */
    refused: fields.text ?? null,
    forget: () => refuse(null),
    lastSaved,
    isChangedElsewhere: typed !== null && basis !== versions[0]?.at,
  }
}

function withVersions(
  letters: LettersOnScreen,
  { letter, item }: WordsPlace,
  versions: WordsVersion[],
): LettersOnScreen {
  return {
    ...letters,
    letters: letters.letters.map((each) =>
      each.documentType === letter
        ? { ...each, words: [...each.words.filter((placed) => placed.item !== item), { item, versions }] }
        : each,
    ),
  }
}
