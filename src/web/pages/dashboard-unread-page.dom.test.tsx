import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  type LearnedLabel,
  listLearnedLabels,
  listUnreadFiles,
  teachLabel,
  type UnreadFile,
  withdrawLabel,
} from '../../shared/api/pointing.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const file: UnreadFile = {
  clientId: 5,
  clientName: 'Ana Silva',
  bureau: 'equifax',
  fileName: 'equifax.pdf',
  uploadedAt: '2026-11-20T12:00:00.000Z',
  state: 'in part',
  sentence: null,
  unread: 7,
  labels: [{ label: 'Amt owing', count: 4 }],
  pointings: 1,
}
const label: LearnedLabel = {
  id: 3,
  label: 'Amt owing',
  meaning: 'balance',
  state: 'trying',
  tried: 2,
  of: 8,
  files: 0,
  values: 0,
  because: null,
  by: 'Sam Staff',
  at: '2026-11-20T13:00:00.000Z',
}
const filesOf = (files: UnreadFile[], total = files.length, page = 1) =>
  answerTo(listUnreadFiles, () => ({ files, total, page, pages: Math.ceil(total / 50) }))

describe('/dashboard/unread', () => {
  it('lists the files, and leads to the client and to the pages of the report', async () => {
    const refused: UnreadFile = {
      ...file,
      bureau: 'experian',
      state: 'refused',
      sentence: 'The date of this report could not be found.',
      unread: null,
      labels: [],
    }
    stubCalls(
      signedInAs('staff'),
      filesOf([file, refused, { ...file, bureau: 'transunion', state: 'closed', labels: [] }]),
      answerTo(listLearnedLabels, () => ({ labels: [] })),
    )
    renderPage('/dashboard/unread')
    const table = within(await screen.findByRole('table', { name: /^Reports that were not wholly/ }))
    expect(table.getAllByRole('link', { name: 'Ana Silva' })[0]?.getAttribute('href')).toBe(
      '/dashboard/client?client=5',
    )
    expect(
      table
        .getByRole('link', { name: 'Open the pages of the Equifax report of Ana Silva' })
        .getAttribute('href'),
    ).toBe('/account/reports/equifax?client=5')
    expect(table.queryByRole('link', { name: /TransUnion/ })).toBeNull()
    expect(table.getByText('The date of this report could not be found.')).toBeTruthy()
    expect(table.getByText('not counted')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Unread lines' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('No label was taught yet')).toBeTruthy()
  })

  it('teaches a label of a file, follows its trial, and shows what it gained in the files', async () => {
    const taught: unknown[] = []
    let labels: LearnedLabel[] = []
    let unread = 7
    stubCalls(
      signedInAs('staff'),
      answerTo(listUnreadFiles, () => ({ files: [{ ...file, unread }], total: 1, page: 1, pages: 1 })),
      answerTo(listLearnedLabels, () => {
        const now = { labels }
        labels = labels.map((each) => ({ ...each, state: 'in use', tried: 8, files: 2, values: 9 }))
        if (labels.length > 0) unread = 3
        return now
      }),
      answerTo(teachLabel, ({ body }) => {
        taught.push(body)
        labels = [label]
        return label
      }),
    )
    renderPage('/dashboard/unread')
    await userEvent.click(await screen.findByRole('button', { name: /^Teach “Amt owing”/ }))
    const form = within(screen.getByRole('form', { name: 'Teach a label' }))
    expect(form.getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Amt owing')
    expect(document.activeElement).toBe(form.getByLabelText('What stands behind it'))
    await userEvent.selectOptions(form.getByLabelText('What stands behind it'), 'Balance')
    expect(form.getByText('“Amt owing” means: Balance, in every report.')).toBeTruthy()
    await userEvent.dblClick(form.getByRole('button', { name: 'Teach this label' }))
    const table = within(await screen.findByRole('table', { name: /^Labels that the reader/ }))
    expect(await table.findByText('2 of 8 reports tried')).toBeTruthy()
    expect(await table.findByText('2 reports read more, 9 values in all')).toBeTruthy()
    expect(taught).toEqual([{ label: 'Amt owing', meaning: 'balance' }])
    await waitFor(() => expect(screen.getByRole('cell', { name: /3/ })).toBeTruthy())
  })

  it('says what is missing, and keeps label and meaning when the server refuses them', async () => {
    stubCalls(
      signedInAs('staff'),
      filesOf([]),
      answerTo(listLearnedLabels, () => ({ labels: [] })),
      answerTo(teachLabel, () => refusal(409, 'The reader knows this label already.')),
    )
    renderPage('/dashboard/unread')
    const form = within(await screen.findByRole('form', { name: 'Teach a label' }))
    await userEvent.click(form.getByRole('button', { name: 'Teach this label' }))
    expect(form.getByText(/^Type the label/)).toBeTruthy()
    enter(form.getByLabelText(/^Label/), 'Balance')
    await userEvent.click(form.getByRole('button', { name: 'Teach this label' }))
    expect(form.getByText('Choose what the label means.')).toBeTruthy()
    await userEvent.selectOptions(form.getByLabelText('What stands behind it'), 'High balance')
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(form.getByRole('button', { name: 'Teach this label' }))
    expect(await form.findByText('The reader knows this label already.')).toBeTruthy()
    warned.mockRestore()
    expect(form.getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Balance')
    expect(form.getByLabelText<HTMLSelectElement>('What stands behind it').value).toBe('highBalance')
    expect(screen.getByText('Every report was understood')).toBeTruthy()
  })

  it('asks once more before it forgets a label, and says why one was refused', async () => {
    const because = 'The Equifax report of client 9 would lose a balance.'
    let used: LearnedLabel = { ...label, state: 'in use', tried: 8, files: 1, values: 1 }
    stubCalls(
      signedInAs('staff'),
      filesOf([]),
      answerTo(listLearnedLabels, () => ({
        labels: [used, { ...label, id: 4, label: 'Due', state: 'refused' as const, because }],
      })),
      answerTo(withdrawLabel, ({ params }) => {
        expect(params.label).toBe('3')
        used = { ...used, state: 'withdrawn' }
        return used
      }),
    )
    renderPage('/dashboard/unread')
    expect(await screen.findByText(because)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Forget “Amt owing”' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Forget “Amt owing”' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, forget it' }))
    expect(await screen.findByText('Forgotten')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull()
  })

  it('goes through the pages, and says why the lists did not come', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(listUnreadFiles, ({ query }) => {
        const page = Number(query.get('page') ?? 1)
        return {
          files: page > 2 ? [] : [{ ...file, clientName: `On page ${page}` }],
          total: 51,
          page,
          pages: 2,
        }
      }),
      answerTo(listLearnedLabels, () => refusal(503, 'The server is being restarted.')),
    )
    const page = renderPage('/dashboard/unread')
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('link', { name: 'On page 2' })).toBeTruthy()
    expect(page.location()).toBe('/dashboard/unread?page=2')
    page.unmount()
    renderPage('/dashboard/unread?page=9')
    expect(await screen.findByText('This page does not exist any more')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }))
    expect(await screen.findByRole('link', { name: 'On page 1' })).toBeTruthy()
  })
})
