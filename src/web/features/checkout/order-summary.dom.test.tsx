import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getCheckoutCredit } from '../../../shared/api/storefront.ts'
import { payTexts } from '../../../shared/messages/es/pay.ts'
import { chooseSpanish } from '../../test-support/choose-spanish.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

beforeEach(chooseSpanish)

it('sets what a purchase opens under its title: in Spanish no capital follows a colon', async () => {
  stubCalls(answerTo(getCheckoutCredit, () => ({ price: 750, credits: [], due: 750 })))
  renderPage('/checkout?service=90-day-max&amount=750')
  const opens = await screen.findByText(payTexts.opens.case, { exact: false })
  expect(opens.textContent).not.toMatch(/: [A-Z]/)
  expect(screen.getByText(payTexts.opensTitle, { exact: true })).toBeTruthy()
})
