import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/rules/language.ts'
import { judgeText } from '../../../shared/texts/judge-text.ts'
import type { NoticeSource } from '../../../shared/texts/notice-group.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { shippedText } from '../../../shared/texts/own-words-over.ts'
import { shippedNoticeTexts } from './shipped-notice-texts.ts'

describe('the list of texts of other mails', () => {
  // What stands before a fact in a table of facts, words of a state, and the entry of a calendar.
  const labels =
    /^(product|productName|amount|paidOn|reference|refunded|paid|madeOn|price|next|day|openUntil|supportUntil|service|recipient|when|minutes|minutesText|host|meeting|nextAction|(holds|statuses|calendar)\..*|judged\.(met|notMet))$/
  // The frame of all mails is locked as a whole: no list names it.
  const ofMails = (source: NoticeSource, texts: object) =>
    source === 'frame' ? leavesOf(texts).filter((path) => path.startsWith('signIn.')) : leavesOf(texts)
  const sources = Object.keys(shippedNoticeTexts) as NoticeSource[]

  it.each(sources)('holds all that mails of “%s” say but labels, each once and as it may stand', (source) => {
    const entries = noticeGroups.filter((group) => group.source === source).flatMap((group) => group.entries)
    const paths = entries.map(({ path }) => path)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const unlisted = ofMails(source, shippedNoticeTexts[source]('en')).filter((path) => !paths.includes(path))
    expect(unlisted.filter((path) => !labels.test(path))).toEqual([])
    for (const language of languages)
      for (const each of entries) {
        const shipped = shippedText(shippedNoticeTexts[source](language), each)
        expect(shipped, each.id).not.toMatch(/undefined|NaN|null/)
        expect(judgeText({ ...each, locked: null }, shipped), `${language} ${each.id}`).toBeNull()
      }
  })

  it('names each group once', () => {
    expect(new Set(noticeGroups.map(({ key }) => key)).size).toBe(noticeGroups.length)
  })

  it.each([
    [
      'the payment',
      'receipt thanks',
      'refund made',
      'purchase-receipt receipt.text',
      'funding-receipt receipt.text',
    ],
    [
      'the payment back',
      'purchase-refund refund.text',
      'postal-refund refund.text',
      'funding-refund refund.text',
    ],
    ['what renews', 'renewal-reminder renewal', 'renewal-reminder yearly', 'renewal-reminder cancel'],
    ['how to cancel', 'purchase-receipt manage', 'purchase-ending ending.text', 'purchase-ended ended.text'],
    ['the agreement', 'agreement-signed signed.cancel', 'agreement-signed signed.pay'],
    ['its end', 'agreement-cancelled cancelled.text', 'agreement-cancelled cancelled.refund'],
    [
      'the end of data',
      'retention retention.unused',
      'deletion deletion.change',
      'funding-deletion deletion.keep',
    ],
    ['what the post told', 'postal-delivered delivered.proved', 'postal-returned returned.text'],
    ['that nothing is promised', 'funding-received noPromise', 'funding-judged judged.meaning'],
    ['how links work', 'sign-in-link signIn.life', 'funding-received once', 'funding-draft draft.once'],
  ])('locks %s', (_what, ...ids) => {
    const locked = noticeGroups.flatMap(({ key, entries }) =>
      entries.filter((each) => each.locked).map(({ id }) => `${key} ${id}`),
    )
    expect(locked).toEqual(expect.arrayContaining(ids))
  })
})

function leavesOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path]
  return Object.entries(node).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`))
}
