import { describe, expect, it } from 'vitest'
import { fundingStatusTexts } from '../../../shared/messages/en/funding-status.ts'
import { fundingApplicationOf } from '../../test-support/sample-funding-application.ts'
import { changeSentence } from './change-sentence.ts'

const before = fundingApplicationOf()
const told = (over: Parameters<typeof fundingApplicationOf>[0]) =>
  changeSentence(before, fundingApplicationOf(over), fundingStatusTexts, (english) => english)

describe('what is told of a change', () => {
  it('is nothing when nothing changed that one hears of', () => {
    expect(told({ lastUpdate: '2026-11-05T10:00:00.000Z' })).toBe('')
  })

  it('is the stage before everything else', () => {
    expect(told({ currentStage: 'submitted', documents: [] })).toBe('Your application is now at: Submitted.')
  })

  it('is a document that is newly asked for, by its name', () => {
    const status = 'needed' as const
    const asked = { id: 9, name: 'Lease', status, required: true, note: null, files: [] }
    expect(told({ documents: [...before.documents, asked] })).toBe('We ask you for a document: Lease.')
  })

  it('is an answer of support, but not the own message', () => {
    const message = { id: 1, author: 'Sam', text: 'Yes.', at: '2026-11-05T10:00:00.000Z', waiting: false }
    expect(told({ messages: [{ ...message, from: 'staff' }] })).toBe('Support has answered you.')
    expect(told({ messages: [{ ...message, from: 'applicant' }] })).toBe('')
  })

  it('is the new state of a document, and else the new score', () => {
    const documents = before.documents.map((document) => ({ ...document, status: 'received' as const }))
    const score = { ...before.score, points: 70 }
    expect(told({ documents, score })).toBe('Tax Returns: Received.')
    expect(told({ score })).toBe('Your readiness score is now 70 of 100.')
  })

  it('is a paper that a package delivers', () => {
    const packages = before.packages.map((each) => ({
      ...each,
      delivered: [...each.delivered, { key: 'k', name: 'n', fileName: 'f' }],
    }))
    expect(told({ packages })).toBe('New papers of your package are here.')
  })
})
