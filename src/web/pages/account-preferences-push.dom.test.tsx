import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getPreferences } from '../../shared/api/accounts.ts'
import { dropPushDevice, getPushSetup, savePushKinds } from '../../shared/api/push.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

it('keeps what somebody wants to be told, and turns another device off', async () => {
  const person = userEvent.setup()
  const setup = {
    publicKey: 'B',
    kinds: ['documents-ready' as const, 'overdue' as const],
    devices: [{ mark: 'a'.repeat(64), since: '2026-11-01T10:00:00.000Z' }],
  }
  stubCalls(
    answerTo(getPreferences, () => ({
      email: 'ada@example.com',
      preferences: { phone: false, text: false, email: true },
      history: [],
    })),
    answerTo(getPushSetup, () => setup),
    answerTo(savePushKinds, ({ body }) => {
      expect(body).toEqual({ kinds: ['documents-ready', 'deadline-near'] })
      return { ...setup, kinds: ['documents-ready', 'deadline-near'] }
    }),
    answerTo(dropPushDevice, ({ params }) => {
      expect(params.mark).toBe('a'.repeat(64))
      return { ...setup, devices: [] }
    }),
  )
  renderPage('/account/preferences')
  const part = within(await screen.findByRole('region', { name: 'Notifications on your devices' }))
  // A browser without push messages is told the way, and offered no button that does nothing.
  expect(await part.findByText(/can’t show notifications/)).toBeTruthy()
  expect(part.queryByRole('button', { name: 'Turn on for this device' })).toBeNull()
  const kinds = within(part.getByRole('group', { name: 'Tell me when' }))
  expect(kinds.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await person.click(kinds.getByRole('checkbox', { name: 'a deadline has passed without an answer' }))
  await person.click(kinds.getByRole('checkbox', { name: 'a deadline is three days away' }))
  await person.click(part.getByRole('button', { name: 'Save choices' }))
  expect(await part.findByText('Your choices are saved.')).toBeTruthy()
  await person.click(part.getByRole('button', { name: /Turn off for the device that is on since/ }))
  await expect.poll(() => part.queryByText('One other device gets notifications.')).toBeNull()
})
