import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getSessionBooking } from '../../shared/api/bookings.ts'
import { getPurchase } from '../../shared/api/storefront.ts'
import { listPurchaseWorks, type WorkShown } from '../../shared/api/works.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { paidAnswer, strategySession } from '../test-support/sample-purchase.ts'
import { openWork } from '../test-support/sample-work.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

async function worksOn(...works: WorkShown[]) {
  stubCalls(
    answerTo(getPurchase, () => paidAnswer(strategySession)),
    answerTo(getSessionBooking, () => ({ minutes: 45, mayAct: true, booking: null, times: [] })),
    answerTo(listPurchaseWorks, () => works),
  )
  renderPage('/account/purchase?session_id=cs_test_1234567890')
  return within(await screen.findByRole('region', { name: 'What we do for you' }))
}

describe('what only a person can do, on the page of a purchase', () => {
  it('has its day, and says that nobody has taken it up yet', async () => {
    const works = await worksOn(openWork)
    await works.findByText('We agree on a time with you by November 24, 2026.')
    works.getByText('Nobody has taken it up yet.')
    works.getByText('Waiting')
  })

  it('says that it is late, that staff see it, and who does it', async () => {
    const works = await worksOn({ ...openWork, state: 'late', owner: 'Sam Staff' })
    await works.findByText('This was due by November 24, 2026. We are late, and our staff see that, too.')
    works.getByText('Sam Staff takes care of it.')
  })

  it('names the agreed day of a session, and what is not done anymore', async () => {
    const review: WorkShown = { ...openWork, id: 13, key: 'compliance-review', state: 'withdrawn' }
    const works = await worksOn({ ...openWork, agreed: true, dueOn: '2026-12-09' }, review)
    await works.findByText('Agreed for December 9, 2026.')
    works.getByText('It is not done anymore, because the payment was refunded.')
  })

  it('shows the note to its buyer, and to others the way to sign in', async () => {
    const done: WorkShown = { ...openWork, state: 'delivered', deliveredAt: '2026-11-23T12:00:00.000Z' }
    const works = await worksOn(
      { ...done, note: 'Pay the two cards first.' },
      { ...done, id: 13, noteKept: true },
    )
    await works.findByText('Pay the two cards first.')
    expect(works.getAllByText('Done on November 23, 2026.')).toHaveLength(2)
    expect(works.getByRole('link', { name: 'Sign in to read it' }).getAttribute('href')).toBe(
      '/account/overview',
    )
  })
})
