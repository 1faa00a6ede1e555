import { describe, expect, it } from 'vitest'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { composeFront, type EnvelopeMatter } from '../envelope/compose-front.ts'
import type { Bureau, CreditReport, PrintedAddresses } from '../report/credit-report.ts'
import { disputeAddressOf, freezeAddressOf } from './bureau-address.ts'
import { disputeRecipient, freezeRecipient } from './bureau-recipient.ts'
import type { CaseFile } from './case-file.ts'
import { composeLetters } from './compose-letters.ts'
import { composeMailLog } from './compose-mail-log.ts'

const setOne = sampleCase('set-1')
const printedDoor = ['Experian', 'P.O. Box 4711', 'Allen, TX 75013']
const freezeDoor = ['Experian Security Freeze', 'P.O. Box 4712', 'Allen, TX 75013']

function at(value: string[], page: number, confidence = 1): PrintedAddresses['disputes'] & object {
  return { value, raw: value.join(' '), box: { page, x: 30, y: 140, width: 270, height: 9 }, confidence }
}

function reportsWith(writeTo: PrintedAddresses, changes: Partial<CreditReport> = {}): CreditReport[] {
  return setOne.reports.map((report) =>
    report.bureau === 'Experian' ? { ...report, writeTo, ...changes } : report,
  )
}

const caseWith = (writeTo: PrintedAddresses, changes: Partial<CaseFile> = {}): CaseFile => ({
  ...setOne,
  packets: { collectorValidation: [], identityTheft: null, securityFreeze: true },
  reports: reportsWith(writeTo),
  ...changes,
})

const doorOf = (
  writeTo: PrintedAddresses,
  changes: Partial<CreditReport> = {},
  bureau: Bureau = 'Experian',
) => disputeRecipient(bureau, reportsWith(writeTo, changes), setOne.asOf)

describe('the address of a letter to a bureau', () => {
  const both = { disputes: at(printedDoor, 7), freezes: at(freezeDoor, 8) }

  it('is the one that the report prints, each for its purpose', () => {
    expect(doorOf(both)).toEqual({ lines: printedDoor, from: { page: 7 } })
    expect(freezeRecipient('Experian', reportsWith(both), setOne.asOf)).toEqual({
      lines: freezeDoor,
      from: { page: 8 },
    })
  })

  it('is the published one of every other bureau, and without a report', () => {
    const published = { lines: disputeAddressOf.Equifax, from: 'published' }
    expect(doorOf(both, {}, 'Equifax')).toEqual(published)
    expect(disputeRecipient('Equifax', [], setOne.asOf)).toEqual(published)
    expect(freezeRecipient('Experian', reportsWith({ disputes: at(printedDoor, 7) }), setOne.asOf)).toEqual({
      lines: freezeAddressOf.Experian,
      from: 'published',
    })
  })

  it.each(['P.O. Box 9556', 'PO BOX 2002', 'P.O. Box 2104', 'P.O. Box 9554'])(
    'is never the box that takes none any more: %s',
    (box) => {
      expect(doorOf({ disputes: at(['Experian', box, 'Allen, TX 75013'], 7) }).from).toBe('published')
    },
  )

  it('is not that of a report of more than 180 days ago, or of an unknown day', () => {
    const dated = (day: string) =>
      ({ ...setOne.reports[0]?.reportDate, value: day }) as CreditReport['reportDate']
    expect(setOne.asOf).toBe('2026-11-09')
    expect(doorOf(both, { reportDate: dated('2026-05-13') }).from).toEqual({ page: 7 })
    expect(doorOf(both, { reportDate: dated('2026-05-12') }).from).toBe('published')
    expect(doorOf(both, { reportDate: dated('2026-11') }).from).toBe('published')
  })

  it('is not one that was recognised on a picture', () => {
    const scanned = { disputes: at(printedDoor, 7, 0.97) }
    expect(doorOf(scanned, { source: 'scan', recognisedPages: [7] }).from).toBe('published')
    expect(doorOf(both, { source: 'scan', recognisedPages: [2] }).from).toEqual({ page: 7 })
  })
})

describe('what tells where the address comes from', () => {
  const caseFile = caseWith({ disputes: at(printedDoor, 7), freezes: at(freezeDoor, 8) })
  const letterOf = (documentType: string, of = caseFile) => {
    const letter = composeLetters(of).find((each) => each.documentType === documentType)
    if (letter === undefined || letter.content.kind === 'note') throw new Error(`no ${documentType}`)
    return { ...letter, content: letter.content }
  }

  it('is beside the letter and in the mail log, in the client’s language', () => {
    const { content, notes } = letterOf('experian_dispute_letter')
    expect(content).toMatchObject({ recipient: printedDoor, recipientFrom: { page: 7 } })
    expect(notes).toContain('It is addressed to where your Experian report asks for it, on page 7.')
    expect(letterOf('security_freeze_experian').content.recipient).toEqual(freezeDoor)
    const notesOf = (of: CaseFile) =>
      Object.fromEntries(composeMailLog(of).rows.map((row) => [row.documentType, row.addressNote]))
    expect(notesOf(caseFile)).toMatchObject({
      experian_dispute_letter: 'As printed on page 7 of your report',
      equifax_dispute_letter: '',
      security_freeze_experian: 'As printed on page 8 of your report',
    })
    expect(notesOf({ ...caseFile, language: 'es' }).experian_dispute_letter).toBe(
      'Como aparece impresa en la página 7 de su informe',
    )
  })

  it('is on the checklist, the address sheet and the certified mail forms of its packet', () => {
    const frontOf = (documentType: string) => {
      const { content, recipientName } = letterOf(documentType)
      const matter: EnvelopeMatter = {
        language: 'en',
        recipientName,
        sender: content.sender,
        recipient: content.recipient,
        ...(content.recipientFrom === undefined ? {} : { recipientFrom: content.recipientFrom }),
        hasBlanks: false,
        letterPages: 2,
        signaturePlace: null,
        signedOn: null,
        copies: [],
        enclosures: [],
      }
      return composeFront(matter)
    }
    const printed = frontOf('experian_dispute_letter')
    expect(printed.steps[2]?.paragraphs[0]).toBe(
      'The address is the one that your Experian report prints on page 7.',
    )
    expect(printed.address.to).toEqual(printedDoor)
    expect(JSON.stringify(printed.slip.forms)).toContain('P.O. Box 4711')
    expect(frontOf('equifax_dispute_letter').steps[2]?.paragraphs[0]).toContain(
      'The address is one that is published for Equifax',
    )
  })
})
