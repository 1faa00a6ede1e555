import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getAgreementNeed } from '../../shared/api/agreement.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

it('says at once that no agreement is needed, before anybody types where they live', async () => {
  const asked: string[] = []
  stubCalls(
    answerTo(getAgreementNeed, ({ query }) => {
      asked.push(`${query}`)
      return { asked: false, goOn: '/checkout?tier=premium&amount=1250' }
    }),
  )
  renderPage('/agreement?tier=premium&amount=1250')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No agreement is needed for this' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to payment' }).getAttribute('href')).toBe(
    '/checkout?tier=premium&amount=1250',
  )
  expect(screen.queryByLabelText('Street address')).toBeNull()
  expect(asked).toEqual(['tier=premium&amount=1250'])
})

it('asks where the buyer lives where a state asks for it, and where it could not be learnt', async () => {
  stubCalls(answerTo(getAgreementNeed, () => ({ asked: true, goOn: null })))
  const page = renderPage('/agreement?product=premium-plan')
  expect(await screen.findByLabelText('Street address')).toBeTruthy()
  page.unmount()
  stubCalls(answerTo(getAgreementNeed, () => refusal(503, 'The server is being restarted.')))
  renderPage('/agreement?product=premium-plan')
  expect(await screen.findByLabelText('Street address')).toBeTruthy()
})
