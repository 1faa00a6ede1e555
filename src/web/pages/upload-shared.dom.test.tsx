import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listMyClients } from '../../shared/api/accounts.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const shared = vi.hoisted(() => ({ files: [] as File[] }))
vi.mock('../lib/shared-files.ts', () => ({
  takeSharedFiles: async () => shared.files,
  dropSharedFiles: async (dropped: readonly File[]) => shared.files.filter((file) => !dropped.includes(file)),
}))

const client = { id: 7, name: 'Ada', clientType: 'paid', createdAt: '2026-11-01T10:00:00.000Z' }

it('asks which report a shared file is, proposes by its name, and sends nothing before that', async () => {
  const person = userEvent.setup()
  shared.files = [
    new File(['%PDF-1.7'], 'Experian report.pdf', { type: 'application/pdf' }),
    new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
  ]
  stubCalls(
    answerTo(listMyClients, () => [client]),
    answerTo(listUploadedReports, () => []),
  )
  renderPage('/upload?client=me&shared=files')
  const first = await screen.findByRole('combobox', { name: 'Which report is Experian report.pdf?' })
  expect((first as HTMLSelectElement).value).toBe('experian')
  expect(screen.getByText(/Nothing has been uploaded yet/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Upload 2 files' }))
  expect(await screen.findByText('Say first which report each file is.')).toBeTruthy()
})

it('says that a shared file is no longer here, and who is signed out that it must be shared again', async () => {
  shared.files = []
  stubCalls(
    answerTo(listMyClients, () => [client]),
    answerTo(listUploadedReports, () => []),
  )
  const { unmount } = renderPage('/upload?client=me&shared=lost')
  expect(await screen.findByText('The shared file is no longer here')).toBeTruthy()
  unmount()
  stubCalls(answerTo(listMyClients, () => []))
  renderPage('/upload?client=me&shared=files')
  expect(await screen.findByText(/Then share the file again/)).toBeTruthy()
})
