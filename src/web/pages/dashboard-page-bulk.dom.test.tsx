import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { previewClientEmail } from '../../shared/api/automation.ts'
import { listColleagues } from '../../shared/api/followup.ts'
import { changeStages, followClients, previewPackets } from '../../shared/api/staff-bulk.ts'
import { listTags } from '../../shared/api/tags.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { clientsOf, dashboardOf } from '../test-support/sample-clients.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/dashboard?figures=hidden'
const bar = () => screen.findByRole('region', { name: 'Selected clients' })

describe('/dashboard, many clients at once', () => {
  it('changes the stage of the selected after a preview, and names who was skipped', async () => {
    const clients = clientsOf(4)
    const asked: unknown[] = []
    const [ana] = clients
    if (ana) clients[0] = { ...ana, disputeStatus: 'completed' }
    stubCalls(
      answerTo(changeStages, ({ body }) => {
        asked.push(body)
        return {
          done: 1,
          skipped: [
            { clientId: 3, name: 'Cleo Marsh', reason: 'Dana Staff changed this client at 14:02 UTC.' },
          ],
        }
      }),
      ...dashboardOf({ clients }),
    )
    renderPage(address)
    for (const name of ['Ana Silva', 'Ben Okafor', 'Cleo Marsh'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    const selected = within(await bar())
    expect(selected.getByText('3 clients selected')).toBeTruthy()
    await userEvent.click(selected.getByRole('button', { name: 'Change stage' }))
    await userEvent.selectOptions(selected.getByLabelText('New stage'), 'Completed')
    expect(selected.getByText('2 clients will move to Completed')).toBeTruthy()
    expect(selected.getByText('2 clients from Documents Received')).toBeTruthy()
    expect(selected.getByText('1 client is at this stage already and stays.')).toBeTruthy()
    await userEvent.click(selected.getByRole('button', { name: 'Move 2 clients' }))
    await userEvent.click(selected.getByRole('button', { name: 'Undo' }))
    expect(asked).toEqual([])
    await userEvent.click(selected.getByRole('button', { name: 'Move 2 clients' }))
    await userEvent.click(selected.getByRole('button', { name: 'Do it now' }))
    expect(
      await screen.findByText('Dana Staff changed this client at 14:02 UTC.', { exact: false }),
    ).toBeTruthy()
    expect(asked).toEqual([
      {
        clients: [
          { id: 2, version: 3 },
          { id: 3, version: 3 },
        ],
        disputeStatus: 'completed',
      },
    ])
    expect(within(await bar()).getByText('1 client selected')).toBeTruthy()
    expect(screen.getByText('What became of 2 clients').closest('details')?.textContent).toContain(
      'Ben Okafor: done',
    )
  })

  it('prints the packets of the selected after it was said whose there are', async () => {
    stubCalls(
      answerTo(previewPackets, () => ({
        ready: [{ clientId: 1, name: 'Ana Silva', round: 2, letters: 3 }],
        skipped: [{ clientId: 2, name: 'Ben Okafor', reason: 'No letter of this round is ready.' }],
      })),
      ...dashboardOf({ clients: clientsOf(2) }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
    const selected = within(await bar())
    await userEvent.click(selected.getByRole('button', { name: 'Print packets' }))
    await selected.findByText('3 packets of 1 client in one file, client after client.')
    expect(selected.getByText('No letter of this round is ready.', { exact: false })).toBeTruthy()
    const file = selected.getByRole('link', { name: 'Download the file to print' })
    expect(file.getAttribute('href')).toBe('/api/staff/packets.pdf?clients=1')
  })

  it('gives a tag after a preview, which can be taken back before anything is sent', async () => {
    const asked: unknown[] = []
    const [ana, ...others] = clientsOf(3)
    stubCalls(
      answerTo(listColleagues, () => [{ id: 'kim', name: 'Kim Colleague' }]),
      answerTo(listTags, () => [{ id: 4, name: 'VIP', clients: 1 }]),
      answerTo(followClients, ({ body }) => {
        asked.push(body)
        return { done: 2, skipped: [] }
      }),
      ...dashboardOf({ clients: ana ? [{ ...ana, tags: ['VIP'] }, ...others] : others }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
    const selected = within(await bar())
    await userEvent.click(selected.getByRole('button', { name: 'Owner or tag' }))
    await userEvent.selectOptions(selected.getByLabelText('What'), 'Put a tag on')
    await userEvent.type(selected.getByLabelText('Tag'), 'vip')
    expect(selected.getByText('1 client: nothing changes, it is so already.')).toBeTruthy()
    const give = () => selected.getByRole('button', { name: '2 clients will get the tag vip' })
    await userEvent.click(give())
    await userEvent.click(selected.getByRole('button', { name: 'Undo' }))
    expect(asked).toEqual([])
    await userEvent.click(give())
    await userEvent.click(selected.getByRole('button', { name: 'Do it now' }))
    expect(await screen.findByText('Done for 2 clients.')).toBeTruthy()
    expect(asked).toEqual([{ clientIds: [2, 3], act: { kind: 'tag', name: 'vip' } }])
  })

  it('says why nothing was moved, and keeps the selection', async () => {
    stubCalls(
      answerTo(changeStages, () => ({
        status: 503,
        body: { error: 'Please try later.', code: 'unavailable' },
      })),
      ...dashboardOf({ clients: clientsOf(2) }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
    const selected = within(await bar())
    await userEvent.click(selected.getByRole('button', { name: 'Change stage' }))
    await userEvent.selectOptions(selected.getByLabelText('New stage'), 'Completed')
    await userEvent.click(selected.getByRole('button', { name: 'Move 2 clients' }))
    await userEvent.click(selected.getByRole('button', { name: 'Do it now' }))
    expect(await selected.findByText('Please try later.')).toBeTruthy()
    expect(selected.getByText('2 clients selected')).toBeTruthy()
  })

  it('selects by Space, by the page, and at most the first 1,000 of all that were found', async () => {
    const asked: URLSearchParams[] = []
    stubCalls(...dashboardOf({ clients: clientsOf(1_020), asked }))
    renderPage(address)
    const [first] = await screen.findAllByRole('row', { name: /Ana Silva/ })
    act(() => first?.focus())
    await userEvent.keyboard(' ')
    const selected = within(await bar())
    expect(selected.getByText('1 client selected')).toBeTruthy()
    await userEvent.click(selected.getByRole('button', { name: 'Select the first 1,000 of 1,020 found' }))
    await waitFor(() => expect(selected.getByText('1,000 clients selected')).toBeTruthy())
    for (const query of asked) {
      expect(Number(query.get('page'))).toBeGreaterThan(0)
      expect(Number(query.get('pageSize'))).toBeLessThanOrEqual(200)
    }
    await userEvent.click(selected.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull()
  })

  it('writes a mail to the selected', async () => {
    stubCalls(
      answerTo(previewClientEmail, () => ({
        to: 'client-1@example.com',
        subject: 'How are you?',
        html: '<p>Hello</p>',
        text: 'Hello',
        language: 'en',
        refused: null,
        warnings: [],
        mailServer: true,
      })),
      ...dashboardOf({ clients: clientsOf(2) }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
    const selected = within(await bar())
    await userEvent.click(selected.getByRole('button', { name: 'Send an email' }))
    expect(await selected.findByText('How are you?')).toBeTruthy()
  })
})
