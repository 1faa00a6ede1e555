import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listDocuments } from '../../shared/api/portal.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, caseRecord } from '../test-support/sample-case.ts'
import { letter } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const region = async (name: string) => within(await screen.findByRole('region', { name }))

it('names in words what was agreed to', async () => {
  const consent = {
    direction: 'granted' as const,
    purpose: 'service',
    wording: 'I agree.',
    wordingVersion: '1',
    page: '/checkout',
    actor: 'self',
    at: '2026-11-01T10:00:00.000Z',
  }
  const consents = ['phone', 'text', 'email', 'study', 'contact', 'terms'].map((channel) => ({
    ...consent,
    channel,
  }))
  stubCalls(...caseOf({ record: { consents } }))
  renderPage('/dashboard/client?client=5&part=history')
  const ledger = await region('Consents')
  const rows = ledger.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)).toEqual([
    'Phone calls',
    'Text messages',
    'Email',
    'Performance study',
    'Contact about the case',
    'Terms of an order',
  ])
})

it('names in words what the intake was answered with', async () => {
  const contact = { ...caseRecord.contact, previousDisputes: 'unsure', ftcAffidavit: 'not-yet' }
  stubCalls(...caseOf({ record: { contact } }))
  renderPage('/dashboard/client?client=5&part=record')
  const facts = await region('Contact and answers')
  const answers = ['Disputed before', 'Identity theft', 'Police report', 'FTC affidavit'].map(
    (name) => facts.getByText(name).nextElementSibling?.textContent,
  )
  expect(answers).toEqual(['Not sure', 'No', 'Not answered', 'Not yet'])
})

it('says of a paper that nobody signs that it needs no signature', async () => {
  const summary = { ...letter, documentType: 'summary', readyToSign: false, undecided: 0 }
  stubCalls(
    answerTo(listDocuments, () => [summary]),
    ...caseOf(),
  )
  renderPage('/dashboard/client?client=5&part=documents')
  const documents = await region('Documents')
  await documents.findByRole('link')
  expect(documents.getByText('Nothing to sign')).toBeTruthy()
})
