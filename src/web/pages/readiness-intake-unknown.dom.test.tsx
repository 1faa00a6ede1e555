import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getFundingDraft, saveFundingDraft } from '../../shared/api/funding-form.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { nothingPaid, wholeForm as whole } from '../test-support/sample-funding-form.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const savedAt = '2026-11-21T10:00:00Z'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('a draft that could not be loaded is not written over, and comes into the form as soon as it can be', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let asked = 0
  const saved: unknown[] = []
  stubCalls(
    nothingPaid,
    answerTo(getFundingDraft, () => {
      asked += 1
      if (asked === 1) return { status: 500, body: { error: 'Something went wrong.', code: 'internal' } }
      return { draft: { fields: { ...whole, businessName: 'Kept Bakery' }, step: 2, savedAt }, files: [] }
    }),
    answerTo(saveFundingDraft, ({ body }) => {
      saved.push(body)
      return { savedAt }
    }),
  )
  renderPage('/readiness-intake')
  await heading('Personal Information')
  const person = userEvent.setup()
  enter(screen.getByLabelText('Full name'), 'Ana Newer')
  enter(screen.getByLabelText('Email address'), 'ana@example.com')
  enter(screen.getByLabelText('Phone number'), '5550100100')
  await person.click(screen.getByLabelText('Text message'))
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }))
  await heading('Financial Details')
  await waitFor(() =>
    expect(saved).toMatchObject([
      { step: 2, fields: { fullName: 'Ana Newer', businessName: 'Kept Bakery' } },
    ]),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Kept Bakery')
})
