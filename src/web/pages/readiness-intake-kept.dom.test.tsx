import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  dropFundingFile,
  getFundingDraft,
  keepFundingFile,
  saveFundingDraft,
  submitFundingApplication,
} from '../../shared/api/funding-form.ts'
import {
  createFundingPaymentIntent,
  getFundingPayment,
  listFormPackages,
} from '../../shared/api/funding-payments.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { nothingPaid, wholeForm as whole } from '../test-support/sample-funding-form.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const kept = { field: 'bankStatementsFile' as const, fileName: 'march.pdf', bytes: 2048 }
const saving = answerTo(saveFundingDraft, () => ({ savedAt: '2026-11-21T10:00:00Z' }))
const comingBack = (step: number, files = [kept]) =>
  answerTo(getFundingDraft, () => ({
    draft: { fields: { ...whole, agreeToTerms: true }, step, savedAt: '2026-11-21T10:00:00Z' },
    files,
  }))
const standing = (named: 'waiting' | 'used' | 'closed' | 'not-yours', keys: string[] = []) =>
  answerTo(listFormPackages, ({ query }) => {
    expect(query.get('purchase')).toBe('cs_bought')
    return {
      packages: keys.map((key) => ({ key, name: key, paid: 400, paidOn: '2026-11-21T10:00:00Z' })),
      named,
      applicationId: named === 'used' ? 41 : null,
    }
  })
const sentForms: FormData[] = []
const submitting = answerTo(submitFundingApplication, ({ body }) => {
  sentForms.push(body as FormData)
  return { applicationId: 41, refusedFiles: [] }
})
const file = (name: string) => new File(['%PDF-1.7 whole'], name)

describe('the chosen files of the funding form', () => {
  it('are there after a payment or a reload, by name and size, and go with the application', async () => {
    sentForms.length = 0
    stubCalls(comingBack(3), saving, nothingPaid, submitting)
    stubUploads()
    renderPage('/readiness-intake')
    expect(await screen.findByText('march.pdf')).toBeTruthy()
    expect(screen.getByText('2 KB')).toBeTruthy()
    expect(screen.getByText('Kept for one day. It goes with this application.')).toBeTruthy()
    expect(screen.getByText('We kept what you typed before and the files you chose.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await screen.findByRole('heading', { level: 1, name: 'Personal Information' })
    expect(sentForms[0]?.get('keptFiles')).toBe('bankStatementsFile')
    expect(sentForms[0]?.get('bankStatementsFile')).toBeNull()
  })

  it('can be removed and replaced', async () => {
    sentForms.length = 0
    const told: string[] = []
    stubCalls(
      comingBack(3),
      saving,
      nothingPaid,
      submitting,
      answerTo(dropFundingFile, ({ params }) => {
        told.push(`drop ${params.field}`)
        return { field: 'bankStatementsFile' as const }
      }),
      answerTo(keepFundingFile, ({ body }) => {
        told.push(`keep ${((body as FormData).get('chosen') as File).name}`)
        return kept
      }),
    )
    stubUploads()
    renderPage('/readiness-intake')
    fireEvent.click(await screen.findByRole('button', { name: 'Remove march.pdf' }))
    await waitFor(() => expect(told).toEqual(['drop bankStatementsFile']))
    expect(screen.queryByText('march.pdf')).toBeNull()
    fireEvent.change(screen.getByLabelText(/^Bank statements/), { target: { files: [file('april.pdf')] } })
    await waitFor(() => expect(told).toEqual(['drop bankStatementsFile', 'keep april.pdf']))
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await screen.findByRole('heading', { level: 1, name: 'Personal Information' })
    expect(sentForms[0]?.get('keptFiles')).toBeNull()
    expect(sentForms[0]?.get('bankStatementsFile')).toBeInstanceOf(File)
  })

  it('that did not open say so at once, and are asked for again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      comingBack(3, []),
      saving,
      nothingPaid,
      answerTo(keepFundingFile, () => ({
        status: 400,
        body: { error: 'torn.pdf is incomplete or damaged: its end is missing.', code: 'file_refused' },
      })),
    )
    stubUploads()
    renderPage('/readiness-intake')
    const chooser = await screen.findByLabelText(/^Bank statements/)
    fireEvent.change(chooser, { target: { files: [file('torn.pdf')] } })
    expect(await screen.findByText(/^torn.pdf is incomplete or damaged/)).toBeTruthy()
    warned.mockRestore()
  })

  it('have arrived before the payment opens; what could not be kept keeps the person here', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isBroken = true
    const order: string[] = []
    stubCalls(
      comingBack(3, []),
      saving,
      nothingPaid,
      answerTo(keepFundingFile, () => {
        order.push('file')
        return isBroken ? { status: 500, body: {} } : kept
      }),
      answerTo(createFundingPaymentIntent, () => {
        order.push('payment')
        return { paymentIntentId: 'pi_1', amount: 497, clientSecret: 'pi_1_secret_2' }
      }),
      answerTo(getFundingPayment, () => new Promise(() => {})),
    )
    stubUploads()
    const { location } = renderPage('/readiness-intake')
    const chooser = await screen.findByLabelText(/^Bank statements/)
    fireEvent.change(chooser, { target: { files: [file('march.pdf')] } })
    const pay = await screen.findByRole('button', { name: /^Pay \$497/ })
    await waitFor(() => expect(order).toEqual(['file']))
    fireEvent.click(pay)
    expect(await screen.findByText(/^We could not keep everything/)).toBeTruthy()
    expect(order).toEqual(['file', 'file'])
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: /^Pay \$497/ }))
    await waitFor(() => expect(location()).toBe('/readiness-checkout?product=armor-ready&amount=497'))
    expect(order).toEqual(['file', 'file', 'file', 'payment'])
    warned.mockRestore()
  })
})

describe('the form that a purchase leads to', () => {
  const address = '/readiness-intake?purchase=cs_bought'

  it('shows what is paid, asks for the fee of success, and sends both with the application', async () => {
    sentForms.length = 0
    stubCalls(comingBack(3, []), saving, standing('waiting', ['10k-september-play']), nothingPaid, submitting)
    stubUploads()
    renderPage(`${address}&step=3`)
    expect(await screen.findByText(/: \$400.00, paid on November 21, 2026/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please agree to the service fee')
    expect(sentForms).toEqual([])
    fireEvent.click(screen.getByLabelText(/^I agree to the service fee: 10%/))
    stubCalls(comingBack(3, []), saving, nothingPaid, submitting)
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await screen.findByRole('heading', { level: 1, name: 'Personal Information' })
    expect(sentForms[0]?.get('purchase')).toBe('cs_bought')
    expect(sentForms[0]?.get('agreeToFee')).toBe('true')
  })

  it('asks whoever is not known as its buyer to sign in, and leads back', async () => {
    stubCalls(comingBack(1, []), saving, standing('not-yours'))
    renderPage(address)
    expect(await screen.findByText('Sign in to use what you bought')).toBeTruthy()
    expect(screen.getAllByLabelText(/^Email/).length).toBeGreaterThan(1)
  })

  it('says that a purchase is used or refunded', async () => {
    stubCalls(comingBack(1, []), saving, standing('used'))
    const first = renderPage(address)
    const link = await screen.findByRole('link', { name: 'See the status of your application' })
    expect(link.getAttribute('href')).toBe('/readiness/status?application=41')
    first.unmount()
    stubCalls(comingBack(1, []), saving, standing('closed'))
    renderPage(address)
    expect(await screen.findByText(/^This purchase opens no application/)).toBeTruthy()
  })
})
