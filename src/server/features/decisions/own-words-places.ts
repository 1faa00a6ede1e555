import type { OwnWords } from '../../../engine/letters/case-file.ts'
import type { FactsInForce } from './list-facts.ts'

/** Where in which letter of which round own words stand. `finding`: fingerprint of its item; null: the covering text. */
export interface WordsPlace extends Pick<OwnWords, 'documentType' | 'finding'> {
  round: number
}

/** The subject of a fact about that place. A round begins without the words of the one before: its letters answer other things. */
export function subjectOfPlace({ round, documentType, finding }: WordsPlace): string {
  return `round-${round}/${documentType}/${finding ?? 'opening'}`
}

export function placeOfSubject(subject: string): WordsPlace | null {
  const parts = /^round-(\d+)\/([a-z0-9_]+)\/([0-9a-z]+)$/.exec(subject)
  if (!parts) return null
  const [, round = '', documentType = '', place = ''] = parts
  return { round: Number(round), documentType, finding: place === 'opening' ? null : place }
}

/** What the person adds to the letters of one round. */
export function ownWordsOfRound({ words }: Pick<FactsInForce, 'words'>, round: number): OwnWords[] {
  return [...words].flatMap(([subject, text]) => {
    const place = placeOfSubject(subject)
    if (place === null || place.round !== round || text === '') return []
    return [{ documentType: place.documentType, finding: place.finding, text }]
  })
}
