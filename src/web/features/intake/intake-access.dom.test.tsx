import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getPayment } from '../../../shared/api/checkout.ts'
import { getIntakeAccess, getIntakeDraft } from '../../../shared/api/intake.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

const payment = {
  paymentIntentId: 'pi_1',
  status: 'succeeded' as const,
  amount: 1250,
  product: 'ARMOR Premium',
  clientId: 7,
  intakeCompleted: false,
  name: '',
  email: '',
  phone: '',
  failure: null,
}
type Access = CallReply<typeof getIntakeAccess>

const open = (address: string, answer: Partial<Access>, asked: unknown[] = []) => {
  stubCalls(
    answerTo(getIntakeDraft, () => ({ fields: {}, files: [] })),
    answerTo(getPayment, () => payment),
    answerTo(getIntakeAccess, ({ query }) => {
      asked.push(Object.fromEntries(query))
      return { state: 'open' as const, unpaidClient: null, paidClient: null, ...answer }
    }),
  )
  renderPage(address)
}

describe('/intake of somebody who has not paid', () => {
  it('says so at once, names every package with its price, and keeps the form', async () => {
    const asked: unknown[] = []
    open('/intake', { state: 'unpaid' }, asked)
    expect(await screen.findByText('Nothing is paid for this intake yet')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Pay $1,250 for ARMOR Premium' })
    expect(link.getAttribute('href')).toBe('/checkout?tier=premium&amount=1250')
    expect(screen.getAllByRole('link', { name: /^Pay \$/ })).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(asked).toEqual([{ type: 'paid' }])
  })

  it('pays for the record that was sent before', async () => {
    open('/intake?client=12', { state: 'unpaid', unpaidClient: 12 })
    const link = await screen.findByRole('link', { name: 'Pay $500 for ARMOR Standard' })
    expect(link.getAttribute('href')).toBe('/checkout?tier=standard&amount=500&client=12')
  })

  it('asks nobody to pay again who paid in this browser', async () => {
    open('/intake', { state: 'unpaid', paidClient: 7 })
    const link = await screen.findByRole('link', { name: 'Open the intake that is paid' })
    expect(link.getAttribute('href')).toBe('/intake?client=7')
    expect(screen.queryByRole('link', { name: /^Pay \$/ })).toBeNull()
  })

  it('says what is wrong with a tester’s link', async () => {
    open('/intake?type=tester&token=bt_x', { state: 'token-invalid' })
    expect(await screen.findByText('This beta link is not valid')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Apply for the beta program' })
    expect(link.getAttribute('href')).toBe('/apply-beta')
  })

  it('says nothing of the kind to who has paid', async () => {
    const asked: unknown[] = []
    open('/intake?client=pi_1', {}, asked)
    await screen.findByRole('button', { name: 'Continue' })
    await expect.poll(() => asked).toEqual([{ type: 'paid', client: 'pi_1' }])
    expect(screen.queryByText('Nothing is paid for this intake yet')).toBeNull()
  })
})
