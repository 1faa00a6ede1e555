import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { listMyClients } from '../../shared/api/accounts.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

/** A worker that holds these files, and hands them over through the port that came with the question. */
function stubWorker(files: readonly File[]): void {
  const controller = { postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage(files) }
  vi.stubGlobal('MessageChannel', channelOfReferences())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
}

/** jsdom's files are none that the channel of Node could copy: these are handed over as they are. */
function channelOfReferences() {
  return class {
    port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
    port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })) }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const client = { id: 7, name: 'Ada', clientType: 'paid', createdAt: '2026-11-01T10:00:00.000Z' }

it('asks which report a shared file is, proposes by its name, and sends nothing before that', async () => {
  const person = userEvent.setup()
  stubWorker([
    new File(['%PDF-1.7'], 'Experian report.pdf', { type: 'application/pdf' }),
    new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
  ])
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
  stubWorker([])
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
