import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listMailings } from '../../shared/api/mailing.ts'
import { addPaper, listPapers, type Paper, removePaper } from '../../shared/api/papers.ts'
import { listResults } from '../../shared/api/results.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { deliveredLetter, mailLogOf } from '../test-support/sample-mailings.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const card: Paper = {
  id: 3,
  field: 'ssc',
  fileName: 'card.pdf',
  bytes: 2048,
  pages: 2,
  picture: '/api/clients/5/papers/3/picture',
  url: '/api/clients/5/files/file-3',
  addedAt: '2026-11-01T10:00:00Z',
  addedBy: 'client',
  sentAt: null,
  replacedAt: null,
}

/** The page over a store of papers, and what was asked of it. */
function open(papers: Paper[]) {
  const sent: { field: unknown; replaces: unknown; files: string[] }[] = []
  stubCalls(
    answerTo(listPapers, () => papers),
    answerTo(listMailings, () => mailLogOf({ letters: [deliveredLetter] })),
    answerTo(listResults, () => []),
    answerTo(removePaper, ({ params }) => {
      papers.splice(0, papers.length)
      return { id: Number(params.paper) }
    }),
    answerTo(addPaper, ({ body }) => {
      const form = body as FormData
      const files = form.getAll('paper').map((file) => (file as File).name)
      sent.push({ field: form.get('field'), replaces: form.get('replaces'), files })
      return { id: 9, fileName: 'IMG_1 + 1.pdf', bytes: 9 }
    }),
  )
  stubUploads()
  renderPage('/account/papers?client=5')
  return sent
}

const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })

describe('/account/papers', () => {
  it('takes several photos as one paper, of the first kind that is not there yet', async () => {
    const sent = open([])
    const file = await screen.findByLabelText('The paper')
    await userEvent.click(screen.getByRole('button', { name: 'Add this paper' }))
    expect(screen.getByText('Choose a file first.')).toBeTruthy()
    await userEvent.upload(file, [photo('IMG_1.jpg'), photo('IMG_2.jpg')])
    await userEvent.click(screen.getByRole('button', { name: 'Add this paper' }))
    expect(await screen.findByText("Added: Driver's license or state ID, IMG_1 + 1.pdf.")).toBeTruthy()
    expect(sent).toEqual([{ field: 'licenseId', replaces: null, files: ['IMG_1.jpg', 'IMG_2.jpg'] }])
  })

  it('replaces and removes what no letter took along', async () => {
    const sent = open([card])
    expect(await screen.findByText(/2 KB, 2 pages\. Added on .* by you\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Replace card.pdf' }))
    expect(screen.getByRole('heading', { name: 'Replace a paper' })).toBeTruthy()
    expect(document.activeElement?.id).toBe('paper-file')
    await userEvent.upload(screen.getByLabelText('The paper'), photo('new.jpg'))
    await userEvent.click(screen.getByRole('button', { name: 'Replace it with this paper' }))
    await waitFor(() => expect(sent).toEqual([{ field: 'ssc', replaces: '3', files: ['new.jpg'] }]))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card.pdf' }))
    const question = within(screen.getByRole('dialog', { name: 'Remove this paper?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete this paper' }))
    await waitFor(() => expect(screen.queryByText('card.pdf')).toBeNull())
  })

  it('keeps what was sent, shows the first page, and names what came by mail', async () => {
    open([{ ...card, sentAt: '2026-11-05T10:00:00Z' }])
    expect(await screen.findByText(/^Letters went out on .* so it is kept as it is/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove card.pdf' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Look at card.pdf' }))
    expect(screen.getByRole('img', { name: 'First page of card.pdf' }).getAttribute('src')).toBe(card.picture)
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText(/^Receipt of mailing to Experian, round 1/)).toBeTruthy()
  })
})
