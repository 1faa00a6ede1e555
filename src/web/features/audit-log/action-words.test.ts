import { describe, expect, it } from 'vitest'
import { actionWords, detailWords } from './action-words.ts'

describe('an entry of the audit log in words', () => {
  it('names what has words of its own, and every other action by its name', () => {
    expect(['sign-in', 'open-mail-log', 'changeClient', 'open'].map(actionWords)).toEqual([
      'Signed in',
      'Open mail log',
      'Change client',
      'Open',
    ])
  })

  it('lists the particulars and leaves out what says nothing', () => {
    expect(detailWords({ by: 'passkey', sessionsEnded: 2, first: false, person: null })).toBe(
      'by: passkey, sessions ended: 2, first: no',
    )
    expect(detailWords({ person: 'u-1' }, [{ id: 'u-1', name: 'Dana Staff' }])).toBe('person: Dana Staff')
    expect(detailWords({})).toBe('')
  })
})
