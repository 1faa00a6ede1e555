import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listMailings } from '../../shared/api/mailing.ts'
import {
  cancelPostalSend,
  getPostal,
  orderPostal,
  type PostalSend,
  quotePostal,
} from '../../shared/api/postal.ts'
import { getPackets, listResults } from '../../shared/api/results.ts'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { postalOf, postalSend } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const page = [
  answerTo(listMailings, () => mailLogOf({ letters: [unsentLetter] })),
  answerTo(listResults, () => []),
  answerTo(getPackets, () => ({
    entries: [],
    asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
  })),
]
const known = { lines: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'], corrected: null }
const quote = {
  from: {
    lines: ['Bea Buyer', '12 Peach Street', 'Atlanta, GA 30303'],
    deliverability: 'deliverable' as const,
    corrected: ['Bea Buyer', '12 PEACH ST', 'ATLANTA, GA 30303-1201'],
  },
  letters: [
    {
      documentId: 9,
      documentType: 'experian_dispute_letter',
      recipient: 'Experian',
      pages: 8,
      sheets: 9,
      envelope: 'flat' as const,
      missing: ['Copy of a utility bill or bank statement that shows my address'],
      price: 11.6,
      to: { ...known, deliverability: 'deliverable' as const },
    },
  ],
  total: 11.6,
  problem: null,
}
const section = async () => within(await screen.findByRole('region', { name: 'Send it for me' }))

it('offers services with prices beside mailing it oneself, checks the address, and orders what was shown', async () => {
  const asked: unknown[] = []
  stubCalls(
    ...page,
    answerTo(getPostal, () => postalOf()),
    answerTo(quotePostal, ({ body }) => {
      asked.push(body)
      return quote
    }),
    answerTo(orderPostal, ({ body }) => {
      asked.push(body)
      return refusal(409, 'The price or the letter changed meanwhile.')
    }),
  )
  renderPage('/account/mailing?client=5')
  const send = await section()
  expect(send.getByText('This is a sandbox')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^I mailed it/ })).toBeTruthy()
  expect(send.getByLabelText(/^Certified mail with return receipt, from \$12\.50/)).toBeTruthy()
  await userEvent.click(send.getByLabelText('Experian, round 1'))
  await userEvent.click(send.getByRole('button', { name: 'Check addresses and price' }))
  expect(send.getByText('Choose at least one letter.')).toBeTruthy()
  await userEvent.click(send.getByLabelText('Experian, round 1'))
  await userEvent.click(send.getByRole('button', { name: 'Check addresses and price' }))
  const heading = await send.findByRole('heading', { name: 'What we would send' })
  expect(document.activeElement).toBe(heading)
  expect(send.getByText('8 pages, in a flat envelope')).toBeTruthy()
  expect(send.getAllByText('The post knows this address.')).toHaveLength(2)
  await userEvent.click(send.getByLabelText('Print my address this way on the envelope'))
  await userEvent.click(send.getByRole('button', { name: 'Go on to the payment' }))
  expect(await send.findByText('The price or the letter changed meanwhile.')).toBeTruthy()
  expect(asked).toMatchObject([
    { documentIds: [9], service: 'certified' },
    { documentIds: [9], service: 'certified', total: 11.6, useCorrectedSender: true },
  ])
})

it('says once why letters cannot be sent, and each of them is described by its own reason', async () => {
  const letter = (documentId: number, recipient: string, reason: Sentence) => ({
    documentId,
    documentType: 'dispute_letter',
    recipient,
    round: 1,
    reason,
  })
  stubCalls(
    ...page,
    answerTo(getPostal, () =>
      postalOf({
        letters: [
          letter(11, 'Experian', says('postal.stillDraft')),
          letter(12, 'Equifax', says('postal.notSigned')),
          letter(13, 'TransUnion', says('postal.stillDraft')),
        ],
      }),
    ),
  )
  renderPage('/account/mailing?client=5')
  const send = await section()
  const isDraft = /^Still a draft\./
  const isUnsigned = /^Your signature comes first\./
  expect(send.getAllByText(isDraft)).toHaveLength(1)
  expect(send.getAllByText(isUnsigned)).toHaveLength(1)
  for (const [recipient, reason] of [
    ['Experian', isDraft],
    ['TransUnion', isDraft],
    ['Equifax', isUnsigned],
  ] as const) {
    const box = send.getByLabelText(`${recipient}, round 1`)
    const described = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(reason)
    expect(box).toHaveProperty('disabled', true)
  }
})

it('says once for all letters which papers they lack, and of some letters alone with their names', async () => {
  const [first] = quote.letters
  const letters = ['Experian', 'Equifax', 'TransUnion'].map((recipient, at) => ({
    ...first,
    documentId: 9 + at,
    documentType: `${recipient.toLowerCase()}_dispute_letter`,
    recipient,
    missing: [...(first?.missing ?? []), ...(at === 1 ? ['Copy of my identity theft report'] : [])],
  }))
  stubCalls(
    ...page,
    answerTo(getPostal, () => postalOf()),
    answerTo(quotePostal, () => ({ ...quote, letters }) as typeof quote),
  )
  renderPage('/account/mailing?client=5')
  const send = await section()
  await userEvent.click(send.getByRole('button', { name: 'Check addresses and price' }))
  expect(await send.findAllByRole('link', { name: 'Add papers first' })).toHaveLength(1)
  const notice = send.getByText('Not in these letters: it stands there without a tick').parentElement
  expect(
    within(notice as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Copy of a utility bill or bank statement that shows my address',
    'Copy of my identity theft report (only: Equifax)',
  ])
})

it('takes no payment for an address that the post does not know', async () => {
  const problem = says('postal.unknownRecipient', { recipient: 'Experian' })
  stubCalls(
    ...page,
    answerTo(getPostal, () => postalOf()),
    answerTo(quotePostal, () => ({ ...quote, problem })),
  )
  renderPage('/account/mailing?client=5')
  const send = await section()
  await userEvent.click(send.getByRole('button', { name: 'Check addresses and price' }))
  expect(await send.findByText(/The post does not know this address: Experian/)).toBeTruthy()
  expect(send.queryByRole('button', { name: 'Go on to the payment' })).toBeNull()
})

it('draws where a letter is, marks the sandbox, and cancels while that is possible', async () => {
  let current: PostalSend = postalSend
  stubCalls(
    ...page,
    answerTo(getPostal, () => postalOf({ letters: [], sends: [current] })),
    answerTo(cancelPostalSend, () => {
      current = { ...postalSend, state: 'canceled', cancellableUntil: null, refunded: true }
      return current
    }),
  )
  renderPage('/account/mailing?client=5')
  const letter = within(await screen.findByRole('article', { name: 'Mailed for you: Experian' }))
  expect(letter.getByText('Sandbox: not mailed')).toBeTruthy()
  expect(letter.getByText('Tracking number SANDBOX-0A1B2C3D')).toBeTruthy()
  const steps = within(letter.getByRole('list', { name: 'Where this letter is' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Being handed over',
    'Accepted for printing',
    'In transit',
    'Delivered',
  ])
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  await userEvent.click(letter.getByRole('button', { name: 'Cancel the letter to Experian' }))
  expect(await screen.findByText('The letter to Experian is canceled.')).toBeTruthy()
  expect(await screen.findByText(/^We refund \$9\.50/)).toBeTruthy()
})
