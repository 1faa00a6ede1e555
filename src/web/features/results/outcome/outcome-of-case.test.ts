import { describe, expect, it } from 'vitest'
import type { DisputeResult, ItemOutcome } from '../../../../shared/api/results.ts'
import { outcomeOfCase } from './outcome-of-case.ts'

let ids = 0
function answer(
  bureau: DisputeResult['bureau'],
  receivedOn: string,
  items: readonly [title: string, creditor: string | null, number: string | null, outcome: ItemOutcome][],
  over: Partial<DisputeResult> = {},
): DisputeResult {
  ids += 1
  return {
    id: ids,
    round: 1,
    bureau,
    source: 'results-letter',
    receivedOn,
    fileName: 'answer.pdf',
    problem: null,
    items: items.map(([title, creditor, accountNumber, outcome]) => ({
      finding: `${title} ${ids}`,
      title,
      creditor,
      accountNumber,
      outcome,
      said: null,
      meaning: '',
    })),
    ...over,
  }
}

describe('what the disputes changed', () => {
  it('is what the newest answer says of each item, since the first answer that said so without a break', () => {
    const { debts, bureaus } = outcomeOfCase([
      answer('Experian', '2026-05-01', [['balance', 'BANK', 'XX1234', 'deleted']], { round: 3 }),
      answer('Experian', '2026-03-01', [
        ['balance', 'BANK', 'XX1234', 'verified'],
        ['late', 'BANK', 'XX1234', 'verified'],
      ]),
      answer('Experian', '2026-04-01', [['late', 'BANK', 'XX1234', 'verified']], { round: 2 }),
    ])
    expect(debts).toHaveLength(1)
    expect(debts[0]?.items.map(({ title, outcome, since, round }) => [title, outcome, since, round])).toEqual(
      [
        ['balance', 'deleted', '2026-05-01', 3],
        ['late', 'verified', '2026-03-01', 2],
      ],
    )
    expect(bureaus).toEqual([
      { bureau: 'Experian', of: 2, counts: { removed: 1, corrected: 0, stays: 1, unanswered: 0 } },
    ])
  })

  it('takes a debt for one across the bureaus’ own spellings, and two accounts of a bank for two', () => {
    const { debts } = outcomeOfCase([
      answer('Experian', '2026-03-01', [
        ['balance', 'Harbor Bank, N.A.', '4111XXXX1234', 'corrected'],
        ['balance', 'Harbor Bank, N.A.', '4111XXXX9876', 'verified'],
      ]),
      answer('TransUnion', '2026-03-02', [['balance', 'HARBOR BANK NA', '****1234', 'no_answer']]),
      answer('Equifax', '2026-03-03', [['name', null, null, 'deleted']]),
    ])
    expect(debts.map(({ creditor, items }) => [creditor, items.map(({ bureau }) => bureau)])).toEqual([
      ['Harbor Bank, N.A.', ['Experian', 'TransUnion']],
      ['Harbor Bank, N.A.', ['Experian']],
      [null, ['Equifax']],
    ])
  })

  it('counts nothing that nobody has confirmed or that could not be read', () => {
    const unread = answer('Equifax', '2026-03-01', [['late', 'BANK', null, 'deleted']], {
      problem: 'unreadable',
    })
    const scan = answer('Equifax', '2026-03-01', [])
    expect(outcomeOfCase([unread, scan])).toEqual({ bureaus: [], debts: [] })
  })
})
