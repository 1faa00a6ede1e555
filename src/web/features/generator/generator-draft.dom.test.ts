import { describe, expect, it } from 'vitest'
import { clearDraft, openDraft, saveDraft } from './generator-draft.ts'
import { emptyValues, type LetterValues } from './letter-values.ts'

const name = 'armor_generator_draft'
const typed: LetterValues = {
  ...emptyValues,
  fullName: 'Ana Silva',
  dateOfBirth: '1984-03-09',
  ssn: '4821',
  items: [
    { id: 1, type: 'not-mine', creditor: 'Northwind Bank', accountNumber: '', reason: 'I am 123-45-4821.' },
  ],
  bureaus: ['experian'],
}

describe('the draft of the generator', () => {
  it('brings back what was typed, without date of birth and Social Security number', () => {
    saveDraft(typed)
    const kept = localStorage.getItem(name) ?? ''
    expect(kept).toContain('Northwind Bank')
    for (const secret of ['1984', 'dateOfBirth', 'ssn', '123-45']) expect(kept).not.toContain(secret)
    expect(openDraft()).toMatchObject({
      fullName: 'Ana Silva',
      bureaus: ['experian'],
      ssn: '',
      dateOfBirth: '',
    })
    expect(openDraft().items[0]).toMatchObject({ type: 'not-mine', reason: 'I am XXX-XX-4821.' })
  })

  it('is gone after a day, and at once when it is cleared', () => {
    saveDraft(typed)
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...stored, savedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 }))
    expect(openDraft()).toEqual(emptyValues)
    saveDraft(typed)
    clearDraft()
    expect(localStorage.getItem(name)).toBeNull()
    expect(openDraft()).toEqual(emptyValues)
  })

  it('survives what another version stored: unknown types and bureaus are left blank', () => {
    localStorage.setItem(
      name,
      JSON.stringify({
        fullName: 'Ana',
        items: [{ id: 1, type: 'late', creditor: 'A' }],
        bureaus: ['innovis'],
      }),
    )
    expect(openDraft()).toMatchObject({ fullName: 'Ana', bureaus: [] })
    expect(openDraft().items[0]).toMatchObject({ type: '', creditor: 'A', reason: '' })
    localStorage.setItem(name, JSON.stringify({ items: [] }))
    expect(openDraft().items).toHaveLength(1)
  })
})
