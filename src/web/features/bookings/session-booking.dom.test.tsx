import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  type BookingShown,
  bookSession,
  cancelSession,
  getSessionBooking,
  moveSession,
} from '../../../shared/api/bookings.ts'
import { getPurchase } from '../../../shared/api/storefront.ts'
import { listPurchaseWorks } from '../../../shared/api/works.ts'
import { enter } from '../../test-support/enter-text.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { paidAnswer, strategySession } from '../../test-support/sample-purchase.ts'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'
import { daysOfTimes } from './days-of-times.ts'

const address = '/account/purchase?session_id=cs_test_1234567890'
const times = ['2036-12-02T15:00:00.000Z', '2036-12-02T15:30:00.000Z', '2036-12-03T02:00:00.000Z']
const free: BookingShown = { minutes: 45, mayAct: true, booking: null, times }
const bookedAt = (startsAt: string): BookingShown => ({
  minutes: 45,
  mayAct: true,
  booking: {
    state: 'booked',
    startsAt,
    endsAt: startsAt,
    changeableUntil: '2036-12-01T15:00:00.000Z',
    timeZone: 'America/Chicago',
    host: 'Sam Staff',
    meeting: 'We call you.',
  },
  times: times.filter((time) => time !== startsAt),
})
const chosenIn = async (person: ReturnType<typeof userEvent.setup>, time: string) => {
  await person.selectOptions(await screen.findByLabelText('Time zone'), 'America/Chicago')
  await person.selectOptions(screen.getByLabelText('Day'), 'Tuesday, December 2')
  await person.click(screen.getByRole('radio', { name: time }))
}

it('books a time on the clock that the buyer chose, moves it and gives it back', async () => {
  const person = userEvent.setup()
  let shown = free
  stubCalls(
    answerTo(getPurchase, () => paidAnswer(strategySession)),
    answerTo(listPurchaseWorks, () => []),
    answerTo(getSessionBooking, () => shown),
    answerTo(bookSession, ({ body }) => {
      expect(body).toEqual({
        startsAt: '2036-12-02T15:30:00.000Z',
        timeZone: 'America/Chicago',
        note: 'Call 555 010 0199.',
      })
      shown = bookedAt('2036-12-02T15:30:00.000Z')
      return shown
    }),
    answerTo(moveSession, ({ body }) => {
      shown = bookedAt((body as { startsAt: string }).startsAt)
      return shown
    }),
    answerTo(cancelSession, () => {
      const { booking } = bookedAt('2036-12-02T15:00:00.000Z')
      shown = { ...free, booking: booking && { ...booking, state: 'cancelled' } }
      return shown
    }),
  )
  renderPage(address)
  await person.click(await screen.findByRole('button', { name: 'Book this time' }))
  expect(screen.getByText('Choose one of the times')).toBeTruthy()
  await chosenIn(person, '9:30 AM')
  // In Chicago the last one is still the same day.
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  enter(screen.getByLabelText(/What should we know before/), 'Call 555 010 0199.')
  await person.click(screen.getByRole('button', { name: 'Book this time' }))
  const card = await screen.findByRole('region', { name: 'Your session is booked' })
  within(card).getByText(/^Tuesday, December 2, 2036.*9:30 AM Central Standard Time$/)
  within(card).getByText('Sam Staff')
  const file = within(card).getByRole('link', { name: 'Add to your calendar' })
  expect(file.getAttribute('href')).toBe('/api/purchases/cs_test_1234567890/booking/calendar')
  await person.click(within(card).getByRole('button', { name: 'Choose another time' }))
  await chosenIn(person, '9:00 AM')
  await person.click(screen.getByRole('button', { name: 'Move to this time' }))
  await screen.findByText(/^Tuesday, December 2, 2036.*9:00 AM/)
  await person.click(screen.getByRole('button', { name: 'Cancel the session' }))
  const asked = screen.getByRole('dialog', { name: 'Cancel this session?' })
  await person.click(within(asked).getByRole('button', { name: 'Yes, cancel it' }))
  await screen.findByText('The time that was booked is canceled. Choose another one.')
})

it('says that a time was taken, shows what is free now, and keeps what was typed', async () => {
  const person = userEvent.setup()
  let shown = free
  stubCalls(
    answerTo(getPurchase, () => paidAnswer(strategySession)),
    answerTo(listPurchaseWorks, () => []),
    answerTo(getSessionBooking, () => shown),
    answerTo(bookSession, () => {
      shown = { ...free, times: times.slice(1) }
      const error = 'This time is no longer free. The next free ones: later.'
      return { status: 409, body: { error, code: 'conflict' } }
    }),
  )
  renderPage(address)
  enter(await screen.findByLabelText(/What should we know before/), 'Hello.')
  await chosenIn(person, '9:00 AM')
  await person.click(screen.getByRole('button', { name: 'Book this time' }))
  await screen.findByText('This time is no longer free. The next free ones: later.')
  expect(screen.queryByRole('radio', { name: '9:00 AM' })).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What should we know before/).value).toBe('Hello.')
})

it('offers the wish to whom none of the times suits, and says what cannot be changed any more', async () => {
  const person = userEvent.setup()
  let shown = free
  stubCalls(
    answerTo(getPurchase, () => paidAnswer(strategySession)),
    answerTo(listPurchaseWorks, () => []),
    answerTo(getSessionBooking, () => shown),
  )
  const page = renderPage(address)
  await person.click(await screen.findByRole('button', { name: 'None of these times suits you?' }))
  expect(screen.getByRole('button', { name: 'Send my times' })).toBeTruthy()
  page.unmount()
  const { booking, ...rest } = bookedAt('2036-12-02T15:00:00.000Z')
  shown = { ...rest, booking: booking && { ...booking, changeableUntil: '2020-12-01T15:00:00.000Z' } }
  renderPage(address)
  await screen.findByText(/^It begins within 24 hours/)
  expect(screen.queryByRole('button', { name: 'Cancel the session' })).toBeNull()
})

it('names the zone of a time that the clock shows twice', () => {
  const days = daysOfTimes(
    ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:00:00.000Z'],
    {
      timeZone: 'America/New_York',
      language: 'en',
    },
  )
  expect(
    days.map(({ day, times: of }) => [day, of.map(({ label }) => label.replaceAll('\u202f', ' '))]),
  ).toEqual([['Sunday, November 1', ['1:30 AM EDT', '1:30 AM EST', '2:00 AM']]])
})
