import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { triggerProcessing } from '../../shared/api/portal.ts'
import { getStaffCase } from '../../shared/api/staff-case.ts'
import { changeClient } from '../../shared/api/staff-clients.ts'
import { enter } from '../test-support/enter-text.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, staffClient } from '../test-support/sample-case.ts'
import { refusal } from '../test-support/sample-portal.ts'
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

/** The page with one of its parts open. */
const at = (part: string) => `/dashboard/client?client=5&part=${part}`
const address = at('record')
const goTo = async (name: string) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Parts of the case' })).getByRole('link', { name }),
  )
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('/dashboard/client', () => {
  it('shows everything known of the client, a part at a time', async () => {
    stubCalls(
      ...caseOf({
        record: {
          uploads: [
            {
              bureau: 'Experian',
              fileName: 'my experian.pdf',
              uploadedAt: '2026-11-01T10:00:00.000Z',
              pages: 12,
              layout: 'Experian, AnnualCreditReport.com',
              coverage: 0.62,
              enough: 0.9,
              linesNotUnderstood: 1,
              note: null,
            },
          ],
        },
      }),
    )
    renderPage(address)
    expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeTruthy()
    expect((await region('Contact and answers')).getByText('Call in the morning.')).toBeTruthy()
    await goTo('Reports and papers')
    const uploads = await region('Uploads')
    expect(uploads.getByText('62%, too little for a letter')).toBeTruthy()
    expect(uploads.getByText('1 line')).toBeTruthy()
    await goTo('Findings and decisions')
    expect(
      await (await region('Findings and decisions')).findByText('Not decided, in no letter'),
    ).toBeTruthy()
    await goTo('Documents and packets')
    expect(await (await region('Documents')).findByText('Round 1')).toBeTruthy()
    await goTo('History and closing')
    const log = await region('Audit log')
    expect(log.queryByText('open client')).toBeNull()
    await userEvent.click(log.getByRole('button', { name: 'Show the newest entries' }))
    expect(await log.findByText('open client')).toBeTruthy()
    await goTo('Messages and emails')
    const mail = await region('Emails to the client')
    expect(await mail.findByText('Check-in, December 1, 2026: 30 quiet days')).toBeTruthy()
    expect(mail.getByText('No email has been sent to this client.')).toBeTruthy()
  })

  it('begins with what comes next; what is typed in a part stays while another one is open', async () => {
    let started = 0
    stubCalls(
      answerTo(triggerProcessing, () => {
        started += 1
        return { jobId: 'j' }
      }),
      ...caseOf(),
    )
    renderPage(address)
    const next = within(await screen.findByRole('region', { name: 'The reports are ready to be read' }))
    enter(await screen.findByLabelText(/^Results, as/), 'Half a sentence')
    await goTo('Money')
    expect(screen.queryByRole('form', { name: 'Record' })).toBeNull()
    await userEvent.click(next.getByRole('button', { name: 'Start processing' }))
    expect(await next.findByText('Started. The page follows.')).toBeTruthy()
    expect(started).toBe(1)
    await goTo('Record and stage')
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Results, as/)).value).toBe('Half a sentence')
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Silva' })).toBeTruthy()
  })

  it.each([
    ['/dashboard/client', 'No client was named'],
    ['/dashboard/client?client=abc', 'No client was named'],
  ])('at %s says that no client was named, and leads to the list', async (where, text) => {
    stubCalls(...caseOf())
    renderPage(where)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All clients' })).toBeTruthy()
  })

  it('says that a deleted client is gone, and offers a second try where the server failed', async () => {
    let reply = refusal(404, 'There is no such client.')
    stubCalls(
      answerTo(getStaffCase, () => reply),
      ...caseOf(),
    )
    const gone = renderPage(address)
    expect(await screen.findByText(/There is no client with this number/)).toBeTruthy()
    gone.unmount()
    reply = refusal(503, 'The database does not answer.')
    renderPage(address)
    expect(await screen.findByText('The database does not answer.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows a part that failed in its place, and the rest', async () => {
    stubCalls(
      answerTo(triggerProcessing, () => refusal(402, 'The payment has not settled yet.')),
      ...caseOf(),
    )
    renderPage(address)
    const processing = await region('Processing')
    await userEvent.click(await processing.findByRole('button', { name: 'Start processing' }))
    expect((await processing.findByRole('alert')).textContent).toBe('The payment has not settled yet.')
  })
})

describe('editing the record', () => {
  it('sends only what changed, on the version it rests on, and says that it is saved', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(changeClient, ({ body }) => {
        sent.push(body)
        return { ...staffClient, disputeStatus: 'completed', version: 4, changedBy: 'Sam Staff' }
      }),
      ...caseOf(),
    )
    renderPage(address)
    const record = await form('Record')
    expect(record.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true)
    await userEvent.selectOptions(record.getByLabelText('Stage'), 'completed')
    await userEvent.click(record.getByRole('button', { name: 'Save changes' }))
    expect(await record.findByText('Saved. The client’s portal shows it.')).toBeTruthy()
    expect(sent).toEqual([{ disputeStatus: 'completed' }])
  })

  it('keeps what is typed while a save is under way, also when the saved record comes live before the answer', async () => {
    let theirs = staffClient
    const sent: unknown[] = []
    const answer = heldAnswer()
    stubCalls(
      answerTo(changeClient, async ({ body, headers }) => {
        sent.push({ ...(body as object), on: headers.get('if-match') })
        theirs = { ...theirs, ...(body as object), version: theirs.version + 1, changedBy: 'Sam Staff' }
        if (sent.length === 1) await answer.held
        return theirs
      }),
      ...caseOf({ record: () => ({ client: theirs }) }),
    )
    renderPage(address)
    const record = await form('Record')
    const results = record.getByLabelText<HTMLTextAreaElement>(/^Results/)
    const save = () => userEvent.click(record.getByRole('button', { name: 'Save changes' }))
    enter(results, 'One account')
    await save()
    await hear('portal-change', { what: 'client' })
    await userEvent.type(results, ' was removed.')
    await userEvent.type(record.getByLabelText('Phone'), '9')
    await act(async () => answer.letGo())
    expect(results.value).toBe('One account was removed.')
    expect(record.queryByText(/changed this record/)).toBeNull()
    await save()
    expect(await record.findByText('Saved. The client’s portal shows it.')).toBeTruthy()
    expect(sent).toEqual([
      { results: 'One account', on: '"3"' },
      { results: 'One account was removed.', phone: `${staffClient.phone}9`, on: '"4"' },
    ])
  })

  it('shows what somebody else saved beside what was typed, and saves the choice on the new version', async () => {
    let theirs = staffClient
    const sent: unknown[] = []
    stubCalls(
      answerTo(changeClient, ({ body }) => {
        sent.push(body)
        if (theirs.version === 3) {
          theirs = { ...staffClient, results: 'Two accounts corrected.', version: 4, changedBy: 'Kim' }
          return refusal(409, 'Kim changed the results at 10:00.')
        }
        return { ...theirs, results: 'Mine', version: 5, changedBy: 'Sam Staff' }
      }),
      ...caseOf({ record: () => ({ client: theirs }) }),
    )
    renderPage(address)
    const record = await form('Record')
    const results = record.getByLabelText<HTMLTextAreaElement>(/^Results/)
    await userEvent.type(results, 'Mine')
    await userEvent.click(record.getByRole('button', { name: 'Save changes' }))
    expect((await record.findByRole('alert')).textContent).toBe('Kim changed the results at 10:00.')
    expect(await record.findByText('Two accounts corrected.')).toBeTruthy()
    expect(record.getByText(/^Kim changed this record on/)).toBeTruthy()
    expect(results.value).toBe('Mine')
    await userEvent.click(record.getByRole('button', { name: 'Save changes' }))
    expect(sent).toHaveLength(1)
    await userEvent.click(
      record.getByRole('button', { name: 'Keep mine: Results, as the client reads them' }),
    )
    await userEvent.click(record.getByRole('button', { name: 'Save changes' }))
    expect(await record.findByText('Saved. The client’s portal shows it.')).toBeTruthy()
    expect(sent.at(-1)).toEqual({ results: 'Mine' })
  })
})
