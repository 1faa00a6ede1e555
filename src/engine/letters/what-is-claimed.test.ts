import { describe, expect, it } from 'vitest'
import {
  sampleCase,
  sampleEarlierLetter,
  sampleEvidence,
  sampleFinding,
} from '../../../test/support/sample-case.ts'
import { medicalPolicy } from '../audit/law.ts'
import type { CaseFile } from './case-file.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeFurnisherLetters } from './compose-furnisher-letters.ts'
import { composePackets } from './compose-packets.ts'
import type { DisputeLetter } from './dispute-letter.ts'

const setOne = sampleCase('set-1')
const certain = sampleFinding({ worth: 90 })
const open = sampleFinding({ id: 'open', fingerprint: 'open', strength: 'B', worth: 80 })
const contradicting = sampleFinding({
  id: 'two',
  fingerprint: 'two',
  worth: 70,
  evidence: [sampleEvidence(), sampleEvidence({ bureau: 'Equifax', printed: '$12' })],
})
const policy = sampleFinding({
  id: 'policy',
  fingerprint: 'policy',
  strength: 'B',
  worth: 60,
  basis: medicalPolicy,
  request: 'Please remove this medical collection, as your own policy provides.',
})

function letterOf(findings: CaseFile['findings'], changes: Partial<CaseFile> = {}): DisputeLetter {
  const letter = composeDisputeLetter({ ...setOne, findings, questions: [], ...changes }, 'Experian')
  if (letter.kind !== 'letter') throw new Error('expected a letter')
  return letter
}

describe('how a letter speaks of its items', () => {
  it('calls wrong only what is impossible, and says of the rest what it is', () => {
    const letter = letterOf([certain, open, contradicting, policy])
    expect(letter.opening.at(-1)).toBe(
      'In item 1 the printed information itself shows that the entry cannot be right as it stands; I ask you to correct it. ' +
        'In item 3 the bureaus contradict each other, so at least one of them is wrong; I ask you to verify your own entry. ' +
        'In item 2 there may be an explanation that I cannot see, so I ask you to verify the field I name. ' +
        'In item 4 I do not say that the entry is wrong: the policy that the nationwide credit bureaus have published, which is voluntary and not a law, leaves it out, and I ask you as a courtesy to apply it.',
    )
    expect(letter.items.map(({ isCertain }) => isCertain)).toEqual([true, false, false, false])
    expect(letter.subject).toBe(
      'Dispute of three items and request about one further item in my Experian credit report',
    )
    expect(letter.opening[0]).toContain('I dispute items 1, 2 and 3 and ask you to reinvestigate them')
  })

  it.each([
    [[certain, policy], 'disputed one item and asked about one further item in my credit report'],
    [[policy], 'asked about one item in my credit report'],
  ])('counts a request that rests on a policy as no dispute of an earlier letter', (asked, said) => {
    const items = asked.map((finding) => ({ finding, outcome: 'verified' as const, said: null }))
    const earlier = [sampleEarlierLetter(setOne, 'Experian', [], { items })]
    const findings = [certain, contradicting]
    const again = { round: 2, asOf: '2027-01-20', earlier }
    const happened =
      composeComplaintLetter({ ...setOne, ...again, findings }).companies[0]?.whatHappened ?? []
    expect(happened[0]).toContain(said)
    expect(happened[0]?.includes('I asked for a reinvestigation')).toBe(asked.length > 1)
    if (asked.length > 1) expect(letterOf(findings, again).opening[0]).toContain(said)
  })

  it('asks for the policy itself, under the name of a policy and no section', () => {
    const again = { ...policy, id: 'again', fingerprint: 'again', worth: 50 }
    const [first, second] = letterOf([policy, again]).items
    expect(first?.ground).toBe('policy')
    expect(first?.ask).toBe('Please remove this medical collection, as your own policy provides.')
    expect(first?.law).toContain('voluntary policy and not a statute')
    expect(second?.law).toBe('The policy is that of item 1.')
  })

  it('disputes nothing and sets no time in a letter that only asks for a courtesy', () => {
    const letter = letterOf([policy])
    expect(letter.subject).toBe('Request about one item in my Experian credit report')
    expect(JSON.stringify(letter)).not.toMatch(/reinvestigat|cannot be right|section \d|I dispute|\d+ days/i)
    expect(letter.closing[0]).toBe('Please tell me at the address above what you decide.')
  })

  it('does not ask again for a courtesy that the bureau has declined', () => {
    const before = [sampleEarlierLetter({ ...setOne, findings: [policy] }, 'Experian', ['verified'])]
    const letter = letterOf([policy, open], { round: 2, asOf: '2027-01-12', earlier: before })
    expect(letter.items.map(({ findingId }) => findingId)).toEqual(['open'])
  })

  it('asks for what one report leaves blank and another prints, and calls neither wrong', () => {
    const blank = sampleFinding({
      evidence: [sampleEvidence({ printed: '' }), sampleEvidence({ bureau: 'Equifax', printed: '$500' })],
    })
    const [item] = letterOf([blank]).items
    expect(item?.certainty).toBe('open')
    expect(item?.ask).toMatch(/^Please verify this field: .*left blank.*which conflicts with Equifax/)
  })

  it('puts no policy of a bureau to a furnisher or into a complaint', () => {
    const caseFile = { ...setOne, round: 3 as const, findings: [policy], questions: [] }
    expect(composeFurnisherLetters(caseFile)).toEqual([])
    expect(composeComplaintLetter({ ...caseFile, round: 1 }).companies).toEqual([])
  })
})

describe('what only the client can know', () => {
  const earlier = [
    sampleEarlierLetter({ ...setOne, findings: [open] }, 'Experian', ['no_answer'], { answer: null }),
  ]

  it('is not said of an answer that nobody uploaded', () => {
    const later = { findings: [open], earlier, asOf: '2027-01-12' }
    const letter = letterOf([open], { ...later, round: 2 })
    const complaint = composeComplaintLetter({ ...setOne, ...later, questions: [], round: 3 })
    const furnishers = composeFurnisherLetters({ ...setOne, ...later, questions: [], round: 3 })
    const all = JSON.stringify([letter, complaint.companies, furnishers])
    expect(all).not.toMatch(/reached me|no result|I enclosed/i)
    expect(complaint.companies[0]?.whatHappened[0]).toContain(
      'Experian [has not answered / answered on (date) that …].',
    )
  })

  it('is not said of a newer report, which may be of a monitoring service', () => {
    const answer = { receivedOn: '2026-12-18', source: 'new-report' as const }
    const answered = [
      sampleEarlierLetter({ ...setOne, findings: [open] }, 'Experian', ['verified'], { answer }),
    ]
    const text = JSON.stringify(letterOf([open], { round: 2, earlier: answered, asOf: '2027-01-12' }))
    expect(text).not.toMatch(/Your newer report|report from you|You have since printed/)
    expect(text).toContain('Since then this item has been printed: “The bureau says 1”.')
  })
})

describe('what goes into the envelope', () => {
  const items = [{ bureau: 'Experian' as const, itemId: setOne.reports[0]?.accounts[0]?.id ?? '' }]
  it('is ticked by the person who puts it there: no sentence says that a copy is enclosed', () => {
    const caseFile = { ...setOne, findings: [certain, contradicting], questions: [] }
    const papers = JSON.stringify([
      letterOf([certain, contradicting]),
      composeFurnisherLetters({ ...caseFile, round: 3 as const }),
      composePackets({
        ...setOne,
        packets: {
          collectorValidation: [],
          securityFreeze: true,
          identityTheft: { items, reportNumber: '2026-118' },
        },
      }),
    ])
    expect(papers).not.toMatch(/\b(is|are) enclosed|the enclosed|I enclose /i)
    expect(letterOf([certain]).opening[0]).toContain('the copies that I send with it are ticked at the end')
  })
})
