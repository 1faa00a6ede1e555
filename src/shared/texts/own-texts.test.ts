import { describe, expect, it } from 'vitest'
import { clientMailTexts as english } from '../messages/en/mail-client.ts'
import { clientMailTexts as spanish } from '../messages/es/mail-client.ts'
import { caseMailEntries, caseMailGroups } from './case-mail-texts.ts'
import { judgeText } from './judge-text.ts'
import { markedBlocks } from './marked-text.ts'
import { isInForce, ownWordsOver, shippedText } from './own-words-over.ts'
import type { TextEntry } from './text-entry.ts'

const entry = (id: string): TextEntry => {
  const found = caseMailEntries.find((each) => each.id === id)
  if (!found) throw new Error(`no text ${id}`)
  return found
}
const over = (changes: Record<string, string>) => ownWordsOver(english, caseMailEntries, changes)

describe('the list of texts', () => {
  it('names each text once, and each leads to one of both catalogues that may stand as it is', () => {
    const ids = caseMailEntries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(caseMailGroups.map(({ key }) => key)).size).toBe(caseMailGroups.length)
    for (const catalogue of [english, spanish])
      for (const each of caseMailEntries) {
        const shipped = shippedText(catalogue, each)
        expect(shipped, each.id).not.toMatch(/undefined|NaN|null/)
        expect(judgeText({ ...each, locked: null }, shipped), each.id).toBeNull()
      }
  })

  it('holds everything that such a mail says but names of facts, stages and states of letters', () => {
    const listed = new Set(caseMailEntries.map(({ path }) => path))
    const unlisted = leavesOf(english).filter((path) => !listed.has(path))
    expect(unlisted.filter((path) => !/^(facts|stages|letter)\./.test(path))).toEqual([
      'analysis.none',
      'followUp.notMailed',
      'results.none',
    ])
  })
})

describe('words of the operator’s own', () => {
  it('take the place of the shipped ones, filled with what a mail tells, and leave the catalogue as it is', () => {
    const own = over({
      greeting: 'Dear {name},',
      'followUp.intro': 'Round {round}: mailed on {day}. Round {round}!',
      'welcome.steps.0': 'We read your reports.',
    })
    expect(own.greeting('Ann {day} **B**')).toBe('Dear Ann {\u2060day} *\u2060*B*\u2060*,')
    expect(own.followUp.intro(2, 'May 4, 2026')).toBe('Round 2: mailed on May 4, 2026. Round 2!')
    expect(own.welcome.steps).toEqual(['We read your reports.', ...english.welcome.steps.slice(1)])
    expect(own.welcome.title).toBe(english.welcome.title)
    expect(english.greeting('Ann')).toBe('Hello Ann,')
  })

  it('count for the form that they were written for', () => {
    const own = over({ 'analysis.intro:one': 'One thing waits.', 'analysis.intro': 'All {count} wait.' })
    expect([0, 1, 2].map((count) => own.analysis.intro(count))).toEqual([
      english.analysis.intro(0),
      'One thing waits.',
      'All 2 wait.',
    ])
    expect(over({ 'analysis.intro': 'All {count} wait.' }).analysis.intro(1)).toBe(english.analysis.intro(1))
  })

  it('count for nothing where the text is locked or lacks what it has to say', () => {
    const own = over({
      'stage.law': 'A bureau has ten days.',
      optional: 'You cannot stop these.',
      'followUp.intro': 'No day here.',
    })
    expect(own.stage.law).toBe(english.stage.law)
    expect(own.optional).toBe(english.optional)
    expect(own.followUp.intro(1, 'May 4, 2026')).toBe(english.followUp.intro(1, 'May 4, 2026'))
    expect(isInForce(entry('stage.law'), { 'stage.law': 'x' })).toBe(false)
    expect(isInForce(entry('greeting'), {})).toBe(false)
  })

  it.each([
    ['welcome.subject', '', 'staffCheck.textEmpty'],
    ['welcome.added', '', undefined],
    ['welcome.subject', 'a\nb', 'staffCheck.textOneLine'],
    ['welcome.intro', 'a\n\nb', undefined],
    ['welcome.subject', 'x'.repeat(151), 'staffCheck.textLong'],
    ['welcome.intro', 'a <b>bold</b> word', 'staffCheck.textMarkup'],
    ['welcome.intro', '3 < 4 & more', undefined],
    ['welcome.intro', 'for {name}', 'staffCheck.textUnknownVariable'],
    ['welcome.intro', 'for {toString}', 'staffCheck.textUnknownVariable'],
    ['welcome.intro', 'a brace } alone', 'staffCheck.textBrace'],
    ['followUp.intro', 'Round {round} was mailed', 'staffCheck.textMissingVariable'],
    ['welcome.intro', 'turned \u202e around', 'staffCheck.textUnseen'],
    ['stage.law', 'anything', 'staffCheck.textLocked'],
  ])('%s as %j: %s', (id, text, key) => {
    expect(judgeText(entry(id), text)?.key).toBe(key)
  })

  it('are drawn in blocks, with a markup that is never HTML', () => {
    expect(markedBlocks('One **two** <b>\nthree\n\n- a\n- b **c\n\nend')).toMatchObject([
      {
        kind: 'paragraph',
        lines: [
          { words: [{ text: 'One ' }, { text: 'two', strong: true }, { text: ' <b>', strong: false }] },
          { words: [{ text: 'three' }] },
        ],
      },
      { kind: 'list', lines: [{ words: [{ text: 'a' }] }, { words: [{ text: 'b **c', strong: false }] }] },
      { kind: 'paragraph', lines: [{ words: [{ text: 'end' }] }] },
    ])
    expect(markedBlocks('  \n \n')).toEqual([])
  })
})

function leavesOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path]
  return Object.entries(node).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`))
}
