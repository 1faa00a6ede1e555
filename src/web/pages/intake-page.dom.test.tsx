import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getIntakeDraft, keepIntakeFile, saveIntakeDraft, submitIntake } from '../../shared/api/intake.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const contact = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '555 010 1234',
  mailingAddress: '1 Main Street',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01627',
}

async function openStep2(...more: Parameters<typeof stubCalls>) {
  const saved: unknown[] = []
  stubCalls(
    ...more,
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
    const wrong = () =>
      screen.queryAllByText(/: Please select an option$/).map(({ textContent }) => textContent)
    await within(group).findByText('Earlier disputes: Please select an option')
    const named = (...names: string[]) => names.map((name) => `${name}: Please select an option`)
    const all = named('Earlier disputes', 'Identity theft', 'FTC affidavit')
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(all)
    expect(wrong()).toHaveLength(6)
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(within(group).queryByText(/Please select an option/)).toBeNull())
    expect(wrong()).toHaveLength(4)
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ fields: expect.objectContaining({ previousDisputes: 'no' }) }),
    )
  })
})

describe('a double click on Continue', () => {
  it('does not send the step that it has brought, and a press of its own does', async () => {
    const saved = await openStep2()
    const send = screen.getByRole('button', { name: 'Complete Intake' })
    expect(fireEvent.click(send, { detail: 2 })).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fireEvent.click(send, { detail: 1 })).toBe(true)
    expect(await screen.findByRole('alert')).toBeTruthy()
    // The draft of the first step is kept behind the press.
    await waitFor(() => expect(saved).not.toEqual([]))
  })
})

describe('whom none of the questions concerns', () => {
  it('answers all three with one press, which shows and can be changed', async () => {
    const saved = await openStep2()
    fireEvent.click(screen.getByRole('button', { name: 'Complete Intake' }))
    await screen.findAllByText(/Please select an option/)
    fireEvent.click(screen.getByRole('button', { name: 'No to all three' }))
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'No' }).filter(({ checked }) => checked).length
    expect(chosen()).toBe(3)
    await waitFor(() => expect(screen.queryByText(/Please select an option/)).toBeNull())
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({
        fields: expect.objectContaining({ previousDisputes: 'no', identityTheft: 'no', ftcAffidavit: 'no' }),
      }),
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Not yet' }))
    expect(chosen()).toBe(2)
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ fields: expect.objectContaining({ ftcAffidavit: 'not-yet' }) }),
    )
    // Its answer is in: nothing is left to be sent when the page goes.
    await act(async () => {})
  })
})

describe('no to all three with the sending', () => {
  const sending = { name: 'No to all three questions, and send' }

  it('answers them and sends the form by one press', async () => {
    const sent: unknown[] = []
    const saved = await openStep2(
      answerTo(submitIntake, ({ body }) => {
        const form = body as FormData
        sent.push(['previousDisputes', 'identityTheft', 'ftcAffidavit'].map((name) => form.get(name)))
        return new Response(JSON.stringify({ error: 'Not now.', code: 'internal' }), { status: 500 })
      }),
    )
    stubUploads()
    fireEvent.click(screen.getByRole('button', sending))
    await screen.findByText('Not now.')
    expect(sent).toEqual([['no', 'no', 'no']])
    // It stays where it was pressed, for a second try.
    expect(screen.getByRole('button', sending).hasAttribute('disabled')).toBe(false)
    // The draft is saved once more: nothing is left to be sent when the page goes.
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ fields: expect.objectContaining({ ftcAffidavit: 'no' }) }),
    )
    await act(async () => {})
  })

  it('is not offered to whom one of them concerns', async () => {
    const saved = await openStep2()
    const group = screen.getByRole('group', { name: /victim of identity theft/ })
    fireEvent.click(within(group).getByRole('radio', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('button', sending)).toBeNull())
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    expect(await screen.findByRole('button', sending)).toBeTruthy()
    await waitFor(() =>
      expect(saved.at(-1)).toEqual({ fields: expect.objectContaining({ identityTheft: 'no' }) }),
    )
    await act(async () => {})
  })
})

describe('a locked report in the intake', () => {
  /** Step 2 with a locked Experian report, chosen now or waiting with the draft, and what was sent of it. */
  async function openLocked(waiting: boolean) {
    const sent: { password: unknown; files: number }[] = []
    const kept = { field: 'creditReport0' as const, fileName: 'locked.pdf', bytes: 9 }
    const saved: unknown[] = []
    stubCalls(
      answerTo(getIntakeDraft, () => ({
        fields: contact,
        files: waiting ? [{ ...kept, needsPassword: true }] : [],
      })),
      answerTo(saveIntakeDraft, ({ body }) => {
        saved.push(body)
        return { savedAt: '2026-11-21T10:00:01Z' }
      }),
      answerTo(keepIntakeFile, ({ body }) => {
        const form = body as FormData
        const password = form.get('password')
        sent.push({ password, files: form.getAll('chosen').length })
        if (password === null) return { ...kept, needsPassword: true }
        if (password === 'open-sesame') return kept
        const error = 'This password does not open the PDF.'
        return new Response(JSON.stringify({ error, code: 'file_refused', fields: { password: error } }), {
          status: 400,
        })
      }),
    )
    stubUploads()
    renderPage('/intake?type=tester&token=bt_1')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ann Lee'))
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('group', { name: /disputed anything/ })
    return { sent, saved }
  }

  it('asks for its password by keyboard, says when it is wrong, and keeps it nowhere in the browser', async () => {
    const { sent, saved } = await openLocked(false)
    const bytes = new TextEncoder().encode('%PDF-1.4\n')
    await userEvent.upload(
      screen.getByLabelText(/Experian/, { selector: '#creditReport0' }),
      new File([bytes], 'locked.pdf', { type: 'application/pdf' }),
    )
    const field = await screen.findByLabelText('Password of the Experian PDF')
    expect(field.closest('[role=status]')?.textContent).toContain('This PDF is locked with a password')
    await userEvent.type(field, 'wrong-word{Enter}')
    expect(await screen.findByText('This password does not open the PDF.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field, 'open-sesame{Enter}')
    await waitFor(() => expect(screen.queryByLabelText('Password of the Experian PDF')).toBeNull())
    expect(document.activeElement?.id).toBe('creditReport0')
    expect(screen.getByText('Chosen before. It goes with this form.')).toBeTruthy()
    expect(sent).toEqual([
      { password: null, files: 1 },
      { password: 'wrong-word', files: 1 },
      { password: 'open-sesame', files: 1 },
    ])
    // The draft that was filled in is saved a moment later: the page is not taken away before.
    await waitFor(() => expect(saved).not.toEqual([]))
    const held = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, saved]) + document.body.innerHTML
    expect(held).not.toMatch(/open-sesame|wrong-word/)
  })

  it('still asks after a reload, of the file that the server keeps', async () => {
    const { sent, saved } = await openLocked(true)
    enter(await screen.findByLabelText('Password of the Experian PDF'), 'open-sesame')
    await userEvent.click(screen.getByRole('button', { name: 'Unlock and read' }))
    await waitFor(() => expect(screen.queryByLabelText('Password of the Experian PDF')).toBeNull())
    expect(sent).toEqual([{ password: 'open-sesame', files: 0 }])
    // The draft that was filled in is saved a moment later: the page is not taken away before.
    await waitFor(() => expect(saved).not.toEqual([]))
  })
})
