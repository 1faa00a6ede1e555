import { describe, expect, it } from 'vitest'
import { onPage, type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { UnreadableLayout } from '../layout.ts'
import { headedAccounts, servicePlans } from './headed-accounts.ts'
import { readAccounts } from './read-accounts.ts'

const form = {
  plans: servicePlans,
  blocksOf: headedAccounts,
  mayBeBlank: () => true,
  codeOf: null,
}
const bureaus = (y: number) => printedLine(y, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax'])
const row = (y: number, label: string, value: string) =>
  printedLine(y, ...[40, 150, 300, 450].map((x, at): PrintedCell => [x, at === 0 ? label : value]))
const set = (line: Line, size: number, bold: boolean) =>
  lineOf(line.words.map((word) => ({ ...word, size, bold })))
const table = (y: number, number: string) => [
  bureaus(y + 10),
  row(y + 20, 'Account #:', number),
  row(y + 30, 'Date Opened:', '01/02/2020'),
]
const bureauCount = [1, 2, 3]
const namesIn = (lines: readonly Line[]) => [
  ...new Set(readAccounts(lines, form).accounts.map(({ creditor }) => creditor.value)),
]

describe('the names of the accounts of a monitoring service', () => {
  // A page in quirks mode sets its tables larger than what stands around them.
  it('are read where they all are smaller than the labels below them', () => {
    const name = (y: number, text: string) => set(printedLine(y, [28, text]), 5, true)
    const lines = [
      ...[name(100, 'HARBOR BANK'), ...table(100, '4417****')],
      ...[name(160, 'ELM BANK'), ...table(160, '5517****')],
      ...[name(220, 'MOON BANK'), ...table(220, '6617****')],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', 'ELM BANK', 'MOON BANK'])
  })

  it('are no small print above an account whose name was lost', () => {
    const name = (y: number, text: string) => printedLine(y, [28, text])
    const lines = [
      ...[name(100, 'HARBOR BANK'), ...table(100, '4417****')],
      ...[set(name(160, 'Updated every month'), 5.4, false), ...table(160, '5517****')],
      ...[name(220, 'MOON BANK'), ...table(220, '6617****')],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', 'MOON BANK'])
  })

  it('are the larger or bolder lines where something else stands below each of them', () => {
    const name = (y: number, text: string) => set(printedLine(y, [28, text]), 8, true)
    const note = (y: number, text: string) => set(printedLine(y, [28, text]), 5.4, false)
    const notes = ['A credit account', 'A mortgage account', 'A credit account']
    const lines = [
      ...[name(92, 'HARBOR BANK'), note(101, notes[0] ?? ''), ...table(100, '4417****')],
      ...[name(152, 'ELM BANK'), note(161, notes[1] ?? ''), ...table(160, '5517****')],
      ...[name(212, 'MOON BANK'), note(221, notes[2] ?? ''), ...table(220, '6617****')],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', 'ELM BANK', 'MOON BANK'])
  })

  it('may stand left of the names of the bureaus, once more where the table goes on over a page', () => {
    const long = 'HARBOR BANK OF THE WESTERN PLACES AND N'
    const head = (y: number, name: string) =>
      lineOf([...printedLine(y, [28, name]).words, ...bureaus(y).words])
    const lines = [
      // So long that only a wide space parts it from the first of them.
      ...[head(100, long), ...table(100, '4417****').slice(1)],
      ...[head(160, 'ELM BANK'), row(170, 'Account #:', '5517****')],
      ...[head(20, 'ELM BANK'), row(30, 'Date Opened:', '03/04/2021')].map((line) => onPage(2, line)),
    ]
    const { accounts, unread } = readAccounts(lines, form)
    expect(accounts.map(({ creditor, opened }) => [creditor.value, opened?.value])).toEqual([
      ...bureauCount.map(() => [long, '2020-01-02']),
      ...bureauCount.map(() => ['ELM BANK', '2021-03-04']),
    ])
    expect(unread).toEqual([])
  })

  it('are not the words that head the labels of every table', () => {
    const name = (y: number, text: string) => set(printedLine(y, [28, text]), 8, true)
    const head = (y: number) => lineOf([...printedLine(y, [40, 'Field']).words, ...bureaus(y).words])
    const lines = [
      ...[name(90, 'HARBOR BANK'), head(100), ...table(100, '4417****').slice(1)],
      ...[name(150, 'ELM BANK'), head(160), ...table(160, '5517****').slice(1)],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', 'ELM BANK'])
  })

  it('may have something small beside them', () => {
    const name = (y: number, text: string) =>
      lineOf([...set(printedLine(y, [28, text]), 8, true).words, ...printedLine(y, [500, 'Open']).words])
    const lines = [
      ...[name(90, 'HARBOR BANK'), ...table(90, '4417****')],
      ...[name(150, 'ELM BANK'), ...table(150, '5517****')],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', 'ELM BANK'])
  })

  it('are no small print that says the same above every account', () => {
    const note = (y: number) => set(printedLine(y, [28, 'As reported by the bureaus']), 5.4, false)
    const lines = [100, 160, 220].flatMap((y) => [note(y), ...table(y, `${y}17****`)])
    expect(() => namesIn(lines)).toThrow(UnreadableLayout)
  })

  it('are lacking where no line stands above any account', () => {
    expect(() => namesIn([...table(100, '4417****'), ...table(160, '5517****')])).toThrow(UnreadableLayout)
  })

  it('have no number of the list before them', () => {
    const name = (y: number, text: string) => printedLine(y, [28, text])
    const lines = [
      ...[name(100, '1. HARBOR BANK'), ...table(100, '4417****')],
      ...[name(160, '2) 5/3 BANK'), ...table(160, '5517****')],
      ...[name(220, '#3: 1ST MOON BANK'), ...table(220, '6617****')],
    ]
    expect(namesIn(lines)).toEqual(['HARBOR BANK', '5/3 BANK', '1ST MOON BANK'])
  })
})
