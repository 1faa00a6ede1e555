import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addNote,
  type ClientTask,
  changeTask,
  getClientOwner,
  listColleagues,
  listNotes,
  listTasks,
} from '../../shared/api/followup.ts'
import { listClientTags } from '../../shared/api/tags.ts'
import { deliverWork, listWorkOwners, listWorks, type StaffWork } from '../../shared/api/works.ts'
import type { StaffChange } from '../../shared/live.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { staffWork } from '../test-support/sample-work.ts'
import { signedInAs } from '../test-support/staff-session.ts'
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

/** A colleague's change comes to this page. */
async function hear(change: StaffChange): Promise<void> {
  await waitFor(() => expect(socket.heard.has('staff-change')).toBe(true))
  await act(async () => socket.heard.get('staff-change')?.(change))
}

const first: ClientTask = {
  id: 8,
  text: 'Ask for the report',
  dueOn: '2026-12-04',
  owner: null,
  doneAt: null,
  doneBy: null,
  by: 'Kim Colleague',
  at: '2026-11-28T15:00:00.000Z',
  version: 1,
}

/** The part of notes over one task, which `colleague` changes as somebody else would. */
function openNotes() {
  const sent: unknown[] = []
  let task = first
  let notes: { id: number; text: string }[] = []
  const note = (each: { id: number; text: string }) => ({
    ...each,
    by: 'Kim Colleague',
    at: '2026-11-29T15:00:00.000Z',
    mentions: [],
    waitsForMe: false,
    isMine: false,
  })
  const shownNotes = () => ({ notes: notes.map(note) })
  stubCalls(
    ...caseOf({}),
    answerTo(getClientOwner, () => ({ owner: null })),
    answerTo(listClientTags, () => ({ tags: [] })),
    answerTo(listColleagues, () => [{ id: 'kim', name: 'Kim Colleague' }]),
    answerTo(listTasks, () => ({ tasks: [task] })),
    answerTo(listNotes, shownNotes),
    answerTo(addNote, ({ body }) => {
      sent.push(body)
      return shownNotes()
    }),
    answerTo(changeTask, ({ body }) => {
      sent.push(body)
      const { version } = body as { version: number }
      if (version !== task.version)
        return { status: 409, body: { error: 'A colleague changed this task meanwhile.', code: 'conflict' } }
      task = { ...task, ...(body as Partial<ClientTask>), owner: null, version: version + 1 }
      return { tasks: [task] }
    }),
  )
  renderPage('/dashboard/client?client=5&part=notes')
  return {
    sent,
    colleague: async (change: Partial<ClientTask>, written: typeof notes = []) => {
      task = { ...task, ...change, version: task.version + 1 }
      notes = written
      await hear({ what: 'clients', clientId: 5 })
    },
  }
}

async function writeInTask(text: string) {
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'Change: Ask for the report' }))
  const form = within(screen.getByRole('form', { name: 'Change: Ask for the report' }))
  const field = form.getByLabelText('What is to be done')
  await person.clear(field)
  await person.type(field, text)
  return { person, form, field }
}

describe('two colleagues in one case', () => {
  it('a note that is being written stays while a colleague’s own comes live', async () => {
    const { colleague } = openNotes()
    const person = userEvent.setup()
    const field = await screen.findByLabelText('New note')
    enter(field, 'They called')
    await colleague({ text: 'Ask for both reports' }, [{ id: 1, text: 'I have written to them' }])
    await screen.findByText('I have written to them')
    await screen.findByText('Ask for both reports')
    expect(field).toHaveProperty('value', 'They called')
    await person.type(field, ' back')
    expect(screen.getByLabelText('New note')).toHaveProperty('value', 'They called back')
  })

  it('a task is not written over unseen: what the colleague made of it stands beside what is typed', async () => {
    const { sent, colleague } = openNotes()
    const { person, form, field } = await writeInTask('Ask by telephone')
    await colleague({ text: 'Ask for both reports', dueOn: '2026-12-11' })
    await form.findByText(
      /^A colleague changed this task meanwhile\. It reads now: Ask for both reports, anybody, by December 11, 2026\.$/,
    )
    expect(field).toHaveProperty('value', 'Ask by telephone')
    await person.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('A colleague changed this task meanwhile.')
    await person.click(form.getByRole('button', { name: 'Go on with what is typed here' }))
    // The day, which nobody wrote here, is the colleague’s.
    expect(form.getByLabelText('By')).toHaveProperty('value', '2026-12-11')
    await person.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Ask by telephone')
    expect(sent).toEqual([
      { text: 'Ask by telephone', dueOn: '2026-12-04', owner: null, version: 1 },
      { text: 'Ask by telephone', dueOn: '2026-12-11', owner: null, version: 2 },
    ])
  })

  it('a task that a colleague marks done stays open to whoever is writing in it', async () => {
    const { colleague } = openNotes()
    const { person, form, field } = await writeInTask('Ask by telephone')
    await colleague({ doneAt: '2026-11-29T15:00:00.000Z', doneBy: 'Kim Colleague' })
    await form.findByText(/done by Kim Colleague\.$/)
    expect(field).toHaveProperty('value', 'Ask by telephone')
    await person.click(form.getByRole('button', { name: 'Leave it as it is now' }))
    await screen.findByText('Nothing is to be done.')
    screen.getByRole('button', { name: 'Show 1 done' })
  })
})

it('a note to a buyer stays in sight when a colleague takes the work meanwhile', async () => {
  const person = userEvent.setup()
  let work: StaffWork = staffWork
  stubCalls(
    signedInAs('staff'),
    answerTo(listWorkOwners, () => []),
    answerTo(listWorks, () => [work]),
    answerTo(deliverWork, () => ({
      status: 409,
      body: { error: 'Kim Colleague has taken this meanwhile.', code: 'conflict' },
    })),
  )
  renderPage('/dashboard/work')
  await person.click(await screen.findByText('Mark delivered'))
  enter(screen.getByLabelText('Note to the buyer (may be empty)'), 'Pay the two cards first.')
  work = { ...work, owner: 'Kim Colleague', ownerId: 'kim' }
  await hear({ what: 'work', clientId: null })
  await screen.findByText(/^Kim Colleague has this/)
  expect(screen.getByLabelText('Note to the buyer (may be empty)')).toHaveProperty(
    'value',
    'Pay the two cards first.',
  )
  await person.click(screen.getByRole('button', { name: 'Mark delivered and tell the buyer' }))
  await screen.findByText('Kim Colleague has taken this meanwhile.')
})
