import { expect, it } from 'vitest'
import { replacedBy } from './replaced-by.ts'

const letterOf = (recipient: string, round: number, state: 'not_sent' | 'delivered' = 'not_sent') => ({
  documentType: `${recipient.toLowerCase()}_dispute_letter`,
  recipient,
  round,
  state,
})
const first = letterOf('TransUnion', 1)

it('names the newest round that writes to the same recipient again', () => {
  expect(replacedBy(first, [first, letterOf('TransUnion', 2), letterOf('TransUnion', 3)])).toBe(3)
})

it('replaces no letter that was mailed, none to somebody else and none of another kind', () => {
  const mailed = letterOf('TransUnion', 1, 'delivered')
  expect(replacedBy(mailed, [mailed, letterOf('TransUnion', 2)])).toBeNull()
  expect(replacedBy(first, [first, letterOf('Experian', 2)])).toBeNull()
  expect(
    replacedBy(first, [first, { ...letterOf('TransUnion', 2), documentType: 'security_freeze_transunion' }]),
  ).toBeNull()
  expect(replacedBy(letterOf('TransUnion', 2), [first])).toBeNull()
})
