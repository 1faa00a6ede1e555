import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getStaffSetup, makeFirstAccount } from '../../shared/api/staff.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

it('makes the first account with the code of the address, and goes on to the authenticator', async () => {
  const sent: unknown[] = []
  stubCalls(
    answerTo(getStaffSetup, () => ({ anyStaff: false })),
    answerTo(makeFirstAccount, ({ body }) => {
      sent.push(body)
      return { next: 'enrol' as const, enrol: { secret: 'ABCD', uri: 'otpauth://totp/ARMOR?secret=ABCD' } }
    }),
  )
  window.location.hash = '#abcd-efgh-jkmn-pqrs-tuvw'
  renderPage('/dashboard/start')
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect(code.value).toBe('abcd-efgh-jkmn-pqrs-tuvw')
  enter(screen.getByLabelText('Your name'), 'Olive Owner')
  enter(screen.getByLabelText('Your email address'), 'olive@armor.example')
  enter(screen.getByLabelText('Password'), 'corridor lantern 58')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the authenticator' }))
  expect(screen.getByText('The two passwords are not the same.')).toBeTruthy()
  enter(screen.getByLabelText('Password once more'), 'corridor lantern 58')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the authenticator' }))
  expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toBeTruthy()
  expect(sent).toEqual([
    {
      code: 'abcd-efgh-jkmn-pqrs-tuvw',
      name: 'Olive Owner',
      email: 'olive@armor.example',
      password: 'corridor lantern 58',
    },
  ])
  window.location.hash = ''
})
