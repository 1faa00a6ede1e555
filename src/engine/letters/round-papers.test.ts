import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter, sampleFinding } from '../../../test/support/sample-case.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeForensicAnalysis } from './compose-forensic-analysis.ts'
import { composeMailLog } from './compose-mail-log.ts'
import { earliestComplaintDate } from './deadlines.ts'

// The audit takes a while; no test changes the case.
const setOne = sampleCase('set-1')

describe('the complaint', () => {
  it('may be filed from the day after 45 days and the mail, and says that this holds if mailed that day', () => {
    expect(earliestComplaintDate('2026-11-09')).toBe('2026-12-30')
    const complaint = composeComplaintLetter(setOne)
    expect(complaint.timing[0]?.value).toBe('December 30, 2026, if the letter is mailed on November 9, 2026')
    expect(complaint.warning).toContain('Not before 45 days after the bureau receives the letter')
  })

  it('leaves what nobody knows yet in brackets, and states only the items of the letters', () => {
    const complaint = composeComplaintLetter({
      ...setOne,
      findings: [sampleFinding()],
      questions: [],
    })
    expect(complaint.companies.map(({ bureau }) => bureau)).toEqual(['Experian'])
    expect(complaint.companies[0]?.whatHappened[0]).toContain('On [date mailed] I wrote')
    expect(complaint.companies[0]?.items).toEqual([
      'ALDER BANK, account\u00a04147XXXX: Amount past due “$90” (page 3). More is past due ($90) than is owed ($10).',
    ])
    expect(complaint.none).toHaveLength(2)
  })

  it('about a letter really mailed names the day from its proved delivery, and no brackets for what is known', () => {
    const earlier = sampleEarlierLetter(setOne, 'Experian', ['no_answer'], { answer: null })
    const [company] = composeComplaintLetter({
      ...setOne,
      round: 3,
      asOf: '2027-02-01',
      earlier: [earlier],
    }).companies
    expect(company?.timing).toEqual([
      {
        label: 'Earliest day',
        value: 'December 29, 2026, the 46th day after the delivery on November 13, 2026',
      },
    ])
    expect(company?.whatHappened[0]).toContain('On November 10, 2026 I wrote to Experian by certified mail')
    expect(company?.whatHappened[0]).toContain('Experian [has not answered / answered on (date) that …].')
    expect(JSON.stringify(company)).not.toContain('I enclosed')
    expect(company?.picks.map(({ when }) => when)).toEqual(['It has not answered'])
    const [lost] = composeComplaintLetter({
      ...setOne,
      round: 3,
      asOf: '2027-02-01',
      earlier: [{ ...earlier, deliveredOn: null }],
    }).companies
    expect(lost?.timing[0]?.value).toContain('not known: no delivery is proved')
    expect(lost?.whatHappened[0]).not.toContain('delivered')
  })

  it('about an answered letter may be filed now, and leaves out what the bureau settled', () => {
    const earlier = sampleEarlierLetter(setOne, 'TransUnion', ['deleted', 'verified'])
    const [company] = composeComplaintLetter({
      ...setOne,
      round: 3,
      asOf: '2027-02-01',
      earlier: [earlier],
    }).companies.filter(({ bureau }) => bureau === 'TransUnion')
    expect(company?.items).toHaveLength(1)
    expect(company?.items[0]).toContain('It has since printed of this item: “The bureau says 2”.')
    expect(company?.timing[0]?.value).toContain('TransUnion’s answer came on December 18, 2026')
  })

  it('is explained in Spanish for a client who reads Spanish; the text to paste stays English', () => {
    const complaint = composeComplaintLetter({ ...setOne, language: 'es' })
    expect(complaint.title).toContain('Queja ante la Oficina')
    expect(complaint.timing[0]?.value).toBe(
      '30 de diciembre de 2026, si la carta se envía el 9 de noviembre de 2026',
    )
    expect(complaint.companies[0]?.whatHappened[0]).toContain('On [date mailed] I wrote to')
    const note = composeDisputeLetter({ ...setOne, language: 'es', findings: [] }, 'Equifax')
    expect(note.kind === 'note' && note.warning).toContain('No envíe esta página')
  })

  it('says that there is nothing to file when no letter goes out', () => {
    const complaint = composeComplaintLetter({ ...setOne, findings: [] })
    expect(complaint.companies).toEqual([])
    expect(complaint.warning).toContain('nothing to file')
  })
})

describe('the complaint when one bureau alone was written to', () => {
  it('names a day for each part, and nothing that contradicts it', () => {
    // The first finding of the set rests on a policy, about which nobody complains.
    const earlier = sampleEarlierLetter(setOne, 'TransUnion', ['verified', 'verified'])
    const complaint = composeComplaintLetter({ ...setOne, asOf: '2026-12-20', round: 2, earlier: [earlier] })
    expect(complaint.warning).not.toMatch(/Do not file yet/)
    expect(complaint.companies.length).toBeGreaterThan(1)
    for (const { timing } of complaint.companies)
      expect(timing.map(({ label }) => label)).toEqual(['Earliest day'])
    const unwritten = complaint.companies.find(({ bureau }) => bureau === 'Experian')
    expect(unwritten?.timing[0]?.value).toMatch(/if the letter is mailed on December 20, 2026/)
  })
})

describe('the mail log', () => {
  it('has a row a bureau, not sent, without a number or a date of its own', () => {
    const log = composeMailLog({ ...setOne, findings: [sampleFinding()] })
    expect(log.rows.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['Experian', 'Not sent'],
      ['Equifax', 'No letter'],
      ['TransUnion', 'No letter'],
    ])
    expect(JSON.stringify([log.introduction, log.clocks, log.columns, log.pictureText])).not.toMatch(/20\d\d/)
  })
})

describe('the forensic analysis', () => {
  it('lists every account of every report and every finding and question, each once', () => {
    for (const set of ['set-1', 'set-4'] as const) {
      const caseFile = sampleCase(set)
      const analysis = composeForensicAnalysis(caseFile)
      expect(analysis.accounts.map(({ accounts }) => accounts.length)).toEqual(
        ['Experian', 'Equifax', 'TransUnion'].map(
          (bureau) => caseFile.reports.find((report) => report.bureau === bureau)?.accounts.length,
        ),
      )
      expect(analysis.findings).toHaveLength(caseFile.findings.length)
      expect(analysis.questions).toHaveLength(caseFile.questions.length)
      for (const entry of [...analysis.findings, ...analysis.questions]) {
        expect(entry.evidence.length).toBeGreaterThan(0)
        expect(entry.innocentExplanation).not.toBe('')
      }
    }
  })

  it('names the place of each finding in the letters, or says that it waits', () => {
    const findings = Array.from({ length: 9 }, (_, at) =>
      sampleFinding({ id: `finding-${at}`, worth: 50 - at }),
    )
    const analysis = composeForensicAnalysis({ ...setOne, findings, questions: [] })
    expect(analysis.findings[0]?.destination).toBe(
      'You decided to dispute it. In item 1 of the letter to Experian.',
    )
    expect(analysis.findings[8]?.destination).toContain('Kept for the next')
  })

  it('counts in the picture what stands in its text, and says what is missing', () => {
    const caseFile = setOne
    const analysis = composeForensicAnalysis({
      ...caseFile,
      reports: caseFile.reports.filter(({ bureau }) => bureau === 'Experian'),
      without: [{ bureau: 'Equifax', sentence: 'The file is a scan' }],
      findings: [sampleFinding()],
      questions: [],
    })
    expect(analysis.title).toBe('Forensic analysis of one credit report')
    expect(analysis.summary[0]?.squares.filter((square) => square === 'A')).toHaveLength(1)
    expect(analysis.summary[1]?.absence).toBe('The file is a scan.')
    expect(analysis.pictureText).toContain('Equifax: no readable report.')
    expect(analysis.inShort).toContain('Without Equifax: The file is a scan.')
  })

  it('tells in Spanish what weighs most and what is set aside', () => {
    const { findings } = setOne
    const analysis = composeForensicAnalysis({
      ...setOne,
      language: 'es',
      setAside: findings.slice(0, 1).map((finding) => ({ finding, reason: 'not_this_one' as const })),
    })
    const english = new Set(findings.map(({ title }) => title))
    for (const { title, statement, isEnglish } of [...analysis.strongest, ...analysis.setAside]) {
      expect(english.has(title)).toBe(false)
      expect(statement).toMatch(/ (de|una?|muestra|la) /)
      expect(isEnglish).toBe(false)
    }
    expect(english.has(composeForensicAnalysis(setOne).strongest[0]?.title ?? '')).toBe(true)
  })

  it('reports the lines that were not understood', () => {
    const caseFile = setOne
    const [report] = caseFile.reports
    if (report === undefined) throw new Error('expected a report')
    const unread = Array.from({ length: 63 }, (_, at) => ({ text: `line ${at}`, box: report.reportDate.box }))
    const analysis = composeForensicAnalysis({
      ...caseFile,
      reports: [{ ...report, coverage: { ...report.coverage, unread } }],
    })
    expect(analysis.unread[0]?.lines).toHaveLength(60)
    expect(analysis.unread[0]?.more).toBe(3)
  })
})
