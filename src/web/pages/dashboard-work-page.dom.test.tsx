import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  agreeSessionDay,
  deliverWork,
  handOverWork,
  listWorkOwners,
  listWorks,
  reopenWork,
  type StaffWork,
  takeWork,
} from '../../shared/api/works.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { staffWork } from '../test-support/sample-work.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const sent: { call: string; body: unknown }[] = []

/** The page over a queue of one work, which each act changes. */
function openQueue(first: Partial<StaffWork> = {}, answers: { refuse?: boolean } = {}) {
  sent.length = 0
  let work: StaffWork = { ...staffWork, ...first }
  const change = (call: string, change: Partial<StaffWork>) => (received: { body: unknown }) => {
    sent.push({ call, body: received.body })
    work = { ...work, ...change }
    return work
  }
  stubCalls(
    signedInAs('staff'),
    answerTo(listWorkOwners, () => [{ id: 'u2', name: 'Ida Admin' }]),
    answerTo(listWorks, ({ query }) => {
      sent.push({ call: 'list', body: Object.fromEntries(query) })
      const isOver = work.state === 'delivered'
      return (query.get('show') ?? 'open') === (isOver ? 'delivered' : 'open') ? [work] : []
    }),
    answerTo(takeWork, (received) => {
      if (!answers.refuse)
        return change('take', { owner: 'Sam Staff', ownerId: 'u1', isMine: true })(received)
      work = { ...work, owner: 'Ida Admin', ownerId: 'u2', isMine: false }
      return { status: 409, body: { error: 'Ida Admin has taken this meanwhile.', code: 'conflict' } }
    }),
    answerTo(handOverWork, change('handOver', { owner: 'Ida Admin', ownerId: 'u2', isMine: false })),
    answerTo(agreeSessionDay, change('day', { agreed: true, dueOn: '2026-12-09' })),
    answerTo(
      deliverWork,
      change('deliver', {
        state: 'delivered',
        deliveredAt: '2026-11-23T12:00:00.000Z',
        deliveredBy: 'Sam Staff',
        note: 'Your plan.',
      }),
    ),
    answerTo(reopenWork, change('reopen', { state: 'open', deliveredAt: null, deliveredBy: null })),
  )
}

const card = () => screen.findByRole('region', { name: 'Strategy session, number 12' })

describe('/dashboard/work', () => {
  it('shows a work with whose it is and by when, and takes it, agrees on its day and hands it over', async () => {
    const person = userEvent.setup()
    openQueue()
    renderPage('/dashboard/work')
    const one = await card()
    for (const text of ['Strategy Session', 'bea@example.com', 'November 24, 2026', 'No owner yet', 'To do'])
      within(one).getByText(text)
    await person.click(within(one).getByRole('button', { name: 'Take it' }))
    await within(one).findByText('Sam Staff (you)')
    enter(within(one).getByLabelText('Day of the session (New York)'), '2026-12-09')
    await person.click(within(one).getByRole('button', { name: 'Agree on this day' }))
    await within(one).findByText('December 9, 2026')
    await person.selectOptions(within(one).getByLabelText('Hand over to'), 'Ida Admin')
    await person.click(within(one).getByRole('button', { name: 'Hand over' }))
    await within(one).findByText(/^Ida Admin has this/)
    expect(within(one).queryByText('Mark delivered')).toBeNull()
    expect(sent.filter(({ call }) => call !== 'list')).toMatchObject([
      { call: 'take' },
      { call: 'day', body: { day: '2026-12-09' } },
      { call: 'handOver', body: { to: 'u2', from: 'u1' } },
    ])
  })

  it('says that a colleague was first, and shows whose it is now', async () => {
    const person = userEvent.setup()
    openQueue({}, { refuse: true })
    renderPage('/dashboard/work')
    await person.click(within(await card()).getByRole('button', { name: 'Take it' }))
    expect((await screen.findAllByText('Ida Admin has taken this meanwhile.')).length).toBeGreaterThan(0)
    await within(await card()).findByText(/^Ida Admin has this/)
  })

  it('marks it delivered with a note, and takes the mark back', async () => {
    const person = userEvent.setup()
    openQueue({ owner: 'Sam Staff', ownerId: 'u1', isMine: true })
    renderPage('/dashboard/work')
    const one = await card()
    await person.click(within(one).getByText('Mark delivered'))
    await person.type(within(one).getByLabelText('Note to the buyer (may be empty)'), ' Your plan. ')
    await person.click(within(one).getByRole('button', { name: 'Mark delivered and tell the buyer' }))
    await screen.findByText('Nothing here')
    expect(sent).toContainEqual({ call: 'deliver', body: { note: 'Your plan.' } })
    await person.selectOptions(screen.getByLabelText('Show'), 'Delivered')
    const done = await card()
    within(done).getByText('Your plan.')
    await person.click(within(done).getByRole('button', { name: 'Take the mark back' }))
    await screen.findByText('Nothing here')
    expect(sent.some(({ call }) => call === 'reopen')).toBe(true)
  })

  it('keeps kind and owner in the address', async () => {
    const person = userEvent.setup()
    openQueue()
    renderPage('/dashboard/work?kind=ein&owner=me&show=nonsense')
    await screen.findByLabelText('Kind')
    await person.selectOptions(screen.getByLabelText('Owner', { selector: 'select' }), 'No owner yet')
    await person.selectOptions(screen.getByLabelText('Kind'), 'Every kind')
    expect(sent.filter(({ call }) => call === 'list').map(({ body }) => body)).toEqual([
      { show: 'open', page: '1', key: 'ein', owner: 'me' },
      { show: 'open', page: '1', key: 'ein', owner: 'nobody' },
      { show: 'open', page: '1', owner: 'nobody' },
    ])
  })
})
