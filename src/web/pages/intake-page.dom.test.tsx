import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getIntakeDraft, saveIntakeDraft } from '../../shared/api/intake.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const contact = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '555 010 1234',
  mailingAddress: '1 Main Street',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01627',
}

async function openStep2() {
  const saved: unknown[] = []
  stubCalls(
    answerTo(getIntakeDraft, () => ({ fields: contact, files: [] })),
    answerTo(saveIntakeDraft, ({ body }) => {
      saved.push(body)
      return { savedAt: '2026-11-21T10:00:01Z' }
    }),
  )
  renderPage('/intake?type=tester&token=bt_1')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ann Lee'))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('group', { name: /disputed anything/ })
  return saved
}

describe('the questions of the intake', () => {
  it('are no longer marked as wrong once they are answered, beside the field and in the summary', async () => {
    const saved = await openStep2()
    fireEvent.click(screen.getByRole('button', { name: 'Complete Intake' }))
    const group = screen.getByRole('group', { name: /disputed anything/ })
    await within(group).findByText('Please select an option')
    expect(screen.getAllByText('Please select an option')).toHaveLength(6)
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(within(group).queryByText('Please select an option')).toBeNull())
    expect(screen.getAllByText('Please select an option')).toHaveLength(4)
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ fields: expect.objectContaining({ previousDisputes: 'no' }) }),
    )
  })
})
