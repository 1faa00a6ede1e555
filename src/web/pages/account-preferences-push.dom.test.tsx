import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { getPreferences } from '../../shared/api/accounts.ts'
import { addPushDevice, dropPushDevice, getPushSetup, savePushKinds } from '../../shared/api/push.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

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
      return { ...setup, kinds: ['documents-ready' as const, 'deadline-near' as const] }
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

it('turns this device on by an act of its own, and off again', async () => {
  const person = userEvent.setup()
  const browser = stubPushBrowser('https://push.example.com/here')
  const off = { publicKey: 'BPublic', kinds: [], devices: [] }
  const on = { ...off, devices: [{ mark: await browser.mark(), since: '2026-11-23T10:00:00.000Z' }] }
  stubCalls(
    answerTo(getPreferences, () => ({
      email: 'ada@example.com',
      preferences: { phone: false, text: false, email: true },
      history: [],
    })),
    answerTo(getPushSetup, () => off),
    answerTo(addPushDevice, ({ body }) => {
      expect(body).toEqual({ endpoint: 'https://push.example.com/here', keys: { p256dh: 'p', auth: 'a' } })
      return on
    }),
    answerTo(dropPushDevice, () => off),
  )
  renderPage('/account/preferences')
  expect(await screen.findByText('This device gets no notifications.')).toBeTruthy()
  expect(browser.asked).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Turn on for this device' }))
  expect(await screen.findByText('This device gets notifications.')).toBeTruthy()
  expect(browser.asked).toEqual(['permission', 'subscribe BPublic'])
  await person.click(screen.getByRole('button', { name: 'Turn off for this device' }))
  expect(await screen.findByText('This device gets no notifications.')).toBeTruthy()
  expect(browser.asked.at(-1)).toBe('unsubscribe')
})

/** A browser that takes push messages; what it was asked stands in `asked`. */
function stubPushBrowser(endpoint: string) {
  const asked: string[] = []
  let isOn = false
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      asked.push('unsubscribe')
      isOn = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey}`)
      isOn = true
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      asked.push('permission')
      return 'granted'
    },
  })
  const mark = async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
    return Buffer.from(digest).toString('hex')
  }
  return { asked, mark }
}
