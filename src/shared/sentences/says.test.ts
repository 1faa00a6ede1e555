import { describe, expect, it } from 'vitest'
import { sentencesIn, wordIn } from '../messages/sentences-in.ts'
import { englishPageSentences, englishSentences } from './en/english-sentences.ts'
import { spanishPageSentences } from './es/spanish-sentences.ts'
import { codeOf, knownSentence, says, sentenceOfCode, wordSentence } from './says.ts'
import { keptSentence, storedSentence } from './stored-sentence.ts'

describe('a sentence', () => {
  it('is worded in the language of its reader, its days and plurals too', () => {
    const waiting = says('mailing.resultsDue', { recipient: 'Experian', due: '2026-12-30' })
    expect(wordIn('en', waiting)).toBe('Experian has until December 30, 2026 to send its results.')
    expect(wordIn('es', waiting)).toBe(
      'Experian tiene hasta el 30 de diciembre de 2026 para enviar sus resultados.',
    )
    expect(wordIn('en', says('request.tooOften', { seconds: 240 }))).toContain('in 4 minutes')
    expect(wordIn('es', says('request.tooOften', { seconds: 30 }))).toContain('en 30 segundos')
  })

  it('says each name of a list that its language knows', () => {
    const missing = says('next.upload', { documents: ['Bank Statements', 'Lease of the shop'] })
    expect(wordIn('es', missing)).toBe(
      'Suba lo que todavía falta: Estados de cuenta bancarios, Lease of the shop.',
    )
  })

  it('may hold others, which are worded with it', () => {
    const problem = says('file.locked')
    expect(wordIn('es', says('file.ofSeveral', { name: 'a.pdf', problem }))).toMatch(
      /^a\.pdf: Este PDF tiene contraseña\./,
    )
  })

  it('travels as one line of text where only text can', () => {
    const sentence = says('mailing.roundIsMailed', { round: 2 })
    expect(codeOf(sentence)).toBe('mailing.roundIsMailed {"round":2}')
    expect(sentenceOfCode(englishSentences, codeOf(sentence))).toEqual(sentence)
    expect(codeOf(says('case.noClient'))).toBe('case.noClient')
  })

  it('is not found in words, nor in the code of another version', () => {
    for (const text of ['Choose a file first.', 'case.gone', 'mailing.roundIsMailed {', 'toString', ''])
      expect(sentenceOfCode(englishSentences, text)).toBeNull()
    expect(knownSentence(englishPageSentences, { key: 'staff.lastAdmin', params: {} })).toBeNull()
    expect(knownSentence(englishPageSentences, null)).toBeNull()
  })

  it('that was kept in English may be part of another one, and stays as it was written there', () => {
    const problem = keptSentence('The file was odd.')
    expect(wordIn('es', says('run.notUsed', { bureau: 'Equifax', problem }))).toBe(
      'No se pudo usar el archivo de Equifax. The file was odd.',
    )
    expect(keptSentence('There is no such entry.')).toEqual(says('mailing.noEntry'))
    expect(keptSentence(codeOf(says('run.clientGone')))).toEqual(says('run.clientGone'))
  })

  it('that was kept in English is found by its words, else said as it was written', () => {
    expect(storedSentence('This PDF was odd.')).toBe('This PDF was odd.')
    expect(storedSentence('There is no such entry.')).toEqual(says('mailing.noEntry'))
    const named = says('file.empty', { name: 'a.pdf' })
    expect(storedSentence(codeOf(named))).toEqual(named)
  })
})

it('no sentence that a client reads says "any more"', () => {
  const found = Object.keys(englishPageSentences).filter((key) => /\bany more\b/.test(sample('en', key)))
  expect(found).toEqual([])
})

describe('the sentences in Spanish', () => {
  const own = Object.keys(spanishPageSentences).filter(
    (key) =>
      !key.startsWith('staffCheck.') &&
      !['request.providerSays', 'reading.asKept', 'run.stops'].includes(key),
  )

  it('are translated, every one', () => {
    expect(own.length).toBeGreaterThan(150)
    const left = own.filter((key) => sample('es', key) === sample('en', key))
    expect(left).toEqual([])
  })

  it('name no day in English form', () => {
    expect(own.filter((key) => /March|\d{4}-\d{2}/.test(sample('es', key)))).toEqual([])
  })

  it('address the reader as usted', () => {
    const familiar = /\b(tú|tus?|tienes|puedes|quieres|haz|elige|escribe tu|sube tu)\b/i
    expect(own.filter((key) => familiar.test(sample('es', key)))).toEqual([])
  })
})

/** The words of a key, its particulars being the same whatever they are called. */
function sample(language: 'en' | 'es', key: string): string {
  const people = {
    recipient: 'Equifax',
    state: 'Georgia',
    bureau: 'Equifax',
    creditor: 'Acme',
    field: 'age',
    limit: '9',
    entity: 'none',
  }
  const named: Record<string, unknown> = {
    ...people,
    seconds: 30,
    missing: 1,
    received: 2,
    required: 3,
    rounds: 2,
    met: 2,
    band: '700+',
    goal: '$50K',
    income: '$5K',
    most: 5,
    megabytes: 10,
    round: 1,
    other: 2,
    pages: '3, 5–9',
    listed: 2,
    count: 2,
    of: 14,
    file: 'a.pdf',
    lines: 90,
    daysAgo: 61,
    kind: 'png',
    lack: 'date',
    part: 'date',
    agency: 'bureau',
    isOrdered: true,
    slot: 'Experian',
    timeZone: 'America/New_York',
    words: 'Words.',
    number: 'XXXXX6789',
    digits: '5517',
  }
  const lists: Record<string, unknown> = {
    reasons: [says('case.noFile')],
    documents: ['A'],
    methods: ['GET'],
    next: ['2026-03-04T15:00:00.000Z'],
    values: ['a', 'b'],
    bureaus: ['Equifax', 'Experian'],
    counts: [2, 3],
    signs: ['😀'],
    names: ['a.pdf', 'b.pdf'],
    days: ['2026-03-04', '2026-03-05'],
    items: ['accounts', 'hardInquiries'],
    stated: [9, 8],
    found: [7, 6],
  }
  const texts = sentencesIn(language)
  const params = new Proxy(
    { ...named, ...lists, problem: says('case.noFile'), name: 'a.pdf', kind: 'string' },
    {
      get: (target, name) => Reflect.get(target, name) ?? '2026-03-04',
    },
  )
  const sentence = knownSentence(texts, { key, params })
  return sentence ? wordSentence(texts, sentence) : ''
}
