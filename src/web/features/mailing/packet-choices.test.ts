import { describe, expect, it } from 'vitest'
import { requestPackets } from '../../../shared/api/results.ts'
import { choicesOf, packetProblems, packetRequest } from './packet-choices.ts'

const entry = (itemId: string, isCollector: boolean) => ({
  bureau: 'Experian' as const,
  itemId,
  creditor: itemId,
  accountNumber: null,
  isCollector,
})
const packets = {
  entries: [entry('a', true), entry('b', false)],
  asked: {
    collectorValidation: [{ bureau: 'Experian' as const, itemId: 'a' }],
    identityTheft: [{ bureau: 'Experian' as const, itemId: 'b' }],
    securityFreeze: true,
  },
}

describe('what is asked for beside the disputes', () => {
  it('starts from what was asked before, but never with the statement made', () => {
    expect(choicesOf(packets)).toEqual({
      collectors: ['Experian a'],
      theft: true,
      notMine: ['Experian b'],
      reportNumber: '',
      statement: false,
      freeze: true,
    })
  })

  it('needs entries and the statement for identity theft, and nothing without it', () => {
    const choices = { ...choicesOf(packets), notMine: [] }
    expect(packetProblems(choices)).toEqual(['items', 'statement'])
    expect(packetProblems({ ...choices, theft: false })).toEqual([])
    expect(packetProblems({ ...choices, notMine: ['Experian b'], statement: true })).toEqual([])
  })

  it('sends what the call takes, identity theft only when it is asked for', () => {
    const choices = { ...choicesOf(packets), statement: true, reportNumber: ' 123 ' }
    const request = packetRequest(choices, packets.entries)
    expect(requestPackets.body.safeParse(request).success).toBe(true)
    expect(request).toEqual({
      collectorValidation: [{ bureau: 'Experian', itemId: 'a' }],
      identityTheft: {
        items: [{ bureau: 'Experian', itemId: 'b' }],
        reportNumber: '123',
        statesNotMine: true,
      },
      securityFreeze: true,
    })
    expect(packetRequest({ ...choices, theft: false }, packets.entries).identityTheft).toBeNull()
  })
})
