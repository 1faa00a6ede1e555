import { expect, it } from 'vitest'
import { type SetupFacts, setupItems } from './setup-items.ts'

const nothing: SetupFacts = {
  isGiven: () => false,
  logoShown: false,
  mailArrived: false,
  payments: 'sandbox',
  keysTested: false,
  webhookSeen: false,
  prints: false,
  drive: 'own-page',
  backupChecked: false,
  addressChecked: false,
}
const keysIn = (facts: Partial<SetupFacts>, state: string) =>
  setupItems({ ...nothing, ...facts }).flatMap((item) => (item.state === state ? [item.key] : []))

it('ticks what is proven and nothing that is only typed', () => {
  expect(keysIn({}, 'done')).toEqual([])
  expect(keysIn({}, 'optional')).toEqual(['logo', 'colors', 'print', 'drive', 'target'])
  const given = { isGiven: () => true }
  expect(keysIn(given, 'done')).toEqual(['company', 'address', 'colors', 'sender', 'legal', 'target'])
  expect(keysIn({ ...given, payments: 'stripe', keysTested: true }, 'open')).toContain('payments')
  const all = {
    ...given,
    logoShown: true,
    mailArrived: true,
    payments: 'stripe' as const,
    keysTested: true,
    webhookSeen: true,
  }
  const rest = { prints: true, drive: 'google' as const, backupChecked: true, addressChecked: true }
  expect(keysIn({ ...all, ...rest }, 'done')).toHaveLength(14)
})
