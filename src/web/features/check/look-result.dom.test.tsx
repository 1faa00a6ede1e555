import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { checkLookTexts } from '../../../shared/messages/en/check-look.ts'
import type { LookedReport } from '../../reader/worker-messages.ts'
import { LookResult } from './look-result.tsx'

const report: LookedReport = {
  bureau: 'Experian',
  file: 'report.pdf',
  name: 'ROBIN EXAMPLE',
  number: null,
  reportDate: '2026-10-06',
  accounts: 14,
  inquiries: 10,
  publicRecords: 0,
  unread: [],
  monthsUnsaid: 0,
}

async function saidOf(given: Partial<LookedReport>): Promise<(string | null)[]> {
  const { unmount } = render(
    <LookResult
      texts={checkLookTexts}
      look={{ findings: [], questions: 0, reports: [{ ...report, ...given }], notes: [] }}
      calendar={null}
      drawLine={async () => null}
      renderLine={() => null}
      decisions={new Map()}
      onDecide={() => {}}
      renderDecision={() => null}
      onKeep={async () => {}}
    />,
  )
  const said = await screen.findAllByText(/understood\.|Nothing is claimed/)
  const texts = said.map(({ textContent }) => textContent)
  unmount()
  return texts
}

it('says of lines and of months that were not read, and that all was understood of neither', async () => {
  const months =
    '481 months of payment histories show signs or colors that the file does not explain. Nothing is claimed about them.'
  const line = '1 line was not understood. Nothing is claimed about it.'
  expect(await saidOf({})).toEqual(['Every line of your reports was understood.'])
  expect(await saidOf({ monthsUnsaid: 481 })).toEqual([months])
  expect(await saidOf({ monthsUnsaid: 481, unread: [{ page: 2, text: 'Gewgaw 12' }] })).toEqual([
    line,
    months,
  ])
})
