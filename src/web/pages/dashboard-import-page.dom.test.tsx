import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { checkImport, type ImportReport, listImports, uploadImport } from '../../shared/api/imports.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const person = { line: 2, name: 'Rosa Vidal', email: 'rosa@example.com', stage: 'round1_sent', tags: ['vip'] }
const report: ImportReport = {
  ...{ ready: 3, refused: 0, duplicates: 0, withoutAmount: 1, sentUndated: 0, problems: [], alike: [] },
  preview: [
    { ...person, mailed: ['2026-03-01', '', ''], paid: { amount: '1350.00', paidOn: '2026-02-27' } },
    { ...person, line: 3, name: 'Ota Nil', mailed: [], paid: { amount: '0.00', paidOn: null } },
    { ...person, line: 4, name: 'Lia Pay', mailed: [], paid: null },
  ],
}

it('shows amounts in dollars and days in words before anybody is added', async () => {
  stubCalls(
    signedInAs('admin'),
    answerTo(listImports, () => []),
    answerTo(uploadImport, () => ({
      ...{ id: 7, source: 'file', rows: 3, mapping: ['name' as const, 'email' as const] },
      columns: ['name', 'email'].map((name) => ({ name, samples: [] })),
    })),
    answerTo(checkImport, () => report),
  )
  stubUploads()
  renderPage('/dashboard/import')
  await userEvent.upload(await screen.findByLabelText('Choose a CSV file'), new File(['a'], 'clients.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'See what would happen' }))
  const table = await screen.findByRole('table', { name: 'The first of them' })
  const rowOf = (name: RegExp) => within(table).getByRole('row', { name }).textContent
  expect(rowOf(/Rosa Vidal/)).toContain('$1,350.00 on February 27, 2026')
  expect(rowOf(/Rosa Vidal/)).toContain('March 1, 2026')
  expect(rowOf(/Ota Nil/)).toContain('$0.00')
  expect(rowOf(/Lia Pay/)).toContain('Not in the file')
})
