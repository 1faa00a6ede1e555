import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../../shared/api/reports.ts'
import { enter } from '../../test-support/enter-text.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'
import { stubUploads } from '../../test-support/stub-uploads.ts'

const photo = (name: string, at: number) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, at])], name, { type: 'image/jpeg', lastModified: at })
const report = (recognition: Partial<NonNullable<UploadedReport['recognition']>>): UploadedReport => ({
  bureau: 'experian',
  fileName: 'experian.pdf',
  bytes: 1000,
  pages: 4,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: { bureau: 'experian', reportDate: '2026-11-01', accounts: 11, problem: null, ...recognition },
  owner: null,
})

/** The upload page with what is stored, and what was sent of it. */
async function open(stored: UploadedReport[], answer: (form: FormData) => UploadedReport) {
  const sent: { fields: Record<string, string>; files: string[] }[] = []
  let list = stored
  stubCalls(
    answerTo(listUploadedReports, () => list),
    answerTo(uploadCreditReport, ({ body }) => {
      const form = body as FormData
      const texts = [...form].filter(([, value]) => typeof value === 'string')
      const files = form.getAll('creditReport').map((file) => (file as File).name)
      sent.push({ fields: Object.fromEntries(texts) as Record<string, string>, files })
      const uploaded = answer(form)
      list = [uploaded]
      return uploaded
    }),
  )
  stubUploads()
  URL.createObjectURL = vi.fn(() => 'blob:page')
  URL.revokeObjectURL = vi.fn()
  renderPage('/upload?client=5')
  await screen.findByLabelText('Experian credit report')
  return sent
}

describe('a report as photos', () => {
  it('is chosen together or one after another, in order, and sent as one', async () => {
    const sent = await open([], () => report({}))
    await userEvent.upload(screen.getByLabelText('Experian credit report'), [
      photo('a.jpg', 1),
      photo('b.jpg', 2),
    ])
    const add = await screen.findByLabelText('Add another page (Experian)')
    await userEvent.upload(add, [photo('c.jpg', 3)])
    expect(await screen.findByText('3 files chosen, in this order')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove file 2, b.jpg' }))
    expect(await screen.findByText('2 files chosen, in this order')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Upload Experian report' }))
    await waitFor(() =>
      expect(sent).toEqual([{ fields: { bureau: 'experian', clientId: '5' }, files: ['a.jpg', 'c.jpg'] }]),
    )
  })
})

describe('a file that is chosen in the place of another one', () => {
  it('is what is sent, also when it is still being looked into', async () => {
    const sent = await open([], () => report({}))
    const input = screen.getByLabelText('Experian credit report')
    await userEvent.upload(input, photo('wrong.jpg', 1))
    expect(await screen.findByText('wrong.jpg')).toBeTruthy()
    // On a slow telephone, and where the file comes from somewhere else, its first bytes come late.
    const right = photo('right.jpg', 2)
    const look = right.slice.bind(right)
    const late = new Promise((resolve) => setTimeout(resolve, 300))
    right.slice = (...range) => {
      const head = look(...range)
      const read = head.arrayBuffer.bind(head)
      head.arrayBuffer = () => late.then(read)
      return head
    }
    await userEvent.upload(input, right)
    await userEvent.click(screen.getByRole('button', { name: 'Upload Experian report' }))
    await waitFor(() => expect(sent).toMatchObject([{ files: ['right.jpg'] }]))
  })
})

describe('the pages of a report', () => {
  it('change places by buttons that keep the focus, and are sent in the new order', async () => {
    const sent = await open([], () => report({}))
    await userEvent.upload(screen.getByLabelText('Experian credit report'), [
      photo('a.jpg', 1),
      photo('b.jpg', 2),
      photo('c.jpg', 3),
    ])
    const first = await screen.findByRole('button', { name: 'Move file 1, a.jpg, one place earlier' })
    expect(first.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(first)
    await userEvent.click(screen.getByRole('button', { name: 'Move file 3, c.jpg, one place earlier' }))
    expect(await screen.findByText('c.jpg is file 2 of 3 now.')).toBeTruthy()
    const again = screen.getByRole('button', { name: 'Move file 2, c.jpg, one place earlier' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('c.jpg is file 1 of 3 now.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Upload Experian report' }))
    await waitFor(() => expect(sent).toMatchObject([{ files: ['c.jpg', 'a.jpg', 'b.jpg'] }]))
  })
})

describe('a locked report', () => {
  it('asks for its password, which is sent once and then gone from the page', async () => {
    const sent = await open([report({ needsPassword: true, problem: 'This PDF is locked.' })], () =>
      report({}),
    )
    const field = await screen.findByLabelText('Password of the Experian PDF')
    expect(field.getAttribute('type')).toBe('password')
    enter(field, 'open-sesame')
    await userEvent.click(screen.getByRole('button', { name: 'Unlock and read' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { fields: { bureau: 'experian', clientId: '5', addTo: 'true', password: 'open-sesame' }, files: [] },
      ]),
    )
    await waitFor(() => expect(screen.queryByLabelText('Password of the Experian PDF')).toBeNull())
  })
})

describe('a report without one of its pages', () => {
  it('says which, and takes it as a photo that is joined at once', async () => {
    const lacking = report({ missingPages: { pages: [3], count: 1, of: 5 } })
    const sent = await open([lacking], () => report({}))
    const notice = (await screen.findByText('Page 3 of 5 is missing')).parentElement as HTMLElement
    await userEvent.upload(within(notice).getByLabelText('Add this page (Experian)'), [
      photo('page-3.jpg', 1),
    ])
    await waitFor(() =>
      expect(sent).toEqual([
        { fields: { bureau: 'experian', clientId: '5', addTo: 'true' }, files: ['page-3.jpg'] },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('Page 3 of 5 is missing')).toBeNull())
  })
})

describe('a report that was read in part', () => {
  it('leads to its pages, where its owner says what was not understood', async () => {
    await open([{ ...report({}), unreadOf: 5 }], () => report({}))
    const link = await screen.findByRole('link', { name: 'Help us read it (Experian)' })
    expect(link.getAttribute('href')).toBe('/account/reports/experian?client=5')
  })

  it('leads nowhere when all of it was understood', async () => {
    await open([report({})], () => report({}))
    await screen.findByText(/Recognized as an Experian report/)
    expect(screen.queryByRole('link', { name: /^Help us read it/ })).toBeNull()
  })
})
