import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../test/support/truth-report.ts'
import type { Page } from '../read/positioned-text.ts'
import { withWordsJoined } from '../read/touching-words.ts'
import { bestReading } from './best-reading.ts'
import type { UnreadLine } from './credit-report.ts'
import { readExperianAcr } from './experian-acr/layout.ts'
import { reportsOf } from './read-report.ts'

const pagesOf = (set: SampleSet = 'set-1', file = 'experian.pdf'): Promise<Page[]> =>
  keptPages(readFileSync(sampleFile(set, file)))

describe('the best reading of each section', () => {
  it('is that of the layout where the subheading of its accounts is spelled in many ways', async () => {
    let ways = 0
    const pages = (await pagesOf()).map((page) => ({
      ...page,
      // 'Account Info' stands above every account of this layout.
      words: page.words.map((word) =>
        word.text === 'Info' ? { ...word, text: `Overview${'abcdefghijklmnopqrstuvwxyz'[ways++]}` } : word,
      ),
    }))
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    const truth = readTruth('set-1').reports.find(({ bureau }) => bureau === 'Experian')
    expect(report?.accounts.map(({ creditor }) => creditor.value)).toEqual(
      truth?.accounts.map(({ creditor }) => creditor),
    )
    expect(report?.family).toBe('experian-acr')
    expect(report?.inquiries.length).toBe(truth?.inquiries.length)
    expect(report?.personal.names.map(({ value }) => value)).toEqual(truth?.personal.names)
  })

  it('is that of the layout where its labels have lost their colons', async () => {
    const pages = (await pagesOf('set-3', 'equifax.pdf')).map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, text: word.text.replace(/(?<=.):$/, '') })),
    }))
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    const truth = readTruth('set-3').reports.find(({ bureau }) => bureau === 'Equifax')
    expect(report?.accounts.map(({ creditor }) => creditor.value)).toEqual(
      truth?.accounts.map(({ creditor }) => creditor),
    )
    expect(report?.family).toBe('equifax-acr')
  })

  it('has its accounts by their labels where the layout lost most of them', async () => {
    const pages = (await pagesOf()).map(withWordsJoined)
    const whole = readExperianAcr(pages)
    const own = { ...whole, accounts: whole.accounts.slice(0, 3) }
    const best = bestReading([own, { ...whole, family: 'labelled' }], pages)
    expect(best?.accounts).toEqual(whole.accounts)
    // What a finding rests on was read by labels alone, and is at most of strength B.
    expect(best?.family).toBe('labelled')
  })

  it("keeps the person's data of a reading with names beside one that takes labels for addresses", async () => {
    const pages = (await pagesOf()).map(withWordsJoined)
    const own = readExperianAcr(pages)
    const label = own.personal.addresses[0]
    if (label === undefined) throw new Error('no address')
    const addresses = Array.from({ length: 40 }, () => ({ ...label, value: 'Date Reported' }))
    const other = { ...own, personal: { ...own.personal, names: [], addresses } }
    expect(bestReading([own, other], pages)?.personal).toEqual(own.personal)
  })

  it('claims no value that two good readings read differently', async () => {
    const pages = (await pagesOf()).map(withWordsJoined)
    const own = readExperianAcr(pages)
    const [first, ...others] = own.accounts
    if (first?.balance == null) throw new Error('no balance')
    const other = { ...own, accounts: [{ ...first, balance: { ...first.balance, value: 1 } }, ...others] }
    const best = bestReading([own, other], pages)
    expect(best?.accounts[0]?.balance).toMatchObject({ value: first.balance.value, confidence: 0.5 })
    expect(best?.accounts[0]?.opened?.confidence).toBe(1)
    expect(best?.accounts.slice(1)).toEqual(others)
  })

  it('has the lines of a section that its own reading did not understand, whatever another made of them', async () => {
    const pages = (await pagesOf()).map(withWordsJoined)
    const whole = readExperianAcr(pages)
    const [account, inquiry] = [whole.accounts[5], whole.inquiries[1]]
    if (account === undefined || inquiry === undefined) throw new Error('no entries')
    const inAccounts = { text: 'of an account', box: account.creditor.box }
    const inInquiries = { text: 'of an inquiry', box: inquiry.name.box }
    const elsewhere = { text: 'of no section', box: { page: 1, x: 30, y: 1, width: 50, height: 8 } }
    const without = (unread: UnreadLine[]) => ({ ...whole.coverage, unread })
    const unreadOf = (own: UnreadLine[], rival: UnreadLine[]) =>
      bestReading(
        [
          { ...whole, accounts: whole.accounts.slice(0, 3), coverage: without(own) },
          { ...whole, inquiries: [], family: 'labelled', coverage: without(rival) },
        ],
        pages,
      )?.coverage.unread
    // The accounts are the rival's, the inquiries its own.
    expect(unreadOf([], [inAccounts])).toEqual([inAccounts])
    expect(unreadOf([inAccounts], [])).toEqual([])
    expect(unreadOf([], [inInquiries])).toEqual([])
    expect(unreadOf([inInquiries], [])).toEqual([inInquiries])
    expect(unreadOf([elsewhere], [])).toEqual([])
    expect(unreadOf([elsewhere], [elsewhere])).toEqual([elsewhere])
  })
})
