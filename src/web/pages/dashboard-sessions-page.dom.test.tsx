import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  getSessionHours,
  handOverSession,
  listSessionBookings,
  listSessionHosts,
  markSessionBooking,
  type StaffBooking,
  type StaffHours,
  saveSessionHours,
  withdrawSessionBooking,
} from '../../shared/api/bookings.ts'
import {
  answerSessionRequest,
  listSessionRequests,
  type SessionRequest,
} from '../../shared/api/storefront.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const waiting: SessionRequest = {
  id: 7,
  product: 'Strategy Session',
  name: null,
  email: 'bea@example.com',
  times: 'Any morning, Eastern',
  askedAt: '2026-11-20T12:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
}

const noHours: StaffHours = {
  version: 0,
  timeZone: 'America/New_York',
  meeting: '',
  hours: [],
  daysOff: [],
}
const nothingBooked = [answerTo(listSessionBookings, () => []), answerTo(getSessionHours, () => noHours)]
const nobodyWaits = answerTo(listSessionRequests, () => [])
const booking: StaffBooking = {
  id: 3,
  state: 'booked',
  product: 'Intake Session',
  name: 'Bo Booker',
  email: 'bo@example.com',
  phone: null,
  startsAt: '2026-11-19T15:00:00.000Z',
  endsAt: '2026-11-19T16:00:00.000Z',
  timeZone: 'America/Chicago',
  host: 'Sam Staff',
  hostId: 'sam',
  hostIsGone: false,
  isOwn: true,
  note: 'Please call 555 010 0199.',
  markedBy: null,
}

it('shows who waits for a time, and moves the answered ones below', async () => {
  let request = waiting
  stubCalls(
    signedInAs('staff'),
    ...nothingBooked,
    answerTo(listSessionRequests, () => [request]),
    answerTo(answerSessionRequest, ({ params, body }) => {
      expect([params.id, body]).toEqual(['7', { message: 'Tuesday at 10 AM Eastern, by phone.' }])
      request = {
        ...waiting,
        answer: 'Tuesday at 10 AM Eastern, by phone.',
        answeredAt: '2026-11-20T13:00:00.000Z',
        answeredBy: 'Sam Staff',
      }
      return request
    }),
  )
  renderPage('/dashboard/sessions')
  const card = await screen.findByRole('region', { name: 'Strategy Session' })
  expect(within(card).getByText('Any morning, Eastern')).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: 'Send the answer' }))
  expect(within(card).getByText('Please write your message')).toBeTruthy()
  enter(within(card).getByLabelText('Your answer'), 'Tuesday at 10 AM Eastern, by phone.')
  await userEvent.click(within(card).getByRole('button', { name: 'Send the answer' }))
  const answered = await screen.findByRole('region', { name: 'Answered' })
  expect(within(answered).getByText('Tuesday at 10 AM Eastern, by phone.')).toBeTruthy()
  expect(screen.getByText('No one is waiting')).toBeTruthy()
})

it('says what comes here while nobody waits', async () => {
  stubCalls(signedInAs('staff'), ...nothingBooked, nobodyWaits)
  renderPage('/dashboard/sessions')
  expect(await screen.findByText('No one is waiting')).toBeTruthy()
})

it('marks a session that has begun, and cancels one in two clicks', async () => {
  let bookings: StaffBooking[] = [
    booking,
    { ...booking, id: 4, product: 'Profile Review', startsAt: '2036-11-19T15:00:00.000Z' },
  ]
  const becomes = (id: string | undefined, state: StaffBooking['state']) => {
    bookings = bookings.map((each) =>
      String(each.id) === id ? { ...each, state, markedBy: 'Sam Staff' } : each,
    )
    return bookings.find((each) => String(each.id) === id) ?? booking
  }
  stubCalls(
    signedInAs('staff'),
    nobodyWaits,
    answerTo(getSessionHours, () => noHours),
    answerTo(listSessionBookings, () => bookings),
    answerTo(markSessionBooking, ({ params, body }) => becomes(params.id, (body as { mark: 'held' }).mark)),
    answerTo(withdrawSessionBooking, ({ params }) => becomes(params.id, 'cancelled')),
  )
  renderPage('/dashboard/sessions')
  const begun = await screen.findByRole('region', { name: 'Intake Session' })
  within(begun).getByText('Please call 555 010 0199.')
  within(begun).getByText(/^For the buyer: Thursday, November 19, 2026.*9:00/)
  // Nobody has to guess which clock a computer shows.
  within(begun).getByText(/ (Time|Universal Time) \(the clock of this computer\)$/)
  const ahead = screen.getByRole('region', { name: 'Profile Review' })
  expect(within(ahead).queryByRole('button', { name: 'It was held' })).toBeNull()
  await userEvent.click(within(begun).getByRole('button', { name: 'It was held' }))
  const past = await screen.findByRole('region', { name: 'What became of the last ones' })
  expect(within(past).getByText('held')).toBeTruthy()
  await userEvent.click(within(ahead).getByRole('button', { name: 'Cancel it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  expect(await within(past).findByText('canceled')).toBeTruthy()
  expect(screen.getByText('Nothing is booked')).toBeTruthy()
})

it('keeps the hours that one offers, and asks how one meets', async () => {
  let saved: unknown = null
  stubCalls(
    signedInAs('staff'),
    nobodyWaits,
    answerTo(listSessionBookings, () => []),
    answerTo(getSessionHours, () => noHours),
    answerTo(saveSessionHours, ({ body }) => {
      saved = body
      return { ...noHours, version: 1 }
    }),
  )
  renderPage('/dashboard/sessions')
  const save = await screen.findByRole('button', { name: 'Save my hours' })
  await userEvent.click(screen.getByRole('button', { name: 'Add hours' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add hours' }))
  await userEvent.click(screen.getAllByRole('checkbox', { name: /^Profile Review/ })[1] ?? save)
  await userEvent.click(save)
  expect(screen.getByText('Say how you meet, for example by telephone or video')).toBeTruthy()
  enter(screen.getByLabelText('How you meet'), 'By telephone.')
  await userEvent.click(save)
  expect((await screen.findAllByText('Your hours are saved')).length).toBeGreaterThan(0)
  const hours = { fromMinute: 540, toMinute: 1020 }
  expect(saved).toEqual({
    ...noHours,
    meeting: 'By telephone.',
    hours: [
      { ...hours, weekday: 1, kinds: ['profile-review', 'strategy-session', 'intake-session'] },
      { ...hours, weekday: 2, kinds: ['strategy-session', 'intake-session'] },
    ],
  })
})

it('sets apart what was booked with somebody who left, and a colleague who is chosen takes it over', async () => {
  const left = { ...booking, startsAt: '2099-11-19T15:00:00.000Z', host: '', hostIsGone: true, isOwn: false }
  let rows: StaffBooking[] = [left]
  const sent: unknown[] = []
  stubCalls(
    signedInAs('staff'),
    answerTo(getSessionHours, () => noHours),
    nobodyWaits,
    answerTo(listSessionBookings, () => rows),
    answerTo(listSessionHosts, () => [{ id: 'kim', name: 'Kim Colleague' }]),
    answerTo(handOverSession, ({ address, body }) => {
      sent.push([address, body])
      const taken = { ...left, host: 'Kim Colleague', hostIsGone: false }
      rows = [taken]
      return taken
    }),
  )
  renderPage('/dashboard/sessions')
  const section = within(await screen.findByRole('region', { name: 'To be taken over' }))
  expect(section.getByText('With somebody who left the staff')).toBeTruthy()
  await userEvent.click(await section.findByRole('button', { name: 'Hand it over' }))
  expect(sent).toEqual([])
  await userEvent.selectOptions(section.getByLabelText('Who holds it from now on'), 'Kim Colleague')
  await userEvent.click(section.getByRole('button', { name: 'Hand it over' }))
  expect(await screen.findByText('With Kim Colleague')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'To be taken over' })).toBeNull()
  expect(sent).toEqual([['/api/staff/session-bookings/3/hand-over', { host: 'kim' }]])
})

it('offers a colleague of the same name as who holds it, and not the holder', async () => {
  stubCalls(
    signedInAs('staff'),
    answerTo(getSessionHours, () => noHours),
    nobodyWaits,
    answerTo(listSessionBookings, () => [{ ...booking, startsAt: '2099-11-19T15:00:00.000Z' }]),
    answerTo(listSessionHosts, () => [
      { id: 'sam', name: 'Sam Staff' },
      { id: 'sam-2', name: 'Sam Staff (two@armor.example)' },
    ]),
  )
  renderPage('/dashboard/sessions')
  await userEvent.click(await screen.findByText('Hand the session over'))
  const choice = await screen.findByLabelText('Who holds it from now on')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Sam Staff (two@armor.example)')
  expect(within(choice).queryByRole('option', { name: 'Sam Staff' })).toBeNull()
})
