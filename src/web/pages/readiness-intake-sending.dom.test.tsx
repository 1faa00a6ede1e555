import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  dropFundingFile,
  keepFundingFile,
  mailFundingDraft,
  openFundingDraft,
  saveFundingDraft,
  submitFundingApplication,
} from '../../shared/api/funding-form.ts'
import {
  createFundingPaymentIntent,
  getFundingPayment,
  listFormPackages,
} from '../../shared/api/funding-payments.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { draftOf, nothingPaid, wholeForm as whole } from '../test-support/sample-funding-form.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const saving = answerTo(saveFundingDraft, () => ({ savedAt: '2026-11-21T10:00:00Z' }))
const keepingFiles = [
  answerTo(keepFundingFile, () => ({
    field: 'bankStatementsFile' as const,
    fileName: 'statements.pdf',
    bytes: 19,
  })),
  answerTo(dropFundingFile, () => ({ field: 'creditReportFile' as const })),
]
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a draft on another device', () => {
  it('is mailed as a link', async () => {
    stubCalls(
      nothingPaid,
      draftOf(whole, 1),
      saving,
      answerTo(mailFundingDraft, () => ({ sentTo: 'ana@example.com' })),
    )
    renderPage('/readiness-intake')
    await heading('Personal Information')
    await userEvent.type(screen.getByLabelText('Full name'), ' R')
    fireEvent.click(await screen.findByRole('button', { name: 'Email me the link' }))
    expect(await screen.findByText('The link is on its way to ana@example.com.')).toBeTruthy()
  })

  it('opens by a press, and says so when the link is used up', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let tries = 0
    stubCalls(
      nothingPaid,
      draftOf(whole, 1),
      saving,
      answerTo(openFundingDraft, ({ body }) => {
        tries += 1
        expect(body).toEqual({ token: 'tok' })
        return tries > 1
          ? { opened: true as const }
          : { status: 404, body: { error: 'This link has been used.', code: 'not_found' } }
      }),
    )
    const { location } = renderPage('/readiness-intake?draft=tok')
    fireEvent.click(await screen.findByRole('button', { name: 'Open my application' }))
    expect(await screen.findByText('This link has been used.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Open my application' }))
    await heading('Personal Information')
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Silva')
    expect(location()).toBe('/readiness-intake')
    warned.mockRestore()
  })
})

describe('the payment of a package', () => {
  it('asks for the required fields first', async () => {
    stubCalls(nothingPaid, draftOf({ ...whole, businessName: '' }, 2), saving)
    renderPage('/readiness-intake?step=2')
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$497/ }))
    expect(await screen.findByText('Complete Required Fields')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the name of your business')
  })

  it('keeps the form, the intent and the product, and opens the checkout', async () => {
    const asked: unknown[] = []
    stubCalls(
      nothingPaid,
      draftOf(whole, 2),
      saving,
      answerTo(createFundingPaymentIntent, ({ body }) => {
        asked.push(body)
        return { paymentIntentId: 'pi_1', amount: 497, clientSecret: 'pi_1_secret_2' }
      }),
      answerTo(getFundingPayment, () => new Promise(() => {})),
    )
    const { location } = renderPage('/readiness-intake?step=2')
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$497/ }))
    await waitFor(() => expect(location()).toBe('/readiness-checkout?product=armor-ready&amount=497'))
    expect(asked).toMatchObject([
      {
        productType: 'armor-ready',
        customerInfo: { fullName: 'Ana Silva', email: 'ana@example.com', phone: '5550100100' },
      },
    ])
    expect(localStorage.getItem('payment-intent-id')).toBe('pi_1')
    expect(localStorage.getItem('product-type')).toBe('armor-ready')
    expect(localStorage.getItem('funding-form-data')).toContain('Silva Bakery')
  })

  it('is not offered again once the server knows that it is paid', async () => {
    stubCalls(
      draftOf(whole, 2),
      saving,
      answerTo(listFormPackages, () => ({
        packages: [{ key: 'armor-ready', name: 'ARMOR Ready', paid: 497, paidOn: '2026-11-21T10:00:00Z' }],
        named: 'none' as const,
        applicationId: null,
      })),
    )
    renderPage('/readiness-intake?step=2')
    expect(await screen.findByText('ARMOR Ready: $497.00, paid on November 21, 2026')).toBeTruthy()
    expect(screen.getByText(/^Your application is not sent yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('gives back what was paid for a part of the bundle, and says so before the bundle is paid', async () => {
    stubCalls(
      draftOf({ ...whole, hasBusinessEntity: false }, 2),
      saving,
      answerTo(listFormPackages, () => ({
        packages: [{ key: 'armor-ready', name: 'ARMOR Ready', paid: 497, paidOn: '2026-11-21T10:00:00Z' }],
        named: 'none' as const,
        applicationId: null,
      })),
    )
    renderPage('/readiness-intake?step=2')
    expect(await screen.findByRole('button', { name: /^Pay \$997\.00/ })).toBeTruthy()
    expect(screen.getByText(/^The bundle includes ARMOR Ready\. .* we give back the \$497\.00/)).toBeTruthy()
  })

  it('says why it could not be set up', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      nothingPaid,
      draftOf(whole, 2),
      saving,
      answerTo(createFundingPaymentIntent, () => ({ status: 500, body: {} })),
    )
    renderPage('/readiness-intake?step=2')
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$497/ }))
    await waitFor(() => expect(screen.getAllByText('Payment Setup Failed')).toHaveLength(2))
    expect(screen.getAllByText('Failed to setup payment. Please try again.').length).toBe(2)
    warned.mockRestore()
  })
})

describe('the submission', () => {
  const file = new File(['%PDF-1.7 statements'], 'statements.pdf')
  const bad = new File(['MZ not a picture'], 'report.png')

  it('sends answers and files, resets the form and shows the way to the status', async () => {
    const sent: FormData[] = []
    stubCalls(
      nothingPaid,
      draftOf(whole, 3),
      saving,
      ...keepingFiles,
      answerTo(submitFundingApplication, ({ body }) => {
        sent.push(body as FormData)
        const refusedFiles = [{ field: 'bankStatementsFile', reason: 'statements.pdf is locked.' }]
        return { applicationId: 41, refusedFiles }
      }),
    )
    stubUploads()
    const { location } = renderPage('/readiness-intake?step=3')
    await heading('Documentation & Agreement')
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    expect(await screen.findByText('Please complete all required fields.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(screen.getByLabelText(/^Bank statements/), { target: { files: [file] } })
    fireEvent.change(screen.getByLabelText(/^Credit report/), { target: { files: [bad] } })
    expect(await screen.findByText(/report.png is not a PDF, DOC, DOCX, JPG or PNG file./)).toBeTruthy()
    fireEvent.click(screen.getByLabelText(/does not guarantee funding/))
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await heading('Personal Information')
    const form = sent[0] ?? new FormData()
    expect(form.get('hasBusinessEntity')).toBe('true')
    expect(form.get('page')).toBe('/readiness-intake')
    expect(form.get('partnerCode')).toBe('ARMOR')
    expect(form.get('textMessagesConsent')).toBe('false')
    expect(form.get('businessName')).toBe('Silva Bakery')
    expect(form.get('preferredEntityType')).toBeNull()
    expect(form.get('bankStatementsFile')).toBeInstanceOf(File)
    expect(form.get('creditReportFile')).toBeNull()
    // On the page at once, and told after what was told of the fields a moment before.
    await waitFor(() => expect(screen.getAllByText('Application Submitted!').length).toBe(2))
    expect(screen.getByText('statements.pdf is locked.')).toBeTruthy()
    const status = screen.getByRole('link', { name: 'See the status of your application' })
    expect(status.getAttribute('href')).toBe('/readiness/status?application=41')
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('')
    expect(location()).toBe('/readiness-intake')
  })

  it('waits for the draft that is on its way, which would otherwise come back after it', async () => {
    const order: string[] = []
    let answer = () => {}
    stubCalls(
      nothingPaid,
      draftOf({ ...whole, agreeToTerms: true }, 3),
      answerTo(saveFundingDraft, async () => {
        order.push('draft leaves')
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        order.push('draft is kept')
        return { savedAt: '2026-11-21T10:00:00Z' }
      }),
      answerTo(submitFundingApplication, () => {
        order.push('application leaves')
        return { applicationId: 41, refusedFiles: [] }
      }),
    )
    stubUploads()
    renderPage('/readiness-intake?step=3')
    const purpose = await screen.findByLabelText(/use the funding/)
    fireEvent.change(purpose, { target: { value: 'A third oven' } })
    await waitFor(() => expect(order).toEqual(['draft leaves']))
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    fireEvent.click(screen.getByRole('button', { name: /^Submit/ }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(order).toEqual(['draft leaves'])
    answer()
    await heading('Personal Information')
    expect(order).toEqual(['draft leaves', 'draft is kept', 'application leaves'])
  })

  it('takes a file along that was chosen a moment before', async () => {
    const sent: FormData[] = []
    stubCalls(
      nothingPaid,
      draftOf({ ...whole, agreeToTerms: true }, 3),
      saving,
      ...keepingFiles,
      answerTo(submitFundingApplication, ({ body }) => {
        sent.push(body as FormData)
        return { applicationId: 41, refusedFiles: [] }
      }),
    )
    stubUploads()
    renderPage('/readiness-intake?step=3')
    const chooser = await screen.findByLabelText(/^Bank statements/)
    fireEvent.change(chooser, { target: { files: [file] } })
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await heading('Personal Information')
    expect(sent[0]?.get('bankStatementsFile')).toBeInstanceOf(File)
  })

  it('that fails loses nothing and says the reason', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      nothingPaid,
      draftOf({ ...whole, agreeToTerms: true }, 3),
      saving,
      answerTo(submitFundingApplication, () => ({
        status: 500,
        body: { error: 'The application could not be stored.', code: 'internal' },
      })),
    )
    stubUploads()
    renderPage('/readiness-intake?step=3')
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Application' }))
    await waitFor(() => expect(screen.getAllByText('Submission Failed')).toHaveLength(2))
    expect(screen.getAllByText('The application could not be stored.').length).toBe(2)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/use the funding/).value).toBe('A second oven')
    expect(await screen.findByText(/^Kept at /)).toBeTruthy()
    warned.mockRestore()
  })
})
