import { expect, it } from 'vitest'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'

it('stand around the items in every letter of the round, beside the law’s requests and before what the person adds', () => {
  const caseFile = sampleCase('set-1')
  const own = {
    opening: 'First of ours.\n\nSecond\nof ours.',
    closing: 'Last of ours.',
    thanks: 'Many thanks.',
  }
  const shipped = composeDisputeLetter(caseFile, 'Experian')
  const covering = { bureau: own, furnisher: { opening: '', closing: '', thanks: null } }
  const letter = composeDisputeLetter({ ...caseFile, covering }, 'Experian')
  if (letter.kind !== 'letter' || shipped.kind !== 'letter') throw new Error('no letter was written')
  expect(letter.opening).toEqual([...shipped.opening, 'First of ours.', 'Second of ours.'])
  expect(letter.closing).toEqual([...shipped.closing.slice(0, -1), 'Last of ours.', 'Many thanks.'])
  expect(letter.items).toEqual(shipped.items)
})
