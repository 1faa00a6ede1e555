import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listOwnMails } from '../../shared/api/own-mails.ts'
import { listOwnTexts } from '../../shared/api/own-texts.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const lists = [
  answerTo(listOwnTexts, () => [
    { key: 'refund', kind: 'notice' as const, name: 'Refund', lead: 'When money goes back.', states: [] },
  ]),
  answerTo(listOwnMails, () => []),
]

it.each([
  { may: ['settings'] as const, links: 1 },
  { may: ['work'] as const, links: 0 },
])('offers a new kind of mail to whoever may make one: $may', async ({ may, links }) => {
  stubCalls(signedInAs('staff', may), ...lists)
  renderPage('/dashboard/texts')
  expect(await screen.findByText('When money goes back.')).toBeTruthy()
  expect(screen.getByText(/^Not here, and as shipped: the invitation of staff/)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Make a new kind' })).toHaveLength(links)
})

it('is where an address of a text leads that names none', async () => {
  stubCalls(signedInAs('admin'), ...lists)
  const { location } = renderPage('/dashboard/text')
  expect(await screen.findByText('When money goes back.')).toBeTruthy()
  expect(location()).toBe('/dashboard/texts')
})
