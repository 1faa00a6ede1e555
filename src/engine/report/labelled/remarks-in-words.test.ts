import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { printed, textOf } from '../printed-values.ts'
import { accountPlans } from './account-plans.ts'
import { fillAccount } from './fill-account.ts'
import { remarksIn } from './remarks-in-words.ts'

const inRows = (left: (text: string) => number, texts: readonly string[]) =>
  remarksIn(
    texts.flatMap((text, at) => printedLine(10 + 8 * at, [left(text), text]).words),
    printedLine(10, [30, 'Comments']).words,
  ).map(textOf)
const atLeft = (...texts: string[]) => inRows(() => 150, texts)
/** Letters are 3 points wide. */
const atRight = (...texts: string[]) => inRows((text) => 400 - 3 * text.length, texts)

describe('remarks below each other in one cell', () => {
  const twice = ['Charged Off Account', 'Account Closed By Credit Grantor']

  it('are two where the second one had room behind the first', () => {
    expect(atLeft(...twice)).toEqual(twice)
    expect(atRight(...twice)).toEqual(twice)
    const three = ['Charged Off Account', 'Medical', 'Account Closed By Credit Grantor']
    expect(atLeft(...three)).toEqual(three)
  })

  it('are two where a sentence in small letters begins again', () => {
    const sentences = ['Account information disputed by consumer', 'Charged off account']
    expect(atLeft(...sentences)).toEqual(sentences)
  })

  it('are one where a line only wraps', () => {
    for (const rows of [
      ['Account Closed By Credit', 'Grantor And Transferred To', 'Another Lender'],
      ['Account information disputed', 'by consumer'],
      ['Account transferred from', 'Synchrony bank'],
      ['Purchased from Harbor', 'Bank'],
      ['CONSUMER DISPUTES ACCOUNT', 'INFORMATION'],
    ])
      expect(atLeft(...rows)).toEqual([rows.join(' ')])
  })

  it('are one where the first line begins behind its label, and says nothing of the room', () => {
    const words = [
      printedLine(10, [190, 'Account Closed']),
      printedLine(18, [150, 'By Credit Grantor And Transferred']),
    ].flatMap((line) => line.words)
    expect(remarksIn(words, printedLine(10, [150, 'Comments:']).words).map(textOf)).toEqual([
      'Account Closed By Credit Grantor And Transferred',
    ])
  })

  it('reach the account behind its label', () => {
    const rows = [
      printedLine(10, [30, 'Date Opened'], [150, '11/02/2021']),
      printedLine(19, [30, 'Comments'], [150, twice[0] ?? '']),
      printedLine(27, [150, twice[1] ?? '']),
    ]
    const { words } = lineOf(printedLine(0, [30, 'HARBOR BANK']).words)
    const account = newTradeline({
      bureau: 'Equifax',
      id: '',
      section: null,
      creditor: printed('HARBOR BANK', 'HARBOR BANK', words),
      blocks: [],
    })
    fillAccount(account, readLabelledRows(rows, labelKeys(Object.keys(accountPlans))).fields, accountPlans)
    expect(account.remarks.map(({ value }) => value)).toEqual(twice)
  })
})
