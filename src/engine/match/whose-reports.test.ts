import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { type PrintedPerson, personOf } from './printed-person.ts'
import { counts, isSamePrinted, type OwnerWord, whoseReports } from './whose-reports.ts'

const robin: PrintedPerson = { names: ['ROBIN Q EXAMPLE'], ssnLast4: '1234', birthYear: '1980' }
const pat: PrintedPerson = { names: ['PAT STRANGER'], ssnLast4: '9876', birthYear: '1955' }
/** The same name, another number and another year. */
const father: PrintedPerson = { ...robin, ssnLast4: '9876', birthYear: '1951' }
const married: PrintedPerson = { ...robin, names: ['ROBIN MARRIED'] }

/** Each in a file of its own. */
function states(
  persons: PrintedPerson[],
  clientName: string | null = 'Robin Example',
  words: OwnerWord[] = [],
) {
  const uploads = persons.map((person, at) => ({ file: String(at), person }))
  return whoseReports(uploads, clientName, words)
}
const stateOf = (person: PrintedPerson, clientName?: string | null, words: OwnerWord[] = []) =>
  states([person], clientName, words)[0]
const asked = { state: 'asked', because: 'other_name' }
const mine = (person: PrintedPerson): OwnerWord => ({ person, isMine: true })
const notMine = (person: PrintedPerson): OwnerWord => ({ person, isMine: false })

describe('whose a report is', () => {
  it.each(sampleSets)('is the person of %s for each of its reports', (set) => {
    const truth = readTruth(set)
    const persons = truthReports(truth).map(personOf)
    expect(states(persons, truth.consumer.name).every(counts)).toBe(true)
    expect(states(persons, 'Zed Zed').some(counts)).toBe(false)
  })

  it('is asked when it is in another name, and nothing else is known', () => {
    expect(stateOf(robin)).toEqual({ state: 'fits' })
    expect(stateOf(robin, 'Zed Zed')).toEqual(asked)
    expect(stateOf({ ...robin, names: [] })).toEqual({ state: 'asked', because: 'no_name' })
  })

  it('is nobody’s question while no client is known', () => {
    expect(stateOf(robin, null)).toEqual({ state: 'fits' })
  })

  it('is the client’s when the report itself lists the client’s name as a former one', () => {
    expect(stateOf({ ...robin, names: ['ROBIN MARRIED', 'ROBIN EXAMPLE'] })).toEqual({ state: 'fits' })
  })

  it('stays the client’s with one misprint at one bureau, and with a new last name', () => {
    expect(states([robin, { ...robin, ssnLast4: '1243' }]).every(counts)).toBe(true)
    expect(states([robin, { ...robin, birthYear: '1908' }]).every(counts)).toBe(true)
    expect(states([robin, married]).every(counts)).toBe(true)
  })

  it('of a stranger among the client’s own is never the client’s, and the others count', () => {
    expect(states([pat, robin, robin])).toEqual([
      { state: 'contradicted', by: ['number', 'birth_year'] },
      { state: 'fits' },
      { state: 'fits' },
    ])
  })

  it('becomes the client’s by their word, and by one word for every bureau that prints that name', () => {
    const elsewhere = { names: ['EXAMPLE, ROBIN'], ssnLast4: null, birthYear: '1980' }
    const words = [mine(robin)]
    expect(states([robin, elsewhere], 'Zed Zed', words)).toEqual([
      { state: 'confirmed' },
      { state: 'confirmed' },
    ])
    expect(stateOf(pat, 'Zed Zed', words)).toEqual(asked)
  })

  it('is one question for one name, though one bureau prints other digits', () => {
    const [experian, ...others] = truthReports(readTruth('set-1')).map(personOf)
    expect(experian?.ssnLast4).not.toBe(others[0]?.ssnLast4)
    expect(experian && others.every((other) => isSamePrinted(experian, other))).toBe(true)
    expect(isSamePrinted(robin, father)).toBe(false)
    expect(isSamePrinted(robin, { ...robin, ssnLast4: '1243', birthYear: null })).toBe(false)
  })

  it('follows the newest word', () => {
    expect(stateOf(robin, 'Zed Zed', [mine(robin), notMine(robin)])).toEqual({ state: 'denied' })
    expect(stateOf(robin, 'Zed Zed', [notMine(robin), mine(robin)])).toEqual({ state: 'confirmed' })
  })

  it('is not changed by a word that number and birth year contradict', () => {
    expect(states([robin, pat], 'Robin Example', [mine(pat)])).toEqual([
      { state: 'fits' },
      { state: 'contradicted', by: ['number', 'birth_year'] },
    ])
    const numberOnly = { names: ['PAT STRANGER'], ssnLast4: '9876', birthYear: null }
    expect(states([robin, numberOnly], 'Robin Example', [mine(numberOnly)])[1]).toEqual({
      state: 'contradicted',
      by: ['number'],
    })
  })

  it('is decided by the other reports when a relative has the same name', () => {
    expect(states([father, robin, robin])).toEqual([
      { state: 'contradicted', by: ['number', 'birth_year'] },
      { state: 'fits' },
      { state: 'fits' },
    ])
  })

  it('is asked of both when two of one name are of two people, and the word on one decides', () => {
    const both = { state: 'asked', because: 'same_name_twice' }
    expect(states([father, robin])).toEqual([both, both])
    const decided = [{ state: 'contradicted', by: ['number', 'birth_year'] }, { state: 'confirmed' }]
    expect(states([father, robin], 'Robin Example', [mine(robin)])).toEqual(decided)
    expect(states([father, robin], 'Robin Example', [notMine(father)])).toEqual([
      { state: 'denied' },
      { state: 'fits' },
    ])
    expect(states([father, robin], 'Robin Example', [mine(father), mine(robin)])).toEqual(decided)
  })

  it('is asked when the printed generation is another than the client’s', () => {
    expect(stateOf({ ...robin, names: ['ROBIN EXAMPLE SR'] }, 'Robin Example Jr')).toEqual(asked)
  })

  it('does not rest on a short first name where a number contradicts it', () => {
    const short = { names: ['R EXAMPLE'], ssnLast4: '9876', birthYear: null }
    expect(stateOf(short)).toEqual({ state: 'fits' })
    expect(states([robin, short])[1]).toEqual({ state: 'contradicted', by: ['number'] })
  })

  it('is one answer for all bureaus of one file, whatever a column leaves out', () => {
    const uploads = [
      { file: 'all', person: robin },
      { file: 'all', person: { names: [], ssnLast4: null, birthYear: null } },
    ]
    expect(whoseReports(uploads, 'Robin Example', [])).toEqual([{ state: 'fits' }, { state: 'fits' }])
    expect(whoseReports(uploads, 'Zed Zed', [])).toEqual([asked, asked])
  })

  it('takes neither number nor year from a scan', () => {
    const words = { preparedFor: 'ROBIN EXAMPLE', ssnLast4: '1234', dob: '1980-02-03' }
    const person = personOf(makeReport('Equifax', words))
    expect(person).toEqual({ names: ['ROBIN EXAMPLE'], ssnLast4: '1234', birthYear: '1980' })
    expect(personOf(makeReport('Equifax', { ...words, source: 'scan' }))).toEqual({
      names: ['ROBIN EXAMPLE'],
      ssnLast4: null,
      birthYear: null,
    })
  })
})
