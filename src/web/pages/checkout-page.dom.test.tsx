import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  createPaymentIntent,
  getCreditPrefill,
  getPayment,
  getPaymentSetup,
} from '../../shared/api/checkout.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { bureauKeys } from '../../shared/api/vocabulary.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const payment = {
  paymentIntentId: 'pi_1',
  status: 'requires_payment_method' as const,
  amount: 1750,
  product: 'ARMOR Premier',
  clientId: null,
  intakeCompleted: false,
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  failure: null,
}
const stored = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  agreeToContact: true,
  tier: 'premier',
  attemptKey: 'key-1',
}
const keep = (draft: object) => localStorage.setItem('armor_checkout_data', JSON.stringify(draft))
const kept = () => JSON.parse(localStorage.getItem('armor_checkout_data') ?? '{}')
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: true })

describe('/checkout, step 1', () => {
  it('cannot continue before the communication preferences are set', async () => {
    renderPage('/checkout?tier=elite')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue to payment' })
    expect(button.disabled).toBe(true)
    expect(
      screen.getAllByText('Please set your communication preferences to continue').length,
    ).toBeGreaterThan(0)
    expect(screen.getByText('$2,500.00')).toBeTruthy()
  })

  it('asks for the intent of what the address names, then shows step 2', async () => {
    const asked: unknown[] = []
    stubCalls(
      answerTo(createPaymentIntent, ({ body }) => {
        asked.push(body)
        return {
          clientSecret: 'pi_1_secret_2',
          paymentIntentId: 'pi_1',
          amount: 1750,
          product: 'ARMOR Premier',
        }
      }),
      answerTo(getPayment, () => payment),
      answerTo(getPaymentSetup, () => ({ status: 503, body: {} })),
    )
    const { location } = renderPage('/checkout?tier=premier')
    const person = userEvent.setup()
    enter(await field('Full name'), 'Ana Silva')
    enter(await field('Email address'), 'ana@example.com')
    enter(await field('Phone number'), '(555) 010-0100')
    await person.click(screen.getByRole('button', { name: 'Set preferences' }))
    await person.click(screen.getByRole('button', { name: 'Yes, Keep Me Updated' }))
    await person.click(screen.getByRole('button', { name: 'Continue now' }))
    await person.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await waitFor(() => expect(location()).toBe('/checkout?tier=premier&step=2'))
    expect(asked).toMatchObject([
      {
        name: 'Ana Silva',
        phone: '(555) 010-0100',
        agreeToContact: true,
        tier: 'premier',
        communicationPreferences: { phone: true, text: true, email: true },
      },
    ])
    expect(await screen.findByText('The payment form could not be loaded')).toBeTruthy()
    expect(kept()).toMatchObject({ email: 'ana@example.com', paymentIntentId: 'pi_1' })
  })

  it('keeps everything and says so when the intent cannot be made', async () => {
    keep({ ...stored, attemptKey: null })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      answerTo(createPaymentIntent, () => ({ status: 400, body: { error: 'No.', code: 'payment_refused' } })),
    )
    const { location } = renderPage('/checkout')
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByText('Error: Failed to create payment. Please try again.')).toBeTruthy()
    expect((await field('Full name')).value).toBe('Ana Silva')
    expect(location()).toBe('/checkout')
    warned.mockRestore()
  })

  it('offers no second payment for a case that is paid, and leads to it', async () => {
    keep({ ...stored, attemptKey: null })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: unknown[] = []
    stubCalls(
      answerTo(createPaymentIntent, ({ body }) => {
        asked.push(body)
        return { status: 409, body: { error: 'This case is paid already.', code: 'conflict' } }
      }),
    )
    renderPage('/checkout?tier=premium&amount=1250&client=12')
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByText('This case is paid already')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open your dashboard' })
    expect(link.getAttribute('href')).toBe('/client-dashboard?client=12')
    expect(asked).toMatchObject([{ tier: 'premium', client: '12' }])
    warned.mockRestore()
  })

  it('lists what is missing in a summary that has the focus', async () => {
    keep({ agreeToContact: false })
    renderPage('/checkout')
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('There is a problem')
    expect(summary.textContent).toContain('Enter your full name')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(document.title).toMatch(/^Error: /)
  })
})

describe('/checkout, prefill', () => {
  it('fills the fields of the address and rejects placeholders', async () => {
    renderPage('/checkout?fullName=Joe+Doe&email_address=joe@example.com&phone_number=5550100100')
    expect((await field('Full name')).value).toBe('Joe Doe')
    expect((await screen.findAllByText('Form Prefilled')).length).toBeGreaterThan(0)
  })

  it('fills nothing of an address with a placeholder', async () => {
    renderPage('/checkout?name={{name}}&email=joe@example.com')
    const text = 'Your Tally form needs to be configured to send actual user data. Please contact support.'
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect((await field('Email address')).value).toBe('')
  })

  it('fetches what a token stands for', async () => {
    const data = { name: 'Tina', email: 'tina@example.com', phone: '5550100199', communicationConsent: true }
    stubCalls(answerTo(getCreditPrefill, ({ params }) => ({ success: params.token === 'tok', data })))
    renderPage('/checkout?token=tok')
    await waitFor(async () => expect((await field('Full name')).value).toBe('Tina'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to payment' }).disabled).toBe(
      false,
    )
  })

  it('fills nothing of a token with a placeholder', async () => {
    const data = { name: '{{name}}', email: '@email', phone: '', communicationConsent: true }
    stubCalls(answerTo(getCreditPrefill, () => ({ success: true, data })))
    renderPage('/checkout?token=tok')
    expect((await screen.findAllByText('Configuration Error')).length).toBeGreaterThan(0)
    expect((await field('Full name')).value).toBe('')
  })

  it('says so when the token is unknown', async () => {
    stubCalls(
      answerTo(getCreditPrefill, () => ({ status: 404, body: { error: 'Unknown.', code: 'not_found' } })),
    )
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage('/checkout?token=tok')
    const text = 'Could not load your previous information. Please fill out the form manually.'
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    warned.mockRestore()
  })
})

describe('/checkout, after the payment', () => {
  it('Back to step 2 says that it is paid and offers no second payment', async () => {
    keep(stored)
    stubCalls(
      answerTo(createPaymentIntent, () => ({
        clientSecret: 'pi_1_secret_2',
        paymentIntentId: 'pi_1',
        amount: 1750,
        product: 'ARMOR Premier',
      })),
      answerTo(getPayment, () => ({ ...payment, status: 'succeeded' as const })),
      answerTo(getPaymentSetup, () => ({ status: 503, body: {} })),
    )
    renderPage('/checkout?step=2')
    expect(await screen.findByText('This payment has gone through')).toBeTruthy()
  })

  it('step 3 takes the secret out of the address and leads to the success page', async () => {
    stubCalls(
      answerTo(getPayment, () => ({ ...payment, status: 'succeeded' as const, clientId: 7 })),
      answerTo(listUploadedReports, () => []),
    )
    const { location } = renderPage(
      '/checkout?step=3&payment_intent=pi_0&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed',
    )
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue' })
    expect(link.getAttribute('href')).toBe('/success?payment_intent=pi_1&client=7&type=paid')
    await waitFor(() => expect(location()).toBe('/checkout?step=3&payment_intent=pi_1'))
    expect(
      screen
        .getAllByRole('button', { name: /^Upload .* report$/ })
        .every((each) => each.hasAttribute('disabled')),
    ).toBe(true)
  })

  it('step 3 leads on to the intake once all reports are there, and still to the success page', async () => {
    const reports = bureauKeys.map((bureau) => ({
      bureau,
      fileName: 'report.pdf',
      bytes: 9,
      pages: 7,
      uploadedAt: '2026-11-21T10:00:00.000Z',
      recognition: null,
      owner: null,
    }))
    stubCalls(
      answerTo(getPayment, () => ({ ...payment, status: 'succeeded' as const, clientId: 7 })),
      answerTo(listUploadedReports, () => reports),
    )
    renderPage('/checkout?step=3&payment_intent=pi_1')
    const on = await screen.findByRole('link', { name: 'Complete Client Intake' })
    expect(on.getAttribute('href')).toBe('/intake?client=pi_1')
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/success?payment_intent=pi_1&client=7&type=paid',
    )
  })

  it('step 3 believes the server and not the address', async () => {
    stubCalls(answerTo(getPayment, () => ({ ...payment, failure: 'Your card was declined.' })))
    renderPage('/checkout?step=3&payment_intent=pi_1&redirect_status=succeeded')
    expect(await screen.findByText('Your card was declined.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to payment' }).getAttribute('href')).toBe(
      '/checkout?step=2',
    )
    await act(async () => {})
  })
})
