import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { triggerProcessing } from '../../shared/api/portal.ts'
import {
  blockClient,
  deleteClient,
  enterScore,
  getStaffCase,
  refundPayment,
} from '../../shared/api/staff-case.ts'
import { changeClient } from '../../shared/api/staff-clients.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, staffClient, staffPayment } from '../test-support/sample-case.ts'
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
async function retype(box: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(box)
  await userEvent.type(box, text)
}
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
    await goTo('Messages and mails')
    const mail = await region('Mail to the client')
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
    await userEvent.type(await screen.findByLabelText(/^Results, as/), 'Half a sentence')
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
    await userEvent.type(results, 'One account')
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

describe('a refund', () => {
  const open = async () => {
    renderPage(at('money'))
    const payments = await region('Payments and refunds')
    await userEvent.click(payments.getByRole('button', { name: 'Refund ARMOR Premier' }))
    return form('Refund of ARMOR Premier')
  }

  it('asks once more with the sum, and sends the same key again after a lost answer', async () => {
    const sent: { amount: string; attemptKey: string }[] = []
    stubCalls(
      answerTo(refundPayment, ({ body }) => {
        sent.push(body as { amount: string; attemptKey: string })
        return sent.length === 1 ? refusal(502, 'The payment provider cannot be reached.') : staffPayment
      }),
      ...caseOf(),
    )
    const refund = await open()
    const amount = refund.getByLabelText('Amount in dollars')
    expect(document.activeElement).toBe(amount)
    await userEvent.clear(amount)
    await userEvent.type(amount, '$250.5')
    await userEvent.type(refund.getByLabelText('Reason, for the record'), 'Asked for it')
    await userEvent.click(refund.getByRole('button', { name: 'Continue' }))
    expect(document.activeElement?.textContent).toMatch(/^Give \$250\.50 back to the card\?/)
    await userEvent.click(refund.getByRole('button', { name: 'Yes, refund $250.50' }))
    expect((await refund.findByRole('alert')).textContent).toMatch(/cannot be reached/)
    await userEvent.click(refund.getByRole('button', { name: 'Yes, refund $250.50' }))
    expect(await screen.findByText('$250.50 was refunded.')).toBeTruthy()
    expect(sent.map(({ amount }) => amount)).toEqual(['250.50', '250.50'])
    expect(sent[0]?.attemptKey).toBe(sent[1]?.attemptKey)
  })

  it('of more than is left, of nothing or without a reason is refused before it is sent', async () => {
    stubCalls(...caseOf())
    const refund = await open()
    const amount = refund.getByLabelText('Amount in dollars')
    for (const [typed, sentence] of [
      ['1750.01', 'At most $1,750.00 is left to refund.'],
      ['0', 'Enter an amount such as 250.00'],
      ['1e3', 'Enter an amount such as 250.00'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      await userEvent.click(refund.getByRole('button', { name: 'Continue' }))
      expect(await refund.findByText(sentence)).toBeTruthy()
      expect(refund.getByText('Say why, for the record')).toBeTruthy()
    }
  })
})

describe('scores, blocking and deleting', () => {
  it('refuses a score outside 300 to 850, and enters one', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(enterScore, ({ body }) => {
        sent.push(body)
        return { saved: true as const }
      }),
      ...caseOf(),
    )
    renderPage(address)
    const score = await form('Enter score')
    await userEvent.type(score.getByLabelText('Score'), '900')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    expect(score.getByText('A score is a whole number between 300 and 850')).toBeTruthy()
    await userEvent.clear(score.getByLabelText('Score'))
    await userEvent.type(score.getByLabelText('Score'), '655')
    await userEvent.type(score.getByLabelText('On which day it held'), '2026-11-01')
    await userEvent.type(score.getByLabelText('Where it was read'), 'Experian app')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    expect(await score.findByText('The score is entered.')).toBeTruthy()
    expect(sent).toEqual([{ score: 655, day: '2026-11-01', source: 'Experian app' }])
  })

  it('keeps the next score that is typed while one is being entered', async () => {
    const answer = heldAnswer()
    stubCalls(
      answerTo(enterScore, async () => {
        await answer.held
        return { saved: true as const }
      }),
      ...caseOf(),
    )
    renderPage(address)
    const score = await form('Enter score')
    await userEvent.type(score.getByLabelText('Score'), '655')
    await userEvent.type(score.getByLabelText('On which day it held'), '2026-11-01')
    await userEvent.type(score.getByLabelText('Where it was read'), 'Experian app')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    await retype(score.getByLabelText('Score'), '660')
    await act(async () => answer.letGo())
    expect(await score.findByText('The score is entered.')).toBeTruthy()
    expect(score.getByLabelText<HTMLInputElement>('Score').value).toBe('660')
    expect(score.getByLabelText<HTMLInputElement>('Where it was read').value).toBe('')
  })

  it('blocks with a reason, and lets in again', async () => {
    let blocked = false
    stubCalls(
      answerTo(blockClient, ({ body }) => {
        blocked = (body as { blocked: boolean }).blocked
        return { blocked }
      }),
      ...caseOf({ record: () => ({ client: { ...staffClient, blocked } }) }),
    )
    renderPage(at('history'))
    const block = await form('Block this client')
    await userEvent.click(block.getByRole('button', { name: 'Block this client' }))
    expect(block.getByText('Say why, for the record')).toBeTruthy()
    expect(blocked).toBe(false)
    await userEvent.type(block.getByLabelText('Reason, for the record'), 'Charged back')
    await userEvent.click(block.getByRole('button', { name: 'Block this client' }))
    expect(await screen.findByRole('button', { name: 'Let this client in again' })).toBeTruthy()
    expect(screen.getByText('Blocked')).toBeTruthy()
  })

  it('deletes only for an admin who types the name again', async () => {
    let deleted = 0
    stubCalls(
      answerTo(deleteClient, () => {
        deleted += 1
        return { deleted: true as const }
      }),
      ...caseOf({ role: 'admin' }),
    )
    renderPage(at('history'))
    const remove = await form('Delete this client for good')
    await userEvent.type(remove.getByLabelText('Type “Ana Silva” to confirm'), 'Ana')
    await userEvent.click(remove.getByRole('button', { name: 'Delete this client for good' }))
    expect(remove.getByText('This is not the name of the client')).toBeTruthy()
    await userEvent.type(remove.getByLabelText('Type “Ana Silva” to confirm'), ' Silva')
    await userEvent.click(remove.getByRole('button', { name: 'Delete this client for good' }))
    expect(await screen.findByText('The client is deleted.')).toBeTruthy()
    expect(deleted).toBe(1)
  })

  it('offers no deletion to staff who are no admin', async () => {
    stubCalls(...caseOf())
    renderPage(at('history'))
    expect(await screen.findByText('Only an admin can delete a client.')).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Delete this client for good' })).toBeNull()
  })
})
