import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getFundingDraft, getFundingPrefill, saveFundingDraft } from '../../shared/api/funding-form.ts'
import { chooseSpanish } from '../test-support/choose-spanish.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { draftOf, nothingPaid, wholeForm as whole } from '../test-support/sample-funding-form.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const noDraft = answerTo(getFundingDraft, () => ({ draft: null, files: [] }))
const saved: unknown[] = []
const saving = answerTo(saveFundingDraft, ({ body }) => {
  saved.push(body)
  return { savedAt: '2026-11-21T10:00:00Z' }
})
const next = () => screen.getByRole('button', { name: 'Next Step' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the steps of the funding form', () => {
  it('go on only when the step is right, and say what is missing', async () => {
    stubCalls(nothingPaid, noDraft, saving)
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
    enter(screen.getByLabelText('Full name'), 'Ana Silva')
    expect(summary.textContent).not.toContain('Enter your full name')
    enter(screen.getByLabelText('Email address'), 'ana@example')
    enter(screen.getByLabelText('Phone number'), '5550100100')
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
    stubCalls(nothingPaid, draftOf({ ...whole, hasBusinessEntity: false }, 2), saving)
    renderPage('/readiness-intake?step=2')
    await heading('Financial Details')
    expect(screen.getByLabelText('Entity type you would like')).toBeTruthy()
    expect(screen.queryByLabelText('Business name')).toBeNull()
    // Offered once it is known what is paid.
    await screen.findByRole('button', { name: 'Pay $997.00 for Entity Formation + Readiness Bundle' })
    fireEvent.click(screen.getByLabelText('Yes, I have one'))
    expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Silva Bakery')
    expect(screen.queryByLabelText('Entity type you would like')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay \$997/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Pay $497.00 for ARMOR Ready' })).toBeTruthy()
    await screen.findByText(/^Kept at /)
  })

  it('take a double click on Next Step, and on Previous, for one press', async () => {
    stubCalls(nothingPaid, draftOf({ ...whole, fundingPurpose: '' }, 1), saving)
    renderPage('/readiness-intake')
    await heading('Personal Information')
    const person = userEvent.setup()
    await person.dblClick(next())
    await heading('Financial Details')
    await person.dblClick(next())
    await heading('Documentation & Agreement')
    expect(screen.queryByText('Please complete all required fields.')).toBeNull()
    await person.dblClick(screen.getByRole('button', { name: 'Previous' }))
    await heading('Financial Details')
  })

  it('open where the draft was left, and never beyond what is answered', async () => {
    stubCalls(nothingPaid, draftOf({ ...whole, fundingGoal: '' }, 3), saving)
    renderPage('/readiness-intake')
    await heading('Financial Details')
    expect(screen.getByText('We kept what you typed before.')).toBeTruthy()
  })
})

describe('a prefill of the funding form', () => {
  it('fills the fields, says so, is a draft at once and cleans the address after a second', async () => {
    saved.length = 0
    stubCalls(nothingPaid, noDraft, saving)
    const { location } = renderPage('/funding-intake?full_name=Ana+Silva&email=ana@example.com&hasEntity=yes')
    expect((await screen.findAllByText('Form Prefilled')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Silva')
    await waitFor(() => expect(saved).toMatchObject([{ fields: { hasBusinessEntity: true } }]))
    expect(location()).toContain('full_name')
    await waitFor(() => expect(location()).toBe('/funding-intake'))
  })

  it('stays in the address until it is kept: a reload would find it nowhere else', async () => {
    let answer = (_: { savedAt: string }) => {}
    const slow = new Promise<{ savedAt: string }>((resolve) => {
      answer = resolve
    })
    stubCalls(
      nothingPaid,
      noDraft,
      answerTo(saveFundingDraft, () => slow),
    )
    const { location } = renderPage('/funding-intake?full_name=Ana+Silva&email=ana@example.com')
    await screen.findByLabelText('Full name')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
    expect(location()).toContain('full_name')
    answer({ savedAt: '2026-11-21T10:00:00Z' })
    await waitFor(() => expect(location()).toBe('/funding-intake'))
  })

  it.each([
    ['?name={{name}}&email=ana@example.com', 'Configuration Error'],
    ['?token={{token}}', 'Configuration Error'],
    ['?token=template', 'Configuration Error'],
    ['?token=odd', 'Prefill Warning'],
    ['?creditScore=excellent', 'Prefill Warning'],
    ['?token=gone', 'Prefill Error'],
  ])('of %s is told as %s and fills nothing', async (query, title) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      nothingPaid,
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
      nothingPaid,
      noDraft,
      saving,
      answerTo(getFundingPrefill, () => ({ success: true, rejected: false, data: { fullName: 'Tina Roe' } })),
    )
    renderPage('/readiness-intake?token=tok')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Tina Roe'))
  })

  it('for another person does not mix with the draft of the first', async () => {
    stubCalls(nothingPaid, draftOf(whole, 1), saving)
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
      nothingPaid,
      answerTo(getFundingDraft, () => {
        asked += 1
        return { draft: null, files: [] }
      }),
    )
    renderPage('/funding-intake')
    await waitFor(() => expect(asked).toBe(1))
    await screen.findByText('Loading...')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('is the form when nobody can say whether there is a draft', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      nothingPaid,
      answerTo(getFundingDraft, () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
    )
    renderPage('/funding-intake')
    await heading('Personal Information')
    warned.mockRestore()
  })

  it('is the form for whom it has a draft', async () => {
    stubCalls(nothingPaid, draftOf(whole, 1), saving)
    renderPage('/funding-intake')
    await heading('Personal Information')
  })
})

describe('the form in Spanish', () => {
  it('says labels, options and problems in Spanish', async () => {
    await chooseSpanish()
    stubCalls(nothingPaid, draftOf(whole, 2), saving)
    renderPage('/readiness-intake?step=2')
    await heading('Datos financieros')
    expect(screen.getByLabelText('Dueño de negocio / otro')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Nombre de la empresa'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Paso siguiente' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Escriba el nombre de su empresa')
    expect(screen.getByText('Análisis de su preparación')).toBeTruthy()
    await screen.findByText(/^Guardado a las /)
  })
})
