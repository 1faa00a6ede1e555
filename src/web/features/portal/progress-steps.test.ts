import { expect, it } from 'vitest'
import { portalTexts as english } from '../../../shared/messages/en/portal.ts'
import { portalTexts as spanish } from '../../../shared/messages/es/portal.ts'
import { type ProgressedClient, progressSteps } from './progress-steps.ts'

const client = (over: Partial<ProgressedClient>): ProgressedClient => ({
  status: 'round3_sent',
  round1MailDate: '2026-01-05',
  round2MailDate: '2026-02-20',
  round3MailDate: '2026-04-10',
  laterMailDates: [],
  holding: null,
  ...over,
})
const unlimited = (begun: number) => ({
  rounds: null,
  begun,
  until: null,
  isOver: false,
  supportPlace: 2,
  upgrade: null,
})
const shown = (given: Partial<ProgressedClient>) => {
  const { percent, label, steps } = progressSteps(client(given), english.progress)
  return [percent, label, steps.map(({ name, state }) => `${name} ${state}`).join(', ')]
}

it('shows the five steps of the specification while there are three rounds', () => {
  expect(shown({})).toEqual([
    80,
    'Round 3 Sent',
    'Uploaded done, Round 1 done, Round 2 done, Round 3 now, Complete ahead',
  ])
  expect(shown({ status: 'unheard-of' })[2]).toBe(
    'Uploaded ahead, Round 1 ahead, Round 2 ahead, Round 3 ahead, Complete ahead',
  )
})

it('goes on with every later round of a plan without a limit', () => {
  expect(shown({ holding: unlimited(4) })).toEqual([
    80,
    'Round 3 Sent',
    'Uploaded done, Round 1 done, Round 2 done, Round 3 now, Round 4 ahead, Complete ahead',
  ])
  expect(shown({ holding: unlimited(5), laterMailDates: ['2026-06-01', '2026-07-20'] })).toEqual([
    80,
    'Round 5 Sent',
    'Uploaded done, Round 1 done, Round 2 done, Round 3 done, Round 4 done, Round 5 now, Complete ahead',
  ])
  expect(shown({ status: 'completed', laterMailDates: ['2026-06-01'] })[2]).toBe(
    'Uploaded done, Round 1 done, Round 2 done, Round 3 done, Round 4 done, Complete now',
  )
})

it('says in Spanish when a later round was mailed', () => {
  const { label, steps } = progressSteps(client({ laterMailDates: ['2026-06-01'] }), spanish.progress)
  expect(label).toBe('Ronda 4 enviada')
  expect(steps.find(({ name }) => name === 'Ronda 4')?.mailedOn).toBe('2026-06-01')
})
