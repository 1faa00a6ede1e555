import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  getFundingDraft,
  getFundingPrefill,
  mailFundingDraft,
  openFundingDraft,
  saveFundingDraft,
  submitFundingApplication,
} from '../../shared/api/funding-form.ts'
import { createFundingPaymentIntent, getFundingPayment } from '../../shared/api/funding-payments.ts'
import { emptyFundingFields, type FundingFields } from '../../shared/rules/funding-form.ts'
import { keepChosenLanguage } from '../lib/chosen-language.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const whole: FundingFields = {
  ...emptyFundingFields,
  fullName: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  bestContactMethod: 'text',
  estimatedCreditScore: '650-699',
  monthlyIncome: '$5K-$10K',
  employmentType: 'Business Owner',
  hasBusinessEntity: true,
  businessName: 'Silva Bakery',
  entityType: 'LLC',
  formationState: 'Ohio',
  fundingGoal: '<$50K',
  fundingPurpose: 'A second oven',
}
const noDraft = answerTo(getFundingDraft, () => ({ draft: null }))
const draftOf = (fields: FundingFields, step: number) =>
  answerTo(getFundingDraft, () => ({ draft: { fields, step, savedAt: '2026-11-21T10:00:00Z' } }))
const saved: unknown[] = []
const saving = answerTo(saveFundingDraft, ({ body }) => {
  saved.push(body)
  return { savedAt: '2026-11-21T10:00:00Z' }
})
const next = () => screen.getByRole('button', { name: 'Next Step' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the steps of the funding form', () => {
  it('go on only when the step is right, and say what is missing', async () => {
    stubCalls(noDraft, saving)
    renderPage('/readiness-intake')
    await heading('Personal Information')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    expect(screen.getByText('0% complete')).toBeTruthy()
    fireEvent.click(next())
    expect(await screen.findByText('Missing Information')).toBeTruthy()
    expect(screen.getByText('Please fill in all required fields before continuing.')).toBeTruthy()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Enter your full name')
    expect(summary.textContent).toContain('Choose how we may contact you')
    await waitFor(() => expect(document.activeElement).toBe(summary))

    const person = userEvent.setup()
    await person.type(screen.getByLabelText('Full name'), 'Ana Silva')
    expect(summary.textContent).not.toContain('Enter your full name')
    await person.type(screen.getByLabelText('Email address'), 'ana@example')
    await person.type(screen.getByLabelText('Phone number'), '5550100100')
    await person.click(screen.getByLabelText('Text message'))
    fireEvent.click(next())
    expect((await screen.findByRole('alert')).textContent).toContain('in the correct format')
    await person.type(screen.getByLabelText('Email address'), '.com')
    saved.length = 0
    fireEvent.click(next())
    await heading('Financial Details')
    await waitFor(() => expect(saved).toMatchObject([{ step: 2, fields: { email: 'ana@example.com' } }]))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    await heading('Personal Information')
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Silva')
  })

  it('ask about the entity there is, or about the one there will be, and offer the package that fits', async () => {
    stubCalls(draftOf({ ...whole, hasBusinessEntity: false }, 2), saving)
    renderPage('/readiness-intake?step=2')
    await heading('Financial Details')
    expect(screen.getByLabelText('Entity type you would like')).toBeTruthy()
    expect(screen.queryByLabelText('Business name')).toBeNull()
    expect(
      screen.getByRole('button', { name: 'Pay $997.00 for Entity Formation + Readiness Bundle' }),
    ).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Yes, I have one'))
    expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Silva Bakery')
    expect(screen.queryByLabelText('Entity type you would like')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay \$997/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Pay $497.00 for ARMOR Ready' })).toBeTruthy()
    await screen.findByText(/^Kept at /)
  })

  it('open where the draft was left, and never beyond what is answered', async () => {
    stubCalls(draftOf({ ...whole, fundingGoal: '' }, 3), saving)
    renderPage('/readiness-intake')
    await heading('Financial Details')
    expect(screen.getByText('We kept what you typed before. Files have to be chosen again.')).toBeTruthy()
  })
})

describe('a prefill of the funding form', () => {
  it('fills the fields, says so, is a draft at once and cleans the address after a second', async () => {
    saved.length = 0
    stubCalls(noDraft, saving)
    const { location } = renderPage('/funding-intake?full_name=Ana+Silva&email=ana@example.com&hasEntity=yes')
    expect((await screen.findAllByText('Form Prefilled')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Silva')
    await waitFor(() => expect(saved).toMatchObject([{ fields: { hasBusinessEntity: true } }]))
    expect(location()).toContain('full_name')
    await waitFor(() => expect(location()).toBe('/funding-intake'), { timeout: 3000 })
  })

  it.each([
    ['?name={{name}}&email=ana@example.com', 'Configuration Error'],
    ['?token={{token}}', 'Configuration Error'],
    ['?token=template', 'Configuration Error'],
    ['?token=odd', 'Prefill Warning'],
    ['?token=gone', 'Prefill Error'],
  ])('of %s is told as %s and fills nothing', async (query, title) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      noDraft,
      answerTo(getFundingPrefill, ({ params }) => {
        if (params.token === 'template') return { success: false, rejected: true, data: {} }
        return params.token === 'odd'
          ? { status: 200, body: { success: true, rejected: false, data: { monthlyIncome: 'a lot' } } }
          : { status: 404, body: { error: 'Unknown.', code: 'not_found' } }
      }),
    )
    renderPage(`/readiness-intake${query}`)
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('')
    warned.mockRestore()
  })

  it('by a token fills what it stands for', async () => {
    stubCalls(
      noDraft,
      saving,
      answerTo(getFundingPrefill, () => ({ success: true, rejected: false, data: { fullName: 'Tina Roe' } })),
    )
    renderPage('/readiness-intake?token=tok')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Tina Roe'))
  })

  it('for another person does not mix with the draft of the first', async () => {
    stubCalls(draftOf(whole, 1), saving)
    renderPage('/readiness-intake?email=tina@example.com')
    await heading('Personal Information')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('tina@example.com')
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('')
  })
})

describe('/funding-intake', () => {
  it('is not shown when it is opened cold', async () => {
    let asked = 0
    stubCalls(
      answerTo(getFundingDraft, () => {
        asked += 1
        return { draft: null }
      }),
    )
    renderPage('/funding-intake')
    await waitFor(() => expect(asked).toBe(1))
    await screen.findByText('Loading...')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('is the form for whom it has a draft', async () => {
    stubCalls(draftOf(whole, 1), saving)
    renderPage('/funding-intake')
    await heading('Personal Information')
  })
})

describe('the form in Spanish', () => {
  it('says labels, options and problems in Spanish', async () => {
    keepChosenLanguage('es')
    stubCalls(draftOf(whole, 2), saving)
    renderPage('/readiness-intake?step=2')
    await heading('Datos financieros')
    expect(screen.getByLabelText('Dueño de negocio / otro')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Nombre de la empresa'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Paso siguiente' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Escriba el nombre de su empresa')
    expect(screen.getByText('Análisis de financiabilidad')).toBeTruthy()
    await screen.findByText(/^Guardado a las /)
  })
})

describe('a draft on another device', () => {
  it('is mailed as a link', async () => {
    stubCalls(
      draftOf(whole, 1),
      saving,
      answerTo(mailFundingDraft, () => ({ sentTo: 'ana@example.com' })),
    )
    renderPage('/readiness-intake')
    await heading('Personal Information')
    await userEvent.type(screen.getByLabelText('Full name'), ' R')
    fireEvent.click(await screen.findByRole('button', { name: 'Mail me the link' }))
    expect(await screen.findByText('The link is on its way to ana@example.com.')).toBeTruthy()
  })

  it('opens by a press, and says so when the link is used up', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let tries = 0
    stubCalls(
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
    stubCalls(draftOf({ ...whole, businessName: '' }, 2), saving)
    renderPage('/readiness-intake?step=2')
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$497/ }))
    expect(await screen.findByText('Complete Required Fields')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the name of your business')
  })

  it('keeps the form, the intent and the product, and opens the checkout', async () => {
    const asked: unknown[] = []
    stubCalls(
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

  it('is not offered again in the tab that made it', async () => {
    const record = {
      paymentIntentId: 'pi_1',
      productType: 'armor-ready',
      amount: 497,
      service: 'ARMOR Ready',
    }
    localStorage.setItem('payment-success', JSON.stringify(record))
    stubCalls(draftOf(whole, 2), saving)
    renderPage('/readiness-intake?step=2')
    expect(await screen.findByText(/^ARMOR Ready is paid./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(localStorage.getItem('payment-success')).not.toBeNull()
  })

  it('says why it could not be set up', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      draftOf(whole, 2),
      saving,
      answerTo(createFundingPaymentIntent, () => ({ status: 500, body: {} })),
    )
    renderPage('/readiness-intake?step=2')
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$497/ }))
    expect((await screen.findAllByText('Payment Setup Failed')).length).toBe(2)
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
      draftOf(whole, 3),
      saving,
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
    expect(form.get('textMessagesConsent')).toBe('false')
    expect(form.get('businessName')).toBe('Silva Bakery')
    expect(form.get('preferredEntityType')).toBeNull()
    expect(form.get('bankStatementsFile')).toBeInstanceOf(File)
    expect(form.get('creditReportFile')).toBeNull()
    expect(screen.getAllByText('Application Submitted!').length).toBe(2)
    expect(screen.getByText('statements.pdf is locked.')).toBeTruthy()
    const status = screen.getByRole('link', { name: 'See the status of your application' })
    expect(status.getAttribute('href')).toBe('/readiness/status?application=41')
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('')
    expect(location()).toBe('/readiness-intake')
  })

  it('that fails loses nothing and says the reason', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
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
    expect((await screen.findAllByText('Submission Failed')).length).toBe(2)
    expect(screen.getAllByText('The application could not be stored.').length).toBe(2)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/use the funding/).value).toBe('A second oven')
    warned.mockRestore()
  })
})
