import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDocumentWriter, type DocumentWriter } from '../documents/write-in-child.ts'
import type { AgreementMatter } from './agreement-matter.ts'
import type { AgreementPaper } from './agreement-paper.ts'
import { type AgreementPaperKey, agreementPapers, composeAgreement } from './compose-agreement.ts'
import { disclosureHeading, disclosureStatement } from './disclosure-statement.ts'

const signed = {
  name: 'Ana María Núñez',
  drawing: [
    [40, 120, 90, 60, 140, 130, 190, 70],
    [210, 100, 400, 105],
  ],
  signedAt: 'November 2, 2026 at 10:04 AM EST',
}

const matter: AgreementMatter = {
  reference: 'Abc123Def456Ghi789',
  wordsVersion: '2026-11-1',
  company: {
    name: 'Example Disputes LLC',
    address: '100 Example Street, Suite 1, Wilmington, DE 19801',
    email: 'support@example.com',
  },
  person: {
    name: 'Ana María Núñez',
    email: 'ana@example.com',
    phone: '404-555-0100',
    mailingAddress: '12 Peach Street',
    city: 'Atlanta',
    state: 'GA',
    zipCode: '30303',
  },
  product: {
    name: 'ARMOR Premium',
    priceCents: 125_000,
    kind: 'package',
    description: 'Dispute software and documents without a limit to the rounds.',
    inclusions: ['A dispute letter for each bureau, ready to sign and mail', 'Unlimited dispute rounds'],
    rounds: 'unlimited',
    serviceDays: null,
    refund: { text: 'No refunds once software access is granted.', isGuarantee: false },
  },
  paidOn: null,
  signedOn: '2026-11-02',
  cancelUntil: '2026-11-05',
  opensOn: '2026-11-06',
  completeBy: '2027-04-05',
  lengthDays: 150,
  disclosureSigned: null,
  contractSigned: null,
}

const textOf = (paper: AgreementPaper) => JSON.stringify(paper.blocks)

describe('the papers of an agreement', () => {
  it('hold the statement of 15 U.S.C. 1679c(a) word for word', () => {
    const words = [disclosureHeading, ...disclosureStatement].join('\n')
    expect(createHash('sha256').update(words).digest('hex')).toBe(
      '29a3b08e7ff8c5f04194812929ddc114708215edf24badff2015bd111e168f52',
    )
    expect(composeAgreement('disclosure', matter).blocks.slice(0, disclosureStatement.length)).toEqual(
      disclosureStatement.map((text) => ({ kind: 'paragraph', text })),
    )
  })

  it('say nothing on the statement but the statement and its receipt', () => {
    const { title, blocks } = composeAgreement('disclosure', matter)
    expect(title).toBe('Consumer Credit File Rights Under State and Federal Law')
    expect(blocks.slice(disclosureStatement.length).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'signature',
    ])
    expect(textOf({ ...composeAgreement('disclosure', matter) })).not.toMatch(/ARMOR|\$/)
  })

  it('put the bold sentence of 1679d(b)(4) right before the signature', () => {
    const { blocks } = composeAgreement('contract', matter)
    expect(blocks.slice(-2)).toMatchObject([
      {
        kind: 'bold',
        text: 'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.',
      },
      { kind: 'signature', signed: null },
    ])
  })

  it('name every term of 1679d(b): payments, services, guarantees, time, company', () => {
    const text = textOf(composeAgreement('contract', matter))
    for (const part of [
      'total amount of all payments',
      '$1,250.00',
      'as many as you need',
      'guarantees no result',
      'within 150 days of your payment: by April 5, 2027',
      'Example Disputes LLC',
      '100 Example Street, Suite 1, Wilmington, DE 19801',
      'November 5, 2026',
      'before November 6, 2026',
      'Date of this contract: November 2, 2026',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/waive[^r]/)
  })

  it("name a state's longer term beside the sentence of the federal law, and nothing where the state has none", () => {
    const inCalifornia = { ...matter, person: { ...matter.person, state: 'CA' }, cancelUntil: '2026-11-09' }
    const text = textOf(composeAgreement('contract', inCalifornia))
    expect(text).toContain('The law of California gives you 5, and the longer term is yours')
    expect(text).toContain('until midnight at the end of November 9, 2026')
    expect(textOf(composeAgreement('contract', inCalifornia, 'es'))).toContain('La ley de California le da 5')
    expect(textOf(composeAgreement('cancellation', inCalifornia))).toContain(
      'before midnight on November 9, 2026',
    )
    expect(textOf(composeAgreement('contract', matter))).not.toContain('The law of')
  })

  it('say of what was paid before that it is given back', () => {
    const text = textOf(composeAgreement('contract', { ...matter, paidOn: '2026-10-30' }))
    expect(text).toContain('You paid this sum on October 30, 2026')
    expect(text).not.toContain('Nothing is charged, reserved or begun before')
  })

  it('name a money-back claim as the guarantee that it is', () => {
    const refund = { text: '90-day money-back guarantee.', isGuarantee: true }
    const text = textOf(composeAgreement('contract', { ...matter, product: { ...matter.product, refund } }))
    expect(text).toContain('The one guarantee is this: 90-day money-back guarantee.')
  })

  it('hold the notice of cancellation twice, in the words of 1679e(b) with name, address and day filled in', () => {
    const { title, blocks } = composeAgreement('cancellation', matter)
    const bold = blocks.flatMap((block) => (block.kind === 'bold' ? [block.text] : []))
    const form = [
      'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
      'To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to Example Disputes LLC at 100 Example Street, Suite 1, Wilmington, DE 19801 before midnight on November 5, 2026.',
      'I hereby cancel this transaction,',
    ]
    expect(title).toBe('Notice of Cancellation')
    expect(bold).toEqual([...form, ...form])
    expect(blocks.filter(({ kind }) => kind === 'blanks' || kind === 'page').map(({ kind }) => kind)).toEqual(
      ['blanks', 'page', 'blanks'],
    )
  })

  it.each(agreementPapers)('say on the Spanish copy of the %s that the English one is signed', (paper) => {
    const copy = composeAgreement(
      paper,
      { ...matter, contractSigned: signed, disclosureSigned: signed },
      'es',
    )
    expect(copy.blocks[0]).toMatchObject({
      kind: 'note',
      text: expect.stringContaining('Usted firma el documento en inglés'),
    })
    expect(textOf(copy)).not.toContain('10:04')
  })
})

describe('the papers as PDF', () => {
  let writer: DocumentWriter
  beforeAll(() => {
    writer = createDocumentWriter()
  })
  afterAll(() => writer.close())

  const set = (paper: AgreementPaperKey, language: 'en' | 'es') =>
    writer.writeAgreement(
      composeAgreement(paper, { ...matter, disclosureSigned: signed, contractSigned: signed }, language),
      '2026-11-02',
    )

  it.each([
    ['disclosure', 'en'],
    ['contract', 'en'],
    ['cancellation', 'en'],
    ['disclosure', 'es'],
    ['contract', 'es'],
    ['cancellation', 'es'],
  ] as const)('are tagged files that every glyph of is printed: %s, %s', async (paper, language) => {
    const { bytes, notes } = await set(paper, language)
    expect(notes).toEqual([])
    expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo')
    const again = await set(paper, language)
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true)
  })

  it('set the statement, its receipt and the signature on one page', async () => {
    expect((await set('disclosure', 'en')).pages).toBe(1)
    expect((await set('disclosure', 'es')).pages).toBe(1)
  })

  it('set the bold sentence in bold face, and the two copies of the notice on a page each', async () => {
    const contract = await set('contract', 'en')
    const notice = await set('cancellation', 'en')
    expect(notice.pages).toBe(2)
    expect(contract.pages).toBeLessThanOrEqual(3)
    expect(Buffer.from(contract.bytes).toString('latin1')).toMatch(/SourceSerif4[\w-]*Bold/)
  })
})
