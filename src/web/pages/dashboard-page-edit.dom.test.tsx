import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getStaffCase } from '../../shared/api/staff-case.ts'
import { type ClientChange, changeClient, type StaffClient } from '../../shared/api/staff-clients.ts'
import { enter } from '../test-support/enter-text.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseRecord } from '../test-support/sample-case.ts'
import { clientsOf, dashboardOf } from '../test-support/sample-clients.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear`. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  const on = (event: string, listener: Listener) => heard.set(event, listener)
  return { heard, on, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => socket.heard.clear())

async function hear(event: string, payload?: unknown): Promise<void> {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

interface Sent {
  ifMatch: string | null
  body: ClientChange
}

/** The dashboard over a server that keeps what is saved and refuses what rests on an older version. */
function openDashboard(address = '/dashboard?figures=hidden') {
  const clients = clientsOf(3)
  const sent: Sent[] = []
  const at = (id: string) => clients.findIndex((client) => client.id === Number(id))
  const put = (index: number, change: Partial<StaffClient>) => {
    const before = clients[index]
    if (!before) throw new Error('There is no such client.')
    const after = { ...before, ...change, version: before.version + 1 }
    clients[index] = after
    return after
  }
  let held: Promise<void> = Promise.resolve()
  /** The next answers wait until what this returns is called. */
  const answerLater = () => {
    const answer = heldAnswer()
    held = answer.held
    return answer.letGo
  }
  stubCalls(
    answerTo(changeClient, async ({ params, headers, body }) => {
      await held
      const index = at(params.id ?? '')
      const change = body as ClientChange
      const ifMatch = headers.get('if-match')
      sent.push({ ifMatch, body: change })
      if (change.email === 'nonsense')
        return {
          status: 400,
          body: {
            error: 'Please enter a valid email',
            code: 'invalid_input',
            fields: { email: 'Please enter a valid email' },
          },
        }
      if (ifMatch !== `"${clients[index]?.version}"`)
        return {
          status: 409,
          body: { error: 'Dana Staff changed this client at 14:02 UTC.', code: 'conflict' },
        }
      return put(index, { ...(change as Partial<StaffClient>), changedBy: 'Sam Staff' })
    }),
    answerTo(getStaffCase, ({ params }) => ({
      ...caseRecord,
      client: clients[at(params.id ?? '')] ?? put(0, {}),
    })),
    ...dashboardOf({ clients }),
  )
  const dana = (index: number, change: Partial<StaffClient>) =>
    put(index, { ...change, changedBy: 'Dana Staff', changedAt: '2026-11-20T14:02:00.000Z' })
  return { ...renderPage(address), clients, sent, dana, answerLater }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const form = (name: string) => screen.findByRole('form', { name: `Edit ${name}` })

describe('/dashboard, editing a row', () => {
  it('edits by keyboard alone: arrows to the row, F2, Enter to save; the focus comes back', async () => {
    const { sent } = openDashboard()
    const ana = await row(/Ana Silva/)
    act(() => ana.focus())
    await userEvent.keyboard('{ArrowDown}{F2}')
    const open = within(await form('Ben Okafor'))
    expect(document.activeElement).toBe(open.getByLabelText('Name'))
    await userEvent.clear(open.getByLabelText('Name'))
    await userEvent.type(open.getByLabelText('Name'), 'Ben Okafor Jr')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Client Updated')).toBeTruthy()
    expect(sent).toEqual([{ ifMatch: '"3"', body: { name: 'Ben Okafor Jr' } }])
    await waitFor(async () => expect(document.activeElement).toBe(await row(/Ben Okafor Jr/)))
  })

  it('sends what was touched alone, and an emptied date as null', async () => {
    const { clients, sent } = openDashboard()
    clients[0] = { ...clients[0], round1MailDate: '2026-11-03' } as StaffClient
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    await userEvent.clear(open.getByLabelText('Round 1 mailed'))
    await userEvent.selectOptions(open.getByLabelText('Stage'), 'Round 1 Sent')
    await userEvent.type(open.getByLabelText(/^Results/), 'One account{Enter}was removed.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Client Updated')
    expect(sent[0]?.body).toEqual({
      disputeStatus: 'round1_sent',
      round1MailDate: null,
      results: 'One account\nwas removed.',
    })
  })

  it('leaves open what is typed while a save is under way, and saves it on the saved version', async () => {
    const { sent, answerLater } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    enter(open.getByLabelText('Name'), 'Ana Mine')
    const answer = answerLater()
    await userEvent.keyboard('{Enter}')
    enter(open.getByLabelText(/^Results/), 'Typed on')
    await act(async () => answer())
    await screen.findByText('Client Updated')
    const after = within(await form('Ana Mine'))
    expect(after.getByLabelText<HTMLTextAreaElement>(/^Results/).value).toBe('Typed on')
    await userEvent.click(after.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Ana Mine' })).toBeNull())
    expect(sent).toEqual([
      { ifMatch: '"3"', body: { name: 'Ana Mine' } },
      { ifMatch: '"4"', body: { results: 'Typed on' } },
    ])
  })

  it('does not touch a row that was opened while the save of another was under way', async () => {
    const { answerLater } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    enter(within(await form('Ana Silva')).getByLabelText('Name'), 'Ana Mine')
    const answer = answerLater()
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ben Okafor' }))
    const other = within(await form('Ben Okafor'))
    await userEvent.type(other.getByLabelText('Name'), ' Jr')
    await act(async () => answer())
    await screen.findByText('Client Updated')
    expect(other.getByLabelText<HTMLInputElement>('Name').value).toBe('Ben Okafor Jr')
  })

  it('takes a change of stage back', async () => {
    const { clients, sent } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    await userEvent.selectOptions(open.getByLabelText('Stage'), 'Completed')
    await userEvent.click(open.getByRole('button', { name: 'Save' }))
    await screen.findByText('Ana Silva moved from Documents Received to Completed.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(clients[0]?.disputeStatus).toBe('uploaded'))
    expect(sent.at(-1)).toEqual({ ifMatch: '"4"', body: { disputeStatus: 'uploaded' } })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('takes the mail date back with the stage that it brought', async () => {
    const { clients, sent } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    await userEvent.selectOptions(open.getByLabelText('Stage'), 'Round 1 Sent')
    fireEvent.change(open.getByLabelText('Round 1 mailed'), { target: { value: '2026-11-03' } })
    await userEvent.click(open.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(clients[0]?.disputeStatus).toBe('uploaded'))
    expect(sent.at(-1)?.body).toEqual({ disputeStatus: 'uploaded', round1MailDate: null })
  })

  it('cancels by Escape, and brings back what was typed', async () => {
    const { sent } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    enter(within(await form('Ana Silva')).getByLabelText('Name'), 'Ana Silva Souza')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('form', { name: 'Edit Ana Silva' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go on editing' }))
    const open = within(await form('Ana Silva'))
    expect((open.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana Silva Souza')
    expect(sent).toEqual([])
  })

  it('says what the server refuses beside the field, and keeps what was typed', async () => {
    openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    enter(open.getByLabelText('Email'), 'nonsense')
    await userEvent.keyboard('{Enter}')
    expect((await screen.findAllByText('Update Failed')).length).toBeGreaterThan(0)
    expect(open.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect((open.getByLabelText('Email') as HTMLInputElement).value).toBe('nonsense')
  })

  it('keeps what was typed over another page and another search, and opens no second row meanwhile', async () => {
    openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    enter(within(await form('Ana Silva')).getByLabelText('Name'), 'Ana Silva Souza')
    await userEvent.type(screen.getByLabelText('Search'), 'ben')
    await screen.findByText('1 to 1 of 1 client')
    const open = within(await form('Ana Silva'))
    expect(open.getByText(/^Ana Silva is not on this page of the list/)).toBeTruthy()
    expect((open.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana Silva Souza')
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ben Okafor' }))
    expect(open.getByText('Save or cancel the changes to Ana Silva first.')).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Edit Ben Okafor' })).toBeNull()
  })

  it('asks before the page is left with unsaved changes', async () => {
    const { location } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    enter(within(await form('Ana Silva')).getByLabelText('Name'), 'Ana Silva Souza')
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Ben Okafor' }))
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(location()).toBe('/dashboard?figures=hidden')
    expect(await form('Ana Silva')).toBeTruthy()
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(location()).toBe('/dashboard/client?client=2'))
  })
})

describe('/dashboard, two people at one row', () => {
  it('says who changed it when, and shows both values of a field that both changed', async () => {
    const { sent, dana, clients } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    enter(open.getByLabelText('Name'), 'Ana Mine')
    enter(open.getByLabelText('Phone'), '555 010 9999')
    dana(0, { name: 'Ana Theirs', disputeStatus: 'round1_sent' })
    await userEvent.keyboard('{Enter}')
    expect(await open.findByText(/^Dana Staff changed this client on November 20, 2026/)).toBeTruthy()
    expect(open.getByText('Dana Staff changed this client at 14:02 UTC.')).toBeTruthy()
    expect(open.getByRole('row', { name: /Name.*Ana Theirs.*Ana Mine/ })).toBeTruthy()
    expect((open.getByLabelText('Stage') as HTMLSelectElement).value).toBe('round1_sent')
    expect((open.getByLabelText('Phone') as HTMLInputElement).value).toBe('555 010 9999')

    await userEvent.click(open.getByRole('button', { name: 'Save' }))
    expect(open.getByText('Choose one for each field first.')).toBeTruthy()
    expect(sent).toHaveLength(1)
    await userEvent.click(open.getByRole('button', { name: 'Keep mine: Name' }))
    await userEvent.click(open.getByRole('button', { name: 'Save' }))
    await screen.findByText('Client Updated')
    expect(sent.at(-1)).toEqual({ ifMatch: '"4"', body: { name: 'Ana Mine', phone: '555 010 9999' } })
    expect(clients[0]).toMatchObject({ name: 'Ana Mine', disputeStatus: 'round1_sent' })
  })

  it('takes theirs', async () => {
    const { dana } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    enter(open.getByLabelText('Name'), 'Ana Mine')
    dana(0, { name: 'Ana Theirs' })
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await open.findByRole('button', { name: 'Take theirs: Name' }))
    expect((open.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana Theirs')
  })

  it('shows a client who comes live, and keeps the selection and what is typed', async () => {
    const { clients } = openDashboard()
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ben Okafor/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ana Silva' }))
    enter(within(await form('Ana Silva')).getByLabelText('Name'), 'Ana Silva Souza')
    clients.unshift({ ...(clients[0] as StaffClient), id: 9, name: 'Nia Newcomer' })
    await hear('staff-change', { what: 'clients', clientId: 9 })
    expect(await row(/Nia Newcomer/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ben Okafor/ }).checked).toBe(true)
    expect(within(await form('Ana Silva')).getByLabelText<HTMLInputElement>('Name').value).toBe(
      'Ana Silva Souza',
    )
  })

  it('puts a newer record that comes live under what is typed', async () => {
    const { sent, dana } = openDashboard()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Silva' }))
    const open = within(await form('Ana Silva'))
    enter(open.getByLabelText('Name'), 'Ana Mine')
    dana(0, { phone: '555 010 1234' })
    await hear('staff-change', { what: 'clients', clientId: 1 })
    expect(await open.findByText(/It does not touch what was typed/)).toBeTruthy()
    expect((open.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana Mine')
    expect((open.getByLabelText('Phone') as HTMLInputElement).value).toBe('555 010 1234')
    await userEvent.click(open.getByRole('button', { name: 'Save' }))
    await screen.findByText('Client Updated')
    expect(sent).toEqual([{ ifMatch: '"4"', body: { name: 'Ana Mine' } }])
  })
})
